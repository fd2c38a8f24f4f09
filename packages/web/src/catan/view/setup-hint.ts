import { activeSeat, type CatanState } from '@serai/catan'
import { isRefusal } from '@serai/kernel'
import { type AdviceMethod, advise, isDrafting } from '@serai/lab'
import type { KnownHint } from '../../games/hints.ts'
import { actionsFor, isRoadNext } from '../../lab/draft.ts'

/** The one that is priced by who wins. */
export const SETUP_METHOD: AdviceMethod = 'expert'

/** In the set-up the board lab knows best; null outside of it, or when it is not this seat's turn. */
export function setupHint(state: CatanState, seat: number): KnownHint | null {
  if (!isDrafting(state) || activeSeat(state) !== seat) return null
  const advice = advise(state, seat, SETUP_METHOD)
  const best = isRefusal(advice) ? undefined : advice.places[0]
  return best ? { actions: actionsFor(state, best), reasons: isRoadNext(state) ? [] : best.reasons } : null
}
