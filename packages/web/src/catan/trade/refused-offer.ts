import type { CatanState } from '@serai/catan'
import { kindOf } from '@serai/catan'
import { isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import { type OpenOffer, openOffer } from './open-offer.ts'

/** My offer, if the last thing that happened is that nobody wants it: it is gone then. */
export function refusedOffer(moments: readonly Moment[], seat: number | null): OpenOffer | null {
  const last = moments.at(-1)
  if (!last || seat === null || isUndo(last.entry) || kindOf(last.entry.action) !== 'REJECT_TRADE') return null
  const mine = openOffer(last.before as CatanState, seat)
  return mine && !openOffer(last.after as CatanState, seat) ? mine : null
}
