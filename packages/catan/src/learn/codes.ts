import type { Action } from '@serai/kernel'
import { ACCEPT_TRADE, CANCEL_TRADE, CONFIRM_TRADE, OPEN_ENDED, REJECT_TRADE, RESIGN } from '../actions/numbers.ts'
import { isProposal, readProposal } from '../actions/offer.ts'
import { CATALOGUE, catalogueIndex } from './catalogue.ts'

/**
 * The fixed code space for learners: finite actions by their number; answers to offers by the proposer's seat
 * (there is one open offer a seat), a confirmation by the partner's; then the catalogue of offers.
 */
export const ACCEPT_CODES = ACCEPT_TRADE
export const REJECT_CODES = ACCEPT_CODES + 4
export const CANCEL_CODE = REJECT_CODES + 4
export const CONFIRM_CODES = CANCEL_CODE + 1
export const OFFER_CODES = CONFIRM_CODES + 4
export const CODES = OFFER_CODES + CATALOGUE.length

export function code(action: Action): number {
  if (action < ACCEPT_TRADE) return action
  if (action < REJECT_TRADE) return ACCEPT_CODES + ((action - ACCEPT_TRADE) & 3)
  if (action < CANCEL_TRADE) return REJECT_CODES + ((action - REJECT_TRADE) & 3)
  if (action < CONFIRM_TRADE) return CANCEL_CODE
  if (action < RESIGN) return CONFIRM_CODES + ((action - CONFIRM_TRADE) & 3)
  if (action < OPEN_ENDED || !isProposal(action)) return -1
  const index = catalogueIndex(readProposal(action))
  return index < 0 ? -1 : OFFER_CODES + index
}
