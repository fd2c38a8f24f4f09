import { useText } from '../text/language.ts'
import { isLocal } from './is-local.ts'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

/** On this device there is nobody to talk to. */
export function useHasChat(session: TableSession): boolean {
  return useTableView(session, ({ summary }) => summary !== null && !isLocal(summary))
}

/** What the place of log and chat is called. */
export function useLogTitle(session: TableSession): string {
  const { table } = useText()
  return useHasChat(session) ? table.logAndChat : table.log
}
