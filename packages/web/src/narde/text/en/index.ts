import type { GameWords } from '../../../games/game-words.ts'
import { counted } from '../../../text/numbers.ts'
import { narde, nardeLog } from './table.ts'

export const longNarde = {
  /** What lists, lobbies and results say of every game. */
  about: {
    name: 'Long Narde',
    pitch: 'Fifteen checkers, once around the board and off.',
    note: '2 players, about 15 minutes. Fair dice you can check.',
    options: {
      opening: 'First turn',
      scoring: 'Scoring',
      lastRoll: 'Last roll',
      matchPoints: 'Match length (points)',
    },
    values: {
      opening: { play: 'With the opening roll', reroll: 'With a new roll' },
      scoring: { winloss: 'No draws', winlosstie: 'Draws possible' },
      lastRoll: { 'fourteen-off': 'Only with 14 off', 'second-player': 'Always for the second player' },
    },
    bots: {
      easy: 'Knows the game, but is often careless.',
      normal: 'Races well and builds blocks.',
      hard: 'Trained by self-play.',
      expert: 'Trained by self-play, and looks one roll ahead.',
    },
    endings: {
      oin: 'single win',
      mars: 'gammon',
      resigned: 'resignation',
    },
    showBoard: 'View board',
    streams: {
      opening: 'Opening rolls',
      dice: 'Rolls',
    },
  } satisfies GameWords,
  /** What only its own part of the page says. */
  areas: { narde, nardeLog },
  // What it adds to an area that all games share.
  end: {
    matchDetail: (more: number, less: number, games: number) => `${more}–${less} after ${counted(games, 'game')}`,
    reasons: { oin: 'single win', mars: 'gammon', draw: 'draw', resigned: 'resignation' },
    byReason: {
      oin: 'Single win (oin), 1 point',
      draw: 'Both bore off all checkers',
    },
    myMars: 'Gammon (mars), 2 points: you bore off no checkers',
    theirMars: (name: string) => `Gammon (mars), 2 points: ${name} bore off no checkers`,
    asMars: (what: string) => `${what} (gammon, 2 points)`,
    theyResigned: (name: string) => `${name} resigned`,
    off: (count: number) => `${count} off`,
    pips: (count: number) => counted(count, 'pip'),
    pipsTitle: 'Pip count',
    pipsNote: 'by turn',
    pipsLabel: (game: number) => `Pip count over game ${game}`,
    luck: 'Dice luck',
    luckNote: 'pips rolled above average',
    luckLabel: (game: number) => `Pips rolled above average in game ${game}`,
    luckSum: (name: string, rolled: number, average: string) =>
      `${name}: ${counted(rolled, 'pip')} rolled, ${average} expected.`,
    lostPips: (pips: number) => `${pips} of them could not be played.`,
    game: 'Game',
    gameOf: (game: number, games: number) => `Game ${game} of ${games}`,
    chartsOf: 'Charts for',
    matchTitle: 'Match',
    matchTo: (points: number) => `to ${counted(points, 'point')}`,
    winner: 'Winner',
    nobody: 'nobody',
    result: 'Result',
  },
}
