import { type Action, hasSeat, type Seat } from '@serai/kernel'
import { REJECT_TRADE } from '../actions/numbers.ts'
import { ACTIVE, type CatanState, OFFER_ID, PLAYING, STAGE } from '../state/layout.ts'
import { STAGE_MAIN } from '../state/stage.ts'
import { isOffering, offerAt, unanswered } from './trade.ts'

/** R71: nobody is obliged to answer. Who says nothing to the offer of the active player has refused it (R77). */
export function defaultAnswer(s: CatanState, seat: Seat): Action | null {
  const active = s[ACTIVE]!
  if (s[STAGE] !== STAGE_MAIN || !isOffering(s, active)) return null
  if (!hasSeat(unanswered(s, active) & s[PLAYING]!, seat)) return null
  return REJECT_TRADE + s[offerAt(active) + OFFER_ID]!
}
