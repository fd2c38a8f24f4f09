import { type CatanEvent, type CatanState, eventsOf } from '@serai/catan'
import type { Moment } from '../table/history.ts'

/** A moment never changes, and log, motion, sound and news all ask for the same. */
const known = new WeakMap<Moment, readonly CatanEvent[]>()

/** What happened in a moment, as its viewer may know it. */
export function eventsOfMoment(moment: Moment): readonly CatanEvent[] {
  let events = known.get(moment)
  if (!events) {
    events = eventsOf(moment.before as CatanState, moment.entry, moment.after as CatanState)
    known.set(moment, events)
  }
  return events
}

export type EventOf<Kind extends CatanEvent['kind']> = Extract<CatanEvent, { readonly kind: Kind }>

/** Those of one kind, with the fields of that kind. */
export function eventsOfKind<Kind extends CatanEvent['kind']>(
  events: readonly CatanEvent[],
  kind: Kind,
): readonly EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind)
}
