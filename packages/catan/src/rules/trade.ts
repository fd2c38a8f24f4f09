import { type Action, everySeat, seatBit } from '@serai/kernel'
import { ACCEPT_TRADE, CONFIRM_TRADE, REJECT_TRADE, RESIGN } from '../actions/numbers.ts'
import type { Offer } from '../actions/offer.ts'
import * as layout from '../state/layout.ts'

const { ACTIVE, HAND, HAND_SIZE, OFFERING, OFFERS_EVER, OFFERS_MADE, SEATS } = layout
const { OFFER, OFFER_ACCEPTED, OFFER_GIVE, OFFER_ID, OFFER_REJECTED, OFFER_TO, OFFER_WANT, OFFER_WORDS } = layout

type CatanState = layout.CatanState

/** Where the offer of p stands. */
export function offerAt(p: number): number {
  return OFFER + OFFER_WORDS * p
}

export function isOffering(s: CatanState, p: number): boolean {
  return ((s[OFFERING]! >> p) & 1) === 1
}

/** The seat whose open offer has this id, or -1. */
export function proposerOf(s: CatanState, tradeId: number): number {
  const p = tradeId & 3
  return isOffering(s, p) && s[offerAt(p) + OFFER_ID] === tradeId ? p : -1
}

/** R77: the addressees who have not answered yet. */
export function unanswered(s: CatanState, p: number): number {
  const at = offerAt(p)
  return s[at + OFFER_TO]! & ~s[at + OFFER_ACCEPTED]! & ~s[at + OFFER_REJECTED]!
}

/** R79: a new offer replaces the old one. Trade ids differ from all that a client may still have in mind. */
export function open(s: CatanState, p: number, to: number, offer: Offer): void {
  const at = offerAt(p)
  s[at + OFFER_ID] = 4 * s[OFFERS_EVER]! + p
  s[at + OFFER_TO] = to
  s[at + OFFER_ACCEPTED] = 0
  s[at + OFFER_REJECTED] = 0
  for (let r = 0; r < 5; r++) {
    s[at + OFFER_GIVE + r] = offer.give[r]!
    s[at + OFFER_WANT + r] = offer.want[r]!
  }
  s[OFFERS_EVER] = (s[OFFERS_EVER]! + 1) & 127
  s[OFFERS_MADE + p]!++
  s[OFFERING]! |= seatBit(p)
}

export function close(s: CatanState, p: number): void {
  const at = offerAt(p)
  for (let i = 0; i < OFFER_WORDS; i++) s[at + i] = 0
  s[OFFERING]! &= ~seatBit(p)
}

/** R45, R80 */
export function closeAll(s: CatanState): void {
  for (let p = 0; p < s[SEATS]!; p++) if (isOffering(s, p)) close(s, p)
}

/** R78: the open offer of p, and the acceptances that p has given. */
export function lapse(s: CatanState, p: number): void {
  if (isOffering(s, p)) close(s, p)
  for (let q = 0; q < s[SEATS]!; q++) if (isOffering(s, q)) s[offerAt(q) + OFFER_ACCEPTED]! &= ~seatBit(p)
}

/** R77; an offer that everybody has refused is closed. */
export function reject(s: CatanState, proposer: number, by: number): void {
  const at = offerAt(proposer)
  s[at + OFFER_REJECTED]! |= seatBit(by)
  if (s[at + OFFER_REJECTED] === s[at + OFFER_TO]) close(s, proposer)
}

/** R77: the only addressee closes the deal, one of several says that they would. */
export function accept(s: CatanState, proposer: number, by: number): void {
  if (isOnlyAddressee(s, proposer, by)) exchange(s, proposer, by)
  else s[offerAt(proposer) + OFFER_ACCEPTED]! |= seatBit(by)
}

function isOnlyAddressee(s: CatanState, proposer: number, by: number): boolean {
  return s[offerAt(proposer) + OFFER_TO] === seatBit(by)
}

/** A closed deal is the word of two: neither takes it back alone. */
export function closesDeal(s: CatanState, by: number, action: Action): boolean {
  if (action >= CONFIRM_TRADE && action < RESIGN) return true
  if (action < ACCEPT_TRADE || action >= REJECT_TRADE) return false
  const proposer = proposerOf(s, action - ACCEPT_TRADE)
  return proposer >= 0 && isOnlyAddressee(s, proposer, by)
}

export function exchange(s: CatanState, proposer: number, partner: number): void {
  const at = offerAt(proposer)
  for (let r = 0; r < 5; r++) {
    const change = s[at + OFFER_WANT + r]! - s[at + OFFER_GIVE + r]!
    s[HAND + 5 * proposer + r]! += change
    s[HAND_SIZE + proposer]! += change
    s[HAND + 5 * partner + r]! -= change
    s[HAND_SIZE + partner]! -= change
  }
  lapse(s, proposer)
  lapse(s, partner)
}

/** The seats that p may address (R65, R71). */
export function partnersOf(s: CatanState, p: number): number {
  return p === s[ACTIVE] ? everySeat(s[SEATS]!) & s[layout.PLAYING]! & ~seatBit(p) : seatBit(s[ACTIVE]!)
}

/** Does the hand of p cover these cards? */
export function covers(s: CatanState, p: number, cards: ArrayLike<number>, from = 0): boolean {
  for (let r = 0; r < 5; r++) if (s[HAND + 5 * p + r]! < cards[from + r]!) return false
  return true
}
