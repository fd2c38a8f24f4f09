import type { Action } from '@serai/kernel'
import { useLink } from '../net/use-link.ts'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

/** My move that waits for the server to be back; null: nothing waits. */
export function useHeldMove(session: TableSession): readonly Action[] | null {
  const { status, isPaused } = useLink()
  const sent = useTableView(session, (view) => view.sent)
  return status === 'lost' || status === 'outdated' || isPaused ? sent : null
}
