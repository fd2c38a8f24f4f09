import type { Action } from '@serai/kernel'
import { KIND_OF, KINDS, type Kind } from './numbers.ts'
import { isCounter, isProposal } from './offer.ts'

/** The kind of any action, open-ended offers too. */
export function kindOf(action: Action): Kind {
  if (isProposal(action)) return 'PROPOSE_TRADE'
  if (isCounter(action)) return 'COUNTER_TRADE'
  return KINDS[KIND_OF[action]!]!
}
