import { type CatanState, type OpenOffer, offerOf } from '@serai/catan'
import type { Moment } from '../../table/history.ts'
import { eventsOfMoment } from '../events-of.ts'

/** My offer, if the last thing that happened is that nobody wants it: it is gone then. */
export function refusedOffer(moments: readonly Moment[], seat: number | null): OpenOffer | null {
  const last = moments.at(-1)
  if (!last || seat === null || !eventsOfMoment(last).some(({ kind }) => kind === 'rejected')) return null
  const mine = offerOf(last.before as CatanState, seat)
  return mine && !offerOf(last.after as CatanState, seat) ? mine : null
}
