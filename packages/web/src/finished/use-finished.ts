import type { TableSummary, WireError } from '@serai/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFault, api } from '../net/api.ts'

const PAGE = 20

/** Finished games a page at a time; null before the first page. */
export function useFinished(whose: 'mine' | 'all') {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  const [hasMore, setMore] = useState(false)
  const [fault, setFault] = useState<WireError | null>(null)
  const isBusy = useRef(false)

  const read = useCallback(
    async (known: readonly TableSummary[]) => {
      if (isBusy.current) return
      isBusy.current = true
      setFault(null)
      try {
        const last = known.at(-1)?.endedAt
        // Games of the same millisecond may be cut in two: the last ones come again and are left out.
        const page = await api.finished(whose, PAGE, last === undefined ? undefined : last + 1)
        const ids = new Set(known.map(({ id }) => id))
        setTables([...known, ...page.filter(({ id }) => !ids.has(id))])
        setMore(page.length === PAGE)
      } catch (error) {
        if (!(error instanceof ApiFault)) throw error
        setFault(error.error)
      } finally {
        isBusy.current = false
      }
    },
    [whose],
  )
  useEffect(() => {
    void read([])
  }, [read])
  return { tables, hasMore, fault, more: () => void read(tables ?? []) }
}
