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
    note: '3–4 players, about 40 minutes. Fair dice you can check.',
    options: {
      victoryPoints: 'Victory points',
      board: 'Board',
      trading: 'Player trading',
      turnCap: 'Turn limit',
    },
    values: {
      board: { spiral: 'Spiral', random: 'Random', beginner: 'First game', fair: 'Fair' },
      turnCap: { 0: 'none' },
    },
    boardNotes: {
      spiral: 'Random terrain, official number spiral: red numbers (6 and 8) never touch.',
      random: 'Random terrain and random numbers.',
      fair: 'Made so that every seat has an equal chance to win.',
      beginner: 'Always the same board, with the first pieces already placed.',
    },
    bots: {
      easy: 'Builds what it can, otherwise plays at random.',
      normal: 'Plays whatever is worth most right now.',
      hard: 'Counts cards and thinks a few turns ahead.',
      expert: 'Thinks longest and furthest. Plays to win.',
    },
    endings: {
      last_player: 'all others resigned',
      turn_cap: 'turn limit reached',
    },
    showBoard: 'View board',
    streams: {
      'first-player': 'First player drawn',
      dice: 'Rolls',
      deck: 'Cards drawn',
      steal: 'Steals',
    },
  } satisfies GameWords & { boardNotes: object },
  /** What only its own part of the page says. */
  areas: { catanBoard, catanTable, catanTrade, catanLog },
  // What it adds to areas that all games share.
  lobby: {
    mayNotEnd: (points: number) => `Above ${points} points a game may never end: set a turn limit under “More rules”.`,
  },
  end: {
    pointsOnTurn: (points: number, turn: number) => `${counted(points, 'point')} on turn ${turn}`,
    lastPlayer: (turn: number) => `All others resigned by turn ${turn}`,
    turnCap: (turn: number) => `Turn limit reached after ${counted(turn, 'turn')}`,
    settlements: (count: number) => counted(count, 'settlement'),
    cities: (count: number) => counted(count, 'city', 'cities'),
    victoryCards: (count: number) => counted(count, 'Victory Point card'),
    longestRoad: 'Longest Road',
    largestArmy: 'Largest Army',
    points: 'Points',
    byTurn: 'by turn, including hidden points',
    pointsLabel: (turns: number) => `Points over ${counted(turns, 'turn')}`,
    dice: 'Dice',
    diceNote: (rolls: number) => `${counted(rolls, 'roll')}; line: expected`,
    diceLabel: (rolls: number) => `Totals of ${counted(rolls, 'roll')} and how many to expect`,
    sum: 'Total',
    came: 'Rolled',
    expected: 'Expected',
    yourCorners: (cards: number, expected: string) =>
      `You received ${counted(cards, 'card')} from rolls; ${expected} expected.`,
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
    resources: { wood: 'wood', brick: 'brick', sheep: 'sheep', wheat: 'wheat', ore: 'ore' },
    hiddenCards: (count: number) => `${count} hidden`,
    developmentCards: 'development cards',
    knights: 'knights played',
    road: 'road length',
    cards: {
      knight: 'knight',
      victory_point: 'victory point',
      road_building: 'road building',
      year_of_plenty: 'year of plenty',
      monopoly: 'monopoly',
    },
  },
}
