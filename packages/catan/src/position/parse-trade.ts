import { countSeats, everySeat, hasSeat, isObject, listSeats, seatBit } from '@serai/kernel'
import { TRADE_IDS } from '../actions/numbers.ts'
import { isKnown } from '../hidden/is-known.ts'
import { covers, isOffering, offerAt, partnersOf } from '../rules/trade.ts'
import * as layout from '../state/layout.ts'
import { STAGE_DRAW, STAGE_MAIN } from '../state/stage.ts'
import { CARDS_PER_RESOURCE, OFFERS_PER_TURN, RESOURCES } from '../vocabulary.ts'
import { counts, type Fault, type Fields, integer, seatSet } from './fields.ts'

type CatanState = layout.CatanState

/** R77-R79: open offers that can be paid, and how many have been made. */
export function buildTrades(s: CatanState, description: Fields): Fault {
  const context = description.tradeContext ?? {}
  if (!isObject(context)) return 'tradeContext: an object'
  const ever = integer(context.offersEver ?? 0, 0, TRADE_IDS / 4 - 1)
  if (ever === null) return 'tradeContext.offersEver: a number from 0 to 127'
  s[layout.OFFERS_EVER] = ever
  for (const [p, player] of (description.players as Fields[]).entries()) {
    const made = integer(player.offersMade ?? 0, 0, OFFERS_PER_TURN)
    if (made === null) return `players[${p}].offersMade: a number from 0 to ${OFFERS_PER_TURN}`
    s[layout.OFFERS_MADE + p] = made
  }
  const offers = context.offers ?? []
  if (!Array.isArray(offers)) return 'tradeContext.offers: a list'
  if (offers.length > 0 && (s[layout.TRADING] === 0 || !canHaveOffers(s)))
    return 'tradeContext.offers: none at this stage'
  for (const offer of offers) {
    const fault = isObject(offer) ? buildOffer(s, offer) : 'an object'
    if (fault !== null) return `tradeContext.offers: ${fault}`
  }
  return null
}

/** R66, R101: offers are made in main_actions and outlast its sub-steps. */
function canHaveOffers(s: CatanState): boolean {
  const at = s[layout.STAGE]!
  return at === STAGE_MAIN || at === STAGE_DRAW || s[layout.RETURN_STAGE] === STAGE_MAIN
}

interface Asked {
  readonly to: number
  readonly accepted: number
  readonly rejected: number
}

function buildOffer(s: CatanState, offer: Fields): Fault {
  const from = integer(offer.from, 0, s[layout.SEATS]! - 1)
  if (from === null || isOffering(s, from) || !hasSeat(s[layout.PLAYING]!, from)) return 'from: a seat with one offer'
  const id = integer(offer.tradeId, 0, TRADE_IDS - 1)
  if (id === null || (id & 3) !== from) return `tradeId: from 0 to ${TRADE_IDS - 1}, its last two bits the seat ${from}`
  if (id >> 2 === s[layout.OFFERS_EVER]) return 'tradeId: the next offer would get it too (offersEver)'
  const asked = readAsked(s, from, offer)
  if (typeof asked === 'string') return asked
  const give = counts(offer.give, RESOURCES, CARDS_PER_RESOURCE)
  const want = counts(offer.want, RESOURCES, CARDS_PER_RESOURCE)
  if (!give || !want) return 'give and want: resources and counts'
  if (sum(give) === 0 || sum(want) === 0 || give.some((count, r) => count > 0 && want[r]! > 0)) {
    return 'give and want: different cards on both sides'
  }
  if (!canCover(s, from, give)) return `give: seat ${from} does not hold these`
  const short = listSeats(asked.accepted).find((p) => !canCover(s, p, want))
  if (short !== undefined) return `accepted: seat ${short} does not hold what is wanted`
  const at = offerAt(from)
  s[at + layout.OFFER_ID] = id
  s[at + layout.OFFER_TO] = asked.to
  s[at + layout.OFFER_ACCEPTED] = asked.accepted
  s[at + layout.OFFER_REJECTED] = asked.rejected
  s.set(give, at + layout.OFFER_GIVE)
  s.set(want, at + layout.OFFER_WANT)
  s[layout.OFFERING]! |= seatBit(from)
  return null
}

/** Those addressed may have resigned since: then they count as having refused. */
function readAsked(s: CatanState, from: number, offer: Fields): Asked | string {
  const seats = s[layout.SEATS]!
  const to = seatSet(offer.to, seats)
  const accepted = seatSet(offer.accepted ?? [], seats)
  const rejected = seatSet(offer.rejected ?? [], seats)
  if (to === null || accepted === null || rejected === null) return 'to, accepted, rejected: lists of seats'
  const gone = from === s[layout.ACTIVE] ? everySeat(seats) & ~s[layout.PLAYING]! & rejected : 0
  if (to === 0 || (to & ~(partnersOf(s, from) | gone)) !== 0) return 'to: seats that may be addressed'
  if ((accepted & rejected) !== 0 || ((accepted | rejected) & ~to) !== 0)
    return 'accepted, rejected: of those addressed'
  if (rejected === to) return 'rejected: an offer that all refuse is closed'
  if (accepted !== 0 && countSeats(to) === 1) return 'accepted: the only one addressed closes the deal at once'
  return { to, accepted, rejected }
}

const sum = (cards: readonly number[]): number => cards.reduce((total, count) => total + count, 0)

/** R78: what stands can be paid; of a hidden hand only the size is known. */
function canCover(s: CatanState, p: number, cards: readonly number[]): boolean {
  return isKnown(s, p) ? covers(s, p, cards) : sum(cards) <= s[layout.HAND_SIZE + p]!
}
