import type { Action } from '@serai/kernel'
import { OPEN_ENDED, TRADE_IDS } from './numbers.ts'

/** A trade offer from its proposer's side; counts in the order of the resources. */
export interface Offer {
  readonly give: readonly number[]
  readonly want: readonly number[]
}

export interface Proposal extends Offer {
  /** Seats as bits. */
  readonly to: number
}

export interface Counter extends Offer {
  readonly tradeId: number
}

/** A side has 0 … 19 cards of each type, so both sides, the addressees and a trade id fit one exact integer. */
const SIDE = 20 ** 5
const COUNTERS = OPEN_ENDED + 16 * SIDE * SIDE
const OPEN_END = COUNTERS + TRADE_IDS * SIDE * SIDE

const pack = (counts: readonly number[]): number => counts.reduce((sum, count) => sum * 20 + count, 0)

function unpack(packed: number): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (let i = 4, rest = packed; i >= 0; i--, rest = Math.floor(rest / 20)) counts[i] = rest % 20
  return counts
}

const sides = (packed: number): Offer => ({
  give: unpack(Math.floor(packed / SIDE) % SIDE),
  want: unpack(packed % SIDE),
})

export function proposeTrade({ to, give, want }: Proposal): Action {
  return OPEN_ENDED + (to * SIDE + pack(give)) * SIDE + pack(want)
}

export function counterTrade({ tradeId, give, want }: Counter): Action {
  return COUNTERS + (tradeId * SIDE + pack(give)) * SIDE + pack(want)
}

export function isProposal(action: Action): boolean {
  return action >= OPEN_ENDED && action < COUNTERS && Number.isInteger(action)
}

export function isCounter(action: Action): boolean {
  return action >= COUNTERS && action < OPEN_END && Number.isInteger(action)
}

export function readProposal(action: Action): Proposal {
  const packed = action - OPEN_ENDED
  return { to: Math.floor(packed / (SIDE * SIDE)), ...sides(packed) }
}

export function readCounter(action: Action): Counter {
  const packed = action - COUNTERS
  return { tradeId: Math.floor(packed / (SIDE * SIDE)), ...sides(packed) }
}
