import { type CatanEvent, type CatanState, catan, eventsOf, hexesWith, robberAt } from '@serai/catan'
import type { Moment } from '../table/history.ts'
import type { Spot } from './island/island-model.ts'

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

/** Where something was just put on the island; null elsewhere. */
export function lastSpot(moment: Moment | null): Spot | null {
  for (const event of moment ? eventsOfMoment(moment) : []) {
    if (event.kind === 'robberMoved') return { kind: 'hex', at: event.to }
    if (event.kind !== 'built') continue
    return event.piece === 'road' ? { kind: 'edge', at: event.edge } : { kind: 'vertex', at: event.vertex }
  }
  return null
}

/** The hexes whose number was just rolled, and that pay. */
export function rolledHexes(moment: Moment | null): readonly number[] {
  const roll = moment && eventsOfKind(eventsOfMoment(moment), 'rolled')[0]
  if (!roll) return []
  const state = moment.after as CatanState
  return hexesWith(state, roll.a + roll.b).filter((hex) => hex !== robberAt(state))
}

const turnOf = (moment: Moment): number => catan.turnCount(moment.after as CatanState)

/** The piece that was built last, in this turn or the one before; a takeback hides it. */
export function lastBuilt(moments: readonly Moment[]): Spot | null {
  const now = moments.at(-1)
  for (let i = moments.length - 1; now && i >= 0; i--) {
    const moment = moments[i]!
    if (turnOf(moment) < turnOf(now) - 1 || 'undo' in moment.entry) return null
    const spot = lastSpot(moment)
    if (spot && spot.kind !== 'hex') return spot
  }
  return null
}
