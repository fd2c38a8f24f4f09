import { useMemo } from 'react'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'

/** The name of who sits on each seat. */
export function useNames(session: TableSession): readonly string[] {
  const seats = useTableView(session, (view) => view.summary?.seats)
  return useMemo(() => seats?.map(({ name }) => name) ?? [], [seats])
}
