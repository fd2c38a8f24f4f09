import {
  type CatanState,
  catan,
  handOf,
  isTrading,
  OFFERS_PER_TURN,
  offerById,
  partnersOf,
  playingSeats,
  stageOf,
} from '@serai/catan'
import { actions, offer } from '@serai/catan/raw'
import { type Action, type Actor, hasSeat } from '@serai/kernel'
import type { Unlisted } from './fuzz-actions.ts'

/** Offers between players, and resigning: what is legal of Catan without being in a list, asked the slow and obvious way. */
export const catanUnlisted: Unlisted<CatanState> = {
  isUnlisted: (action) => action === actions.RESIGN || offer.isProposal(action) || offer.isCounter(action),
  isLegal(s, by, action) {
    const isPlaying = Number.isInteger(by) && by >= 0 && by < catan.seatCount(s) && hasSeat(playingSeats(s), by)
    if (!isPlaying || catan.toAct(s).kind !== 'seats') return false
    if (action === actions.RESIGN) return true
    return stageOf(s) === 'main' && isTrading(s) && hasOffersLeft(s, by) && isOffer(s, by, action)
  },
}

function hasOffersLeft(s: CatanState, by: Actor): boolean {
  const { players } = catan.describe(s) as { readonly players: readonly { readonly offersMade: number }[] }
  return players[by]!.offersMade < OFFERS_PER_TURN
}

/** R65-R71, R77. */
function isOffer(s: CatanState, by: Actor, action: Action): boolean {
  const hand = handOf(s, by)
  const { give, want } = offer.isProposal(action) ? offer.readProposal(action) : offer.readCounter(action)
  const isSound =
    give.every((count, r) => count <= hand[r]! && (count === 0 || want[r] === 0)) &&
    give.some((count) => count > 0) &&
    want.some((count) => count > 0)
  if (!isSound) return false
  if (offer.isProposal(action)) {
    const { to } = offer.readProposal(action)
    return to > 0 && (to & ~partnersOf(s, by)) === 0
  }
  const { tradeId } = offer.readCounter(action)
  const asked = offerById(s, tradeId)
  return asked !== null && hasSeat(asked.to & ~(asked.accepted | asked.rejected), by)
}
