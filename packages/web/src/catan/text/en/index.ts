import type { GameWords } from '../../../games/game-words.ts'
import { counted } from '../../../text/numbers.ts'
import { catanBoard, catanLog } from './log.ts'
import { catanTable } from './table.ts'
import { catanTrade } from './trade.ts'

export const catan = {
  /** What lists, lobbies and results say of every game. */
  about: {
    name: 'Catan',
    pitch: 'Settle the island, trade, reach ten points.',
    note: '3 to 4 players, about 40 minutes. Dice you can check.',
    options: {
      victoryPoints: 'Points to win',
      board: 'Board',
      trading: 'Trade between players',
      turnCap: 'Turns until the game is stopped',
    },
    values: {
      board: { spiral: 'Spiral', random: 'Random', beginner: 'First game', fair: 'Fair' },
      turnCap: { 0: 'never' },
    },
    boardNotes: {
      spiral: 'Land by chance, numbers in the order of the rules: 6 and 8 never touch.',
      random: 'Land and numbers all by chance.',
      fair: 'Made so that the seats have even chances.',
      beginner: 'Always the same island, with the first pieces already placed.',
    },
    bots: {
      easy: 'Builds what it can, otherwise plays at random.',
      normal: 'Takes what is worth most right now.',
      hard: 'Counts cards and thinks a few turns ahead.',
      expert: 'Thinks longest and furthest. It wants to win.',
    },
    endings: {
      last_player: 'all others resigned',
      turn_cap: 'the turns were over',
    },
    showBoard: 'Look at the island',
    streams: {
      'first-player': 'First player drawn',
      dice: 'Rolls made again',
      deck: 'Cards drawn',
      steal: 'Steals',
    },
  } satisfies GameWords & { boardNotes: object },
  /** What only its own part of the page says. */
  areas: { catanBoard, catanTable, catanTrade, catanLog },
  // What it adds to areas that all games share.
  lobby: {
    mayNotEnd: (points: number) =>
      `With more than ${points} points a game may never end: set the turns until it is stopped, among more rules.`,
  },
  end: {
    pointsOnTurn: (points: number, turn: number) => `${counted(points, 'point')} on turn ${turn}`,
    lastPlayer: (turn: number) => `Everybody else resigned by turn ${turn}`,
    turnCap: (turn: number) => `The game ended after ${counted(turn, 'turn')}`,
    settlements: (count: number) => counted(count, 'settlement'),
    cities: (count: number) => counted(count, 'city', 'cities'),
    victoryCards: (count: number) => counted(count, 'victory point card'),
    longestRoad: 'Longest Road',
    largestArmy: 'Largest Army',
    points: 'Points',
    byTurn: 'by turn, hidden ones too',
    pointsLabel: (turns: number) => `Points over ${counted(turns, 'turn')}`,
    dice: 'Dice',
    diceNote: (rolls: number) => `${counted(rolls, 'roll')}, line: expected`,
    diceLabel: (rolls: number) => `Sums of ${counted(rolls, 'roll')} against what is to be expected`,
    sum: 'Sum',
    came: 'Came',
    expected: 'Expected',
    yourCorners: (cards: number, expected: string) => `Your corners: ${counted(cards, 'card')}, ${expected} expected.`,
    cards: 'Cards gained',
    cardsNote: 'by source',
    production: 'production',
    trades: 'trades',
    stealsAndCards: 'steals and cards',
    lostCards: 'Cards lost',
    lostNote: 'by cause',
    robber: 'robber',
    sevens: 'sevens',
    monopoly: 'monopoly',
  },
  replay: {
    points: 'points',
    goods: { wood: 'wood', brick: 'brick', sheep: 'sheep', wheat: 'wheat', ore: 'ore' },
    hiddenCards: (count: number) => `${count} hidden`,
    developmentCards: 'development cards',
    knights: 'knights played',
    road: 'longest road',
    cards: {
      knight: 'knight',
      victory_point: 'victory point',
      road_building: 'road building',
      year_of_plenty: 'year of plenty',
      monopoly: 'monopoly',
    },
  },
}
