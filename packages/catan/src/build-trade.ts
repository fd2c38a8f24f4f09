import { isObject } from '@serai/kernel'
import { TRADE_IDS } from './actions.ts'
import { counts, type Fault, type Fields, integer, seatSet } from './fields.ts'
import * as layout from './layout.ts'
import { STAGE_OVER } from './stage.ts'
import { covers, isOffering, offerOf, partnersOf } from './trade.ts'
import { CARDS_PER_RESOURCE, OFFERS_PER_TURN, RESOURCES } from './vocabulary.ts'

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
  if (offers.length > 0 && (s[layout.TURN] === 0 || s[layout.STAGE] === STAGE_OVER))
    return 'tradeContext.offers: none at this stage'
  for (const offer of offers) {
    const fault = isObject(offer) ? buildOffer(s, offer) : 'an object'
    if (fault !== null) return `tradeContext.offers: ${fault}`
  }
  return null
}

function buildOffer(s: CatanState, offer: Fields): Fault {
  const seats = s[layout.SEATS]!
  const from = integer(offer.from, 0, seats - 1)
  if (from === null || isOffering(s, from)) return 'from: a seat with one offer'
  const id = integer(offer.tradeId, 0, TRADE_IDS - 1)
  if (id === null || (id & 3) !== from) return `tradeId: from 0 to ${TRADE_IDS - 1}, its last two bits the seat ${from}`
  const [to, accepted, rejected] = [offer.to, offer.accepted ?? [], offer.rejected ?? []].map((set) =>
    seatSet(set, seats),
  )
  const give = counts(offer.give, RESOURCES, CARDS_PER_RESOURCE)
  const want = counts(offer.want, RESOURCES, CARDS_PER_RESOURCE)
  if (to == null || accepted == null || rejected == null) return 'to, accepted, rejected: lists of seats'
  if (!give || !want) return 'give and want: resources and counts'
  if (to === 0 || (to & ~partnersOf(s, from) & ~rejected) !== 0) return 'to: seats that may be addressed'
  if ((accepted & rejected) !== 0 || ((accepted | rejected) & ~to) !== 0 || rejected === to)
    return 'accepted, rejected: of those addressed'
  const empty = (side: number[]): boolean => side.every((count) => count === 0)
  if (empty(give) || empty(want) || give.some((count, r) => count > 0 && want[r]! > 0))
    return 'give and want: different cards on both sides'
  const isKnown = (p: number): boolean => s[layout.VIEWER] === layout.OPEN || s[layout.VIEWER] === p
  if (isKnown(from) && !covers(s, from, give)) return `give: seat ${from} does not hold these`
  for (let p = 0; p < seats; p++) {
    if (((accepted >> p) & 1) === 1 && isKnown(p) && !covers(s, p, want))
      return `accepted: seat ${p} does not hold what is wanted`
  }
  const at = offerOf(from)
  s[at + layout.OFFER_ID] = id
  s[at + layout.OFFER_TO] = to
  s[at + layout.OFFER_ACCEPTED] = accepted
  s[at + layout.OFFER_REJECTED] = rejected
  s.set(give, at + layout.OFFER_GIVE)
  s.set(want, at + layout.OFFER_WANT)
  s[layout.OFFERING]! |= 1 << from
  return null
}
