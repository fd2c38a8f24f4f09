import { activeSeat, type CatanState } from '@serai/catan'
import { useMemo } from 'react'
import { connection } from '../../net/connection.ts'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import type { Lapse } from './lapse.ts'

/** How long the offer of the player whose turn it is stands: mine, or one to me. Others stand as long as the turn. */
export interface Lapses {
  readonly mine: Lapse | null
  readonly incoming: Lapse | null
}

export function useLapses(session: TableSession, state: CatanState, seat: number | null): Lapses {
  const until = useTableView(session, (view) => view.answerBy)
  // The time begins when the page first hears of it.
  const lapse = useMemo(() => {
    const now = Date.now() + connection.link.getState().clockOffset
    return until === null ? null : { since: Math.min(now, until - 1), until }
  }, [until])
  return activeSeat(state) === seat ? { mine: lapse, incoming: null } : { mine: null, incoming: lapse }
}
