import type { Action, Seat, SeatSet } from '@serai/kernel'
import * as numbers from './actions/numbers.ts'
import { counterTrade, isCounter, isProposal, proposeTrade, readCounter, readProposal } from './actions/offer.ts'
import type { Counts } from './read.ts'

/**
 * An action with named fields. Places, resources and cards are indices as the reading functions use them; the wire
 * form with ids is `catan.encode`.
 */
export type CatanAction =
  | { readonly type: 'PLACE_SETUP_SETTLEMENT' | 'BUILD_SETTLEMENT' | 'UPGRADE_TO_CITY'; readonly vertex: number }
  | { readonly type: 'PLACE_SETUP_ROAD' | 'BUILD_ROAD'; readonly edge: number }
  | { readonly type: Bare }
  /** One resource where the bank has no more (R105). */
  | { readonly type: 'PLAY_YEAR_OF_PLENTY'; readonly resources: readonly number[] }
  | { readonly type: 'PLAY_MONOPOLY' | 'DISCARD'; readonly resource: number }
  | { readonly type: 'TRADE_WITH_BANK'; readonly give: number; readonly get: number }
  | { readonly type: 'MOVE_ROBBER'; readonly hex: number }
  | { readonly type: 'STEAL_RANDOM_CARD'; readonly victim: Seat }
  | { readonly type: 'ACCEPT_TRADE' | 'REJECT_TRADE' | 'CANCEL_TRADE'; readonly tradeId: number }
  | { readonly type: 'CONFIRM_TRADE'; readonly tradeId: number; readonly partner: Seat }
  | { readonly type: 'FIRST_PLAYER'; readonly seat: Seat }
  | { readonly type: 'DICE'; readonly a: number; readonly b: number }
  /** Null: the viewer may not know it. */
  | { readonly type: 'DRAW'; readonly card: number | null }
  | { readonly type: 'STOLEN'; readonly resource: number | null }
  | { readonly type: 'PROPOSE_TRADE'; readonly to: SeatSet; readonly give: Counts; readonly want: Counts }
  | { readonly type: 'COUNTER_TRADE'; readonly tradeId: number; readonly give: Counts; readonly want: Counts }

type Bare =
  | 'ROLL_DICE'
  | 'PLAY_KNIGHT'
  | 'PLAY_ROAD_BUILDING'
  | 'PLAY_VICTORY_POINT'
  | 'BUY_DEVELOPMENT_CARD'
  | 'END_TURN'
  | 'RESIGN'

export type ActionType = CatanAction['type']

export function readAction(action: Action): CatanAction {
  if (isProposal(action)) return { type: 'PROPOSE_TRADE', ...readProposal(action) }
  if (isCounter(action)) return { type: 'COUNTER_TRADE', ...readCounter(action) }
  const type = numbers.KINDS[numbers.KIND_OF[action]!] as Exclude<ActionType, 'PROPOSE_TRADE' | 'COUNTER_TRADE'>
  const argument = numbers.ARGUMENT_OF[action]!
  switch (type) {
    case 'PLACE_SETUP_SETTLEMENT':
    case 'BUILD_SETTLEMENT':
    case 'UPGRADE_TO_CITY':
      return { type, vertex: argument }
    case 'PLACE_SETUP_ROAD':
    case 'BUILD_ROAD':
      return { type, edge: argument }
    case 'PLAY_YEAR_OF_PLENTY':
      return { type, resources: [numbers.PLENTY_A[argument]!, numbers.PLENTY_B[argument]!].filter((r) => r >= 0) }
    case 'PLAY_MONOPOLY':
    case 'DISCARD':
      return { type, resource: argument }
    case 'TRADE_WITH_BANK':
      return { type, give: Math.floor(argument / 5), get: argument % 5 }
    case 'MOVE_ROBBER':
      return { type, hex: argument }
    case 'STEAL_RANDOM_CARD':
      return { type, victim: argument }
    case 'ACCEPT_TRADE':
    case 'REJECT_TRADE':
    case 'CANCEL_TRADE':
      return { type, tradeId: argument }
    case 'CONFIRM_TRADE':
      return { type, tradeId: argument >> 2, partner: argument & 3 }
    case 'FIRST_PLAYER':
      return { type, seat: argument }
    case 'DICE':
      return { type, a: Math.floor(argument / 6) + 1, b: (argument % 6) + 1 }
    case 'DRAW':
      return { type, card: argument === numbers.HIDDEN ? null : argument }
    case 'STOLEN':
      return { type, resource: argument === numbers.HIDDEN ? null : argument }
    default:
      return { type }
  }
}

/** The way back. */
export function makeAction(action: CatanAction): Action {
  switch (action.type) {
    case 'PROPOSE_TRADE':
      return proposeTrade(action)
    case 'COUNTER_TRADE':
      return counterTrade(action)
    case 'PLACE_SETUP_SETTLEMENT':
    case 'BUILD_SETTLEMENT':
    case 'UPGRADE_TO_CITY':
      return numbers.FIRST_OF[action.type] + action.vertex
    case 'PLACE_SETUP_ROAD':
    case 'BUILD_ROAD':
      return numbers.FIRST_OF[action.type] + action.edge
    case 'PLAY_YEAR_OF_PLENTY':
      return numbers.PLAY_YEAR_OF_PLENTY + plentyIndex(action.resources)
    case 'PLAY_MONOPOLY':
    case 'DISCARD':
      return numbers.FIRST_OF[action.type] + action.resource
    case 'TRADE_WITH_BANK':
      return numbers.TRADE_WITH_BANK + 5 * action.give + action.get
    case 'MOVE_ROBBER':
      return numbers.MOVE_ROBBER + action.hex
    case 'STEAL_RANDOM_CARD':
      return numbers.STEAL_RANDOM_CARD + action.victim
    case 'ACCEPT_TRADE':
    case 'REJECT_TRADE':
    case 'CANCEL_TRADE':
      return numbers.FIRST_OF[action.type] + action.tradeId
    case 'CONFIRM_TRADE':
      return numbers.CONFIRM_TRADE + 4 * action.tradeId + action.partner
    case 'FIRST_PLAYER':
      return numbers.FIRST_PLAYER + action.seat
    case 'DICE':
      return numbers.DICE + 6 * (action.a - 1) + action.b - 1
    case 'DRAW':
      return numbers.DRAW + (action.card ?? numbers.HIDDEN)
    case 'STOLEN':
      return numbers.STOLEN + (action.resource ?? numbers.HIDDEN)
    default:
      return numbers.FIRST_OF[action.type]
  }
}

function plentyIndex(resources: readonly number[]): number {
  const [a, b = -1] = [...resources].sort((x, y) => x - y)
  return numbers.PLENTY_A.findIndex((first, index) => first === a && numbers.PLENTY_B[index] === b)
}
