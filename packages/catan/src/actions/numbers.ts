import type { Action } from '@serai/kernel'
import { EDGES, HEXES, VERTICES } from '../board/geometry.ts'

/**
 * Actions as numbers (R157, R158, R173). Each kind has a run of them, one per value of its argument;
 * open-ended offers lie above OPEN_ENDED, packed by offer.ts.
 */
export const KINDS = [
  'PLACE_SETUP_SETTLEMENT',
  'PLACE_SETUP_ROAD',
  'ROLL_DICE',
  'PLAY_KNIGHT',
  'PLAY_ROAD_BUILDING',
  'PLAY_YEAR_OF_PLENTY',
  'PLAY_MONOPOLY',
  'PLAY_VICTORY_POINT',
  'BUILD_ROAD',
  'BUILD_SETTLEMENT',
  'UPGRADE_TO_CITY',
  'BUY_DEVELOPMENT_CARD',
  'TRADE_WITH_BANK',
  'DISCARD',
  'MOVE_ROBBER',
  'STEAL_RANDOM_CARD',
  'END_TURN',
  'ACCEPT_TRADE',
  'REJECT_TRADE',
  'CANCEL_TRADE',
  'CONFIRM_TRADE',
  'RESIGN',
  'FIRST_PLAYER',
  'DICE',
  'DRAW',
  'STOLEN',
  'PROPOSE_TRADE',
  'COUNTER_TRADE',
] as const
export type Kind = (typeof KINDS)[number]

export const TRADE_IDS = 512
/** The last outcome of DRAW and STOLEN: one that the viewer may not know. */
export const HIDDEN = 5

export const PLACE_SETUP_SETTLEMENT = 0
export const PLACE_SETUP_ROAD = PLACE_SETUP_SETTLEMENT + VERTICES
export const ROLL_DICE = PLACE_SETUP_ROAD + EDGES
export const PLAY_KNIGHT = ROLL_DICE + 1
export const PLAY_ROAD_BUILDING = PLAY_KNIGHT + 1
/** By plenty index: 15 unordered pairs, then 5 single cards (R105). */
export const PLAY_YEAR_OF_PLENTY = PLAY_ROAD_BUILDING + 1
export const PLAY_MONOPOLY = PLAY_YEAR_OF_PLENTY + 20
export const PLAY_VICTORY_POINT = PLAY_MONOPOLY + 5
export const BUILD_ROAD = PLAY_VICTORY_POINT + 1
export const BUILD_SETTLEMENT = BUILD_ROAD + EDGES
export const UPGRADE_TO_CITY = BUILD_SETTLEMENT + VERTICES
export const BUY_DEVELOPMENT_CARD = UPGRADE_TO_CITY + VERTICES
/** By 5 * give + get. */
export const TRADE_WITH_BANK = BUY_DEVELOPMENT_CARD + 1
export const DISCARD = TRADE_WITH_BANK + 25
export const MOVE_ROBBER = DISCARD + 5
export const STEAL_RANDOM_CARD = MOVE_ROBBER + HEXES
export const END_TURN = STEAL_RANDOM_CARD + 4
export const ACCEPT_TRADE = END_TURN + 1
export const REJECT_TRADE = ACCEPT_TRADE + TRADE_IDS
export const CANCEL_TRADE = REJECT_TRADE + TRADE_IDS
/** By 4 * trade id + partner. */
export const CONFIRM_TRADE = CANCEL_TRADE + TRADE_IDS
export const RESIGN = CONFIRM_TRADE + 4 * TRADE_IDS
export const FIRST_PLAYER = RESIGN + 1
/** By 6 * (a - 1) + (b - 1). */
export const DICE = FIRST_PLAYER + 4
export const DRAW = DICE + 36
export const STOLEN = DRAW + 6
export const FINITE_ACTIONS = STOLEN + 6

export const OPEN_ENDED = 2 ** 20

const starts = [
  PLACE_SETUP_SETTLEMENT,
  PLACE_SETUP_ROAD,
  ROLL_DICE,
  PLAY_KNIGHT,
  PLAY_ROAD_BUILDING,
  PLAY_YEAR_OF_PLENTY,
  PLAY_MONOPOLY,
  PLAY_VICTORY_POINT,
  BUILD_ROAD,
  BUILD_SETTLEMENT,
  UPGRADE_TO_CITY,
  BUY_DEVELOPMENT_CARD,
  TRADE_WITH_BANK,
  DISCARD,
  MOVE_ROBBER,
  STEAL_RANDOM_CARD,
  END_TURN,
  ACCEPT_TRADE,
  REJECT_TRADE,
  CANCEL_TRADE,
  CONFIRM_TRADE,
  RESIGN,
  FIRST_PLAYER,
  DICE,
  DRAW,
  STOLEN,
  FINITE_ACTIONS,
]

/** The first action of each kind that has a run of them. */
export const FIRST_OF = Object.fromEntries(starts.slice(0, -1).map((start, kind) => [KINDS[kind], start])) as Readonly<
  Record<Exclude<Kind, 'PROPOSE_TRADE' | 'COUNTER_TRADE'>, Action>
>

/** The kind of each finite action, as an index into KINDS, and its argument. */
export const KIND_OF = new Uint8Array(FINITE_ACTIONS)
export const ARGUMENT_OF = new Uint16Array(FINITE_ACTIONS)
for (let kind = 0; kind + 1 < starts.length; kind++) {
  for (let action = starts[kind]!; action < starts[kind + 1]!; action++) {
    KIND_OF[action] = kind
    ARGUMENT_OF[action] = action - starts[kind]!
  }
}

/** Resources of a plenty index: the two of a pair, or one and -1. */
export const PLENTY_A = new Int8Array(20)
export const PLENTY_B = new Int8Array(20).fill(-1)
let pair = 0
for (let a = 0; a < 5; a++) for (let b = a; b < 5; b++, pair++) [PLENTY_A[pair], PLENTY_B[pair]] = [a, b]
for (let single = 0; single < 5; single++) PLENTY_A[15 + single] = single
