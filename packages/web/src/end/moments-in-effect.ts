import { type ActionEntry, inEffect } from '@serai/kernel'
import type { Moment } from '../table/history.ts'

/** The moment of an action that was not taken back. */
export interface ActionInEffect<S> extends Moment {
  readonly entry: ActionEntry
  readonly before: S
  readonly after: S
}

/** What was done and not taken back, in its order. */
export function momentsInEffect<S>(moments: readonly Moment[]): readonly ActionInEffect<S>[] {
  return inEffect(moments.map(({ entry }) => entry)).map(({ seq }) => moments[seq - 1] as ActionInEffect<S>)
}
