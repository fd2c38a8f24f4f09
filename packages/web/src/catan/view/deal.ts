import { actions, type CatanState, offer } from '@serai/catan'
import type { Action } from '@serai/kernel'
import type { Counts } from '../goods/counts.ts'
import { offerById } from '../trade/composer.ts'
import { type OpenOffer, openOffer } from '../trade/open-offer.ts'
import { afterAction } from './aim.ts'
import { handOf } from './hand-counts.ts'

/** What an action about goods would do to my hand, or keep from it. */
export interface Deal {
  readonly give: Counts
  readonly get: Counts
  /** The other player, where there is one. */
  readonly partner: number | null
  /** It is what the action refuses. */
  readonly isRefused: boolean
  /** Somebody else has still to agree. */
  readonly isOffer: boolean
}

const isWithin = (action: Action, first: Action, after: Action): boolean => action >= first && action < after

/** The goods that an action of mine moves; null: it moves none. */
export function dealOf(state: CatanState, seat: number, action: Action): Deal | null {
  if (offer.isProposal(action)) {
    const { give, want } = offer.readProposal(action)
    return { give, get: want, partner: null, isRefused: false, isOffer: true }
  }
  if (offer.isCounter(action)) {
    const { tradeId, give, want } = offer.readCounter(action)
    return { give, get: want, partner: offerById(state, tradeId)?.from ?? null, isRefused: false, isOffer: true }
  }
  const argument = actions.ARGUMENT_OF[action]!
  switch (actions.KINDS[actions.KIND_OF[action]!]) {
    case 'ACCEPT_TRADE':
      return theirs(offerById(state, argument), false)
    case 'REJECT_TRADE':
      return theirs(offerById(state, argument), true)
    case 'CONFIRM_TRADE': {
      const mine = openOffer(state, seat)
      return mine && { give: mine.give, get: mine.want, partner: argument & 3, isRefused: false, isOffer: false }
    }
  }
  const isKnown =
    isWithin(action, actions.TRADE_WITH_BANK, actions.DISCARD) ||
    isWithin(action, actions.PLAY_YEAR_OF_PLENTY, actions.PLAY_MONOPOLY)
  if (!isKnown) return null
  const [before, after] = [handOf(state, seat), handOf(afterAction(state, seat, action), seat)]
  return {
    give: before.map((count, good) => Math.max(0, count - after[good]!)),
    get: after.map((count, good) => Math.max(0, count - before[good]!)),
    partner: null,
    isRefused: false,
    isOffer: false,
  }
}

/** From the side of who is asked. */
function theirs(open: OpenOffer | null, isRefused: boolean): Deal | null {
  return open && { give: open.want, get: open.give, partner: open.from, isRefused, isOffer: false }
}
