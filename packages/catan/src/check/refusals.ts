import { type RefusalOf, refuser, type Seat } from '@serai/kernel'
import type { StageName } from '../state/stage-names.ts'
import type { Card, Resource } from '../vocabulary.ts'

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
type Code = (typeof REFUSALS)[number]

export type Cards = { [resource in Resource]?: number }

interface Details {
  /** Whose turn it is, where that is why. */
  E_NOT_ACTIVE: { readonly active?: Seat }
  E_STAGE: { readonly [part in keyof StageName]: StageName[part] }
  E_PAYLOAD: { readonly fault?: string }
  E_DISTANCE: { readonly vertexId: string }
  E_CANNOT_PAY: { readonly needed: Readonly<Cards>; readonly had: Readonly<Cards> }
  /** What the bank lacks, or how many cards it has in all. */
  E_BANK: { readonly resource: Resource } | { readonly had: number }
  E_CARD_NOT_HELD: { readonly card: Card }
  E_CARD_NEW: { readonly card: Card }
  E_DISCARD_HAND: { readonly resource: Resource }
  E_TRADE_LIMIT: { readonly most: number }
}

export type CatanRefusal = RefusalOf<Code, Details>

/** The answer of a check: null when there is nothing against it. */
export type Refused = CatanRefusal | null

export const refuse = refuser<Code, Details>()

/** For what needs no words beside its code. */
export function fault(found: boolean, code: Exclude<Code, keyof Details> | 'E_PAYLOAD'): Refused {
  return found ? refuse(code) : null
}
