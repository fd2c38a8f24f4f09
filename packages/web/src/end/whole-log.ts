import { type ActionEntry, inEffect } from '@serai/kernel'
import { useEffect, useState } from 'react'
import type { History, Moment } from '../table/history.ts'
import type { TableSession } from '../table/table-session.ts'

/** The whole log of a game that has ended, with everything that was hidden; null until it is here. */
export function useWholeLog(session: TableSession): History | null {
  const [whole, setWhole] = useState<History | null>(() => (session.history?.reveal ? session.history : null))
  useEffect(() => {
    if (whole) return
    let isWanted = true
    void session.whole().then((found) => isWanted && setWhole(found))
    return () => {
      isWanted = false
    }
  }, [session, whole])
  return whole
}

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
