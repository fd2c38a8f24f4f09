import { useEffect, useState } from 'react'
import type { History } from '../table/history.ts'
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
