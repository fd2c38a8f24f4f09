import { type Action, hasSeat, seatBit } from '@serai/kernel'
import { type Offer, readCounter, readProposal } from '../actions/offer.ts'
import { covers, offerAt, partnersOf, proposerOf, unanswered } from '../rules/trade.ts'
import * as layout from '../state/layout.ts'
import { OFFERS_PER_TURN } from '../vocabulary.ts'
import { fault, type Refused, refuse } from './refusals.ts'

const { OFFER_ACCEPTED, OFFER_TO, OFFER_WANT, OFFERS_MADE } = layout

type CatanState = layout.CatanState

/** R68, R69, R77; the hands of those addressed are never looked at (R155). */
function checkSides(s: CatanState, p: number, { give, want }: Offer): Refused {
  if (!covers(s, p, give)) return refuse('E_TRADE_COVER')
  if (!give.some((count) => count > 0) || !want.some((count) => count > 0)) return refuse('E_TRADE_EMPTY')
  return fault(
    give.some((count, r) => count > 0 && want[r]! > 0),
    'E_TRADE_SAME',
  )
}

/** R79 */
function checkLimit(s: CatanState, p: number): Refused {
  return s[OFFERS_MADE + p]! < OFFERS_PER_TURN ? null : refuse('E_TRADE_LIMIT', { most: OFFERS_PER_TURN })
}

export function checkProposal(s: CatanState, p: number, action: Action): Refused {
  const proposal = readProposal(action)
  return (
    checkSides(s, p, proposal) ?? fault((proposal.to & ~partnersOf(s, p)) !== 0, 'E_TRADE_PARTY') ?? checkLimit(s, p)
  )
}

function checkAsked(s: CatanState, p: number, tradeId: number): Refused {
  const proposer = proposerOf(s, tradeId)
  if (proposer < 0) return refuse('E_TRADE_STALE')
  if (!hasSeat(s[offerAt(proposer) + OFFER_TO]!, p)) return refuse('E_TRADE_ADDRESSEE')
  return fault(!hasSeat(unanswered(s, proposer), p), 'E_TRADE_STALE')
}

export function checkAnswer(s: CatanState, p: number, tradeId: number, accepts: boolean): Refused {
  return (
    checkAsked(s, p, tradeId) ?? fault(accepts && !covers(s, p, s, offerAt(tradeId & 3) + OFFER_WANT), 'E_TRADE_COVER')
  )
}

export function checkCounter(s: CatanState, p: number, action: Action): Refused {
  const counter = readCounter(action)
  return checkAsked(s, p, counter.tradeId) ?? checkSides(s, p, counter) ?? checkLimit(s, p)
}

export function checkWithdrawal(s: CatanState, p: number, tradeId: number): Refused {
  const proposer = proposerOf(s, tradeId)
  if (proposer < 0) return refuse('E_TRADE_STALE')
  return fault(proposer !== p, 'E_TRADE_PARTY')
}

/** R77: the active player picks one of those who would. */
export function checkConfirmation(s: CatanState, p: number, tradeId: number, partner: number): Refused {
  const withdrawal = checkWithdrawal(s, p, tradeId)
  if (withdrawal) return withdrawal
  if (!hasSeat(s[offerAt(p) + OFFER_TO]!, partner)) return refuse('E_TRADE_ADDRESSEE')
  return fault((s[offerAt(p) + OFFER_ACCEPTED]! & seatBit(partner)) === 0, 'E_TRADE_STALE')
}
