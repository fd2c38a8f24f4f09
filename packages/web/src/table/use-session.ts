import type { Action } from '@serai/kernel'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { loadGame } from '../games/registry.ts'
import { serverLink, type TableLink } from '../net/table-link.ts'
import { useLink } from '../net/use-link.ts'
import { TableSession, type TableView } from './table-session.ts'

/** The session of a table for as long as the page shows it. */
export function useSession(id: string, link: TableLink = serverLink): TableSession {
  const [session] = useState(
    () => new TableSession(id, link, (game) => loadGame(game)?.then((part) => part.game) ?? null),
  )
  useEffect(() => {
    session.open()
    return () => session.close()
  }, [session])
  return session
}

export function useTableView<T>(session: TableSession, select: (view: TableView) => T): T {
  return useStore(session.view, select)
}

/** My move that waits for the server to be back; null: nothing waits. */
export function useHeldMove(session: TableSession): readonly Action[] | null {
  const { status, isPaused } = useLink()
  const sent = useTableView(session, (view) => view.sent)
  return status === 'lost' || status === 'outdated' || isPaused ? sent : null
}
