import type { TableSummary } from '@serai/protocol'
import { useEffect, useState } from 'react'
import { ApiFault, api } from '../net/api.ts'
import { useComebacks } from '../net/use-comebacks.ts'
import { useMe } from '../people/me.ts'

/** So many that none of mine is told of as somebody else's. */
const MOST = 20

/** The tables at which I sit, and the last at which I sat; none for nobody, or until the server has told of them. */
export function useMyTables(): readonly TableSummary[] {
  const id = useMe(({ me }) => me?.id ?? null)
  const comebacks = useComebacks()
  const [mine, setMine] = useState<readonly TableSummary[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the server is back.
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const tables = id === null ? [] : await api.myTables(MOST)
      if (isShown) setMine(tables)
    }
    read().catch((fault) => {
      // The page says elsewhere that there is no server.
      if (!(fault instanceof ApiFault)) throw fault
    })
    return () => {
      isShown = false
    }
  }, [id, comebacks])
  return mine
}
