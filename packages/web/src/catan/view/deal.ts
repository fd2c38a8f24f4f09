import { type CatanState, handOf, type OpenOffer, offerById, offerOf, readAction } from '@serai/catan'
import type { Action } from '@serai/kernel'
import type { Counts } from '../resources/counts.ts'
import { afterAction } from './targeting.ts'

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

/** The goods that an action of mine moves; null: it moves none. */
export function dealOf(state: CatanState, seat: number, action: Action): Deal | null {
  const read = readAction(action)
  switch (read.type) {
    case 'PROPOSE_TRADE':
      return { give: read.give, get: read.want, partner: null, isRefused: false, isOffer: true }
    case 'COUNTER_TRADE': {
      const partner = offerById(state, read.tradeId)?.from ?? null
      return { give: read.give, get: read.want, partner, isRefused: false, isOffer: true }
    }
    case 'ACCEPT_TRADE':
      return theirs(offerById(state, read.tradeId), false)
    case 'REJECT_TRADE':
      return theirs(offerById(state, read.tradeId), true)
    case 'CONFIRM_TRADE': {
      const mine = offerOf(state, seat)
      return mine && { give: mine.give, get: mine.want, partner: read.partner, isRefused: false, isOffer: false }
    }
    case 'TRADE_WITH_BANK':
    case 'PLAY_YEAR_OF_PLENTY':
      return withBank(handOf(state, seat), handOf(afterAction(state, seat, action), seat))
    default:
      return null
  }
}

function withBank(before: Counts, after: Counts): Deal {
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
