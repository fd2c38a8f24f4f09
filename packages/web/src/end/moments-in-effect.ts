import { type Action, type ActionEntry, type Actor, inEffect } from '@serai/kernel'
import type { Moment } from '../table/history.ts'

export interface Deed<S> {
  readonly by: Actor
  readonly action: Action
  readonly before: S
  readonly after: S
}

/** What was done and not taken back, in its order. */
export function momentsInEffect<S>(moments: readonly Moment[]): readonly Deed<S>[] {
  return inEffect(moments.map(({ entry }) => entry)).map(({ seq, by, action }: ActionEntry) => {
    const { before, after } = moments[seq - 1]!
    return { by, action, before: before as S, after: after as S }
  })
}
