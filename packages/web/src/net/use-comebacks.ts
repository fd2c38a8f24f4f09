import { useEffect, useState } from 'react'
import { connection } from './connection.ts'

/** How often the server, or what it keeps the tables in, was away and came back: what had failed is asked for again. */
export function useComebacks(): number {
  const [count, setCount] = useState(0)
  useEffect(
    () =>
      connection.link.subscribe(({ status, isPaused }, before) => {
        const wasAway = before.status === 'lost' || before.isPaused
        if (wasAway && status === 'live' && !isPaused) setCount((known) => known + 1)
      }),
    [],
  )
  return count
}
