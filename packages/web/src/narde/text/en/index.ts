import type { GameWords } from '../../../games/game-words.ts'
import { counted } from '../../../text/numbers.ts'
import { narde, nardeLog } from './table.ts'

export const longNarde = {
  /** What lists, lobbies and results say of every game. */
  about: {
    name: 'Long Narde',
    pitch: 'Fifteen checkers, one road, no hitting.',
    note: '2 players, about 15 minutes. Dice you can check.',
    options: {
      opening: 'First turn',
      scoring: 'Scoring',
      lastRoll: 'Last roll',
      matchPoints: 'Points to win the match',
    },
    values: {
      opening: { play: 'Plays the opening dice', reroll: 'Rolls again' },
      scoring: { winloss: 'Win or loss', winlosstie: 'With draws' },
      lastRoll: { 'fourteen-off': 'Who has 14 off', 'second-player': 'Who began second' },
    },
    bots: {
      easy: 'Knows the game, but is often careless.',
      normal: 'Weighs pips, blocks and the head.',
      hard: 'Learned by playing itself.',
      expert: 'Learned by playing itself, and looks one roll ahead.',
    },
    endings: {
      oin: 'oin',
      mars: 'mars',
      resigned: 'resignation',
    },
    showBoard: 'Look at the board',
    streams: {
      opening: 'Opening rolls',
      dice: 'Rolls made again',
    },
  } satisfies GameWords,
  /** What only its own part of the page says. */
  areas: { narde, nardeLog },
  // What it adds to an area that all games share.
  end: {
    matchDetail: (more: number, less: number, games: number) => `${more} : ${less} after ${counted(games, 'game')}`,
    reasons: { oin: 'oin', mars: 'mars', draw: 'a draw', resigned: 'resignation' },
    byReason: {
      oin: 'Oin, one point',
      draw: 'Both have finished',
    },
    myMars: 'Mars, two points: you have borne off no checker',
    theirMars: (name: string) => `Mars, two points: ${name} has borne off no checker`,
    asMars: (what: string) => `${what} (mars, two points)`,
    theyResigned: (name: string) => `${name} resigned`,
    off: (count: number) => `${count} off`,
    pips: (count: number) => counted(count, 'pip'),
    pipsTitle: 'Pips to go',
    pipsNote: 'by turn of the game',
    pipsLabel: (game: number) => `Pips to go over game ${game}`,
    luck: 'Luck of the dice',
    luckNote: 'pips rolled above the average',
    luckLabel: (game: number) => `Pips rolled above the average over game ${game}`,
    luckSum: (name: string, rolled: number, average: string) =>
      `${name}: ${counted(rolled, 'pip')}, ${average} on average.`,
    lostPips: (pips: number) => `${pips} of them could not be played.`,
    game: 'Game',
    gameOf: (game: number, games: number) => `Game ${game} of ${games}`,
    chartsOf: 'Charts of',
    matchTitle: 'The match',
    matchTo: (points: number) => `to ${counted(points, 'point')}`,
    winner: 'Winner',
    nobody: 'nobody',
    result: 'Result',
  },
}
