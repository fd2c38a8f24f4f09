import type { Action } from '@serai/kernel'
import { type Offer, proposeTrade } from '../actions/offer.ts'
import { covers, partnersOf } from '../rules/trade.ts'
import * as layout from '../state/layout.ts'
import { STAGE_MAIN } from '../state/stage.ts'
import { OFFERS_PER_TURN } from '../vocabulary.ts'

type CatanState = layout.CatanState

/** Cards given and wanted, of two types: 1 for 1, 2 for 1, 1 for 2. */
const DEALS = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const

/** The usual offers, for bots and learners: 60, each to everybody whom the seat may address. */
export const CATALOGUE: readonly Offer[] = DEALS.flatMap(([gives, wants]) =>
  [0, 1, 2, 3, 4].flatMap((from) =>
    [0, 1, 2, 3, 4]
      .filter((to) => to !== from)
      .map((to) => ({
        give: [0, 1, 2, 3, 4].map((r) => (r === from ? gives : 0)),
        want: [0, 1, 2, 3, 4].map((r) => (r === to ? wants : 0)),
      })),
  ),
)

/** The place of an offer in the catalogue, or -1. */
export function catalogueIndex({ give, want }: Offer): number {
  return BY_SIDES.get(`${give}>${want}`) ?? -1
}

const BY_SIDES: ReadonlyMap<string, number> = new Map(
  CATALOGUE.map(({ give, want }, index) => [`${give}>${want}`, index]),
)

/** R65-R69, R77, R79; nobody else's hand is looked at (R155). */
export function offers(s: CatanState, seat: number, out: Action[]): number {
  if (s[layout.STAGE] !== STAGE_MAIN || s[layout.TRADING] === 0) return 0
  if (((s[layout.PLAYING]! >> seat) & 1) === 0 || s[layout.OFFERS_MADE + seat]! >= OFFERS_PER_TURN) return 0
  const to = partnersOf(s, seat)
  let n = 0
  for (const offer of CATALOGUE) if (covers(s, seat, offer.give)) out[n++] = proposeTrade({ to, ...offer })
  return n
}
