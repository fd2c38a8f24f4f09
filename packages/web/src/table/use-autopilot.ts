import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

/** Whether a bot plays my seat now. */
export function useAutopilot(session: TableSession): boolean {
  return useTableView(session, ({ summary, seat }) => seat !== null && summary?.seats[seat]?.autopilot === true)
}
