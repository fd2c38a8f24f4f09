import { type Refusal, refuse } from '@serai/kernel'

/** R161, in the order of its rows (R162). */
export const REFUSALS = [
  'E_GAME_OVER',
  'E_NOT_ACTIVE',
  'E_STAGE',
  'E_PAYLOAD',
  'E_ROLLED',
  'E_MUST_ROLL',
  'E_OCCUPIED',
  'E_DISTANCE',
  'E_NOT_CONNECTED',
  'E_BLOCKED',
  'E_SETUP_ROAD',
  'E_NOT_OWN_SETTLEMENT',
  'E_NO_PIECE',
  'E_CANNOT_PAY',
  'E_BANK',
  'E_DECK',
  'E_CARD_NOT_HELD',
  'E_CARD_NEW',
  'E_CARD_LIMIT',
  'E_CARD_VP',
  'E_CARD_NO_EFFECT',
  'E_DISCARD_HAND',
  'E_DISCARD_NONE',
  'E_ROBBER_SAME',
  'E_VICTIM',
  'E_TRADE_COVER',
  'E_TRADE_EMPTY',
  'E_TRADE_SAME',
  'E_TRADE_PARTY',
  'E_TRADE_STALE',
  'E_TRADE_ADDRESSEE',
  'E_TRADE_LIMIT',
] as const
export type CatanRefusal = (typeof REFUSALS)[number]

/** The answer of a check: null when there is nothing against it. */
export type Refused = Refusal<CatanRefusal> | null

export function fault(found: boolean, code: CatanRefusal): Refused {
  return found ? refuse(code) : null
}
