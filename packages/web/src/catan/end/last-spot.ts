import { type CatanState, hexesWith, robberAt } from '@serai/catan'
import type { Moment } from '../../table/history.ts'
import { eventsOfKind, eventsOfMoment } from '../events-of.ts'
import type { Spot } from '../island/island-model.ts'

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
