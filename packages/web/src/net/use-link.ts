import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { connection, type Link } from './connection.ts'

export function useLink(): Link {
  return useStore(connection.link)
}

/** How often the server, or its store, was away and came back: what had failed is asked for again. */
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
