import { useEffect, useState } from 'react'
import { History } from '../table/history.ts'
import type { TableSession } from '../table/table-session.ts'

/** The whole log of a game that has ended, with everything that was hidden; null until it is here. */
export function useWholeLog(session: TableSession): History | null {
  const [whole, setWhole] = useState<History | null>(() => (session.history?.reveal ? session.history : null))
  useEffect(() => {
    const game = session.history?.game
    if (whole || !game) return
    let isWanted = true
    session.log().then(
      (text) => isWanted && setWhole(History.parse(game, text)),
      // Without it the page shows the result and no charts; coming back asks again.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [session, whole])
  return whole
}
