import { activeSeat, type CatanState } from '@serai/catan'
import { useMemo } from 'react'
import { connection } from '../../net/connection.ts'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import type { Expiry } from './expiry.ts'

/** How long the offer of the player whose turn it is stands: mine, or one to me. Others stand as long as the turn. */
export interface Expiries {
  readonly mine: Expiry | null
  readonly incoming: Expiry | null
}

export function useExpiries(session: TableSession, state: CatanState, seat: number | null): Expiries {
  const until = useTableView(session, (view) => view.answerBy)
  // The time begins when the page first hears of it.
  const expiry = useMemo(() => {
    const now = Date.now() + connection.link.getState().clockOffset
    return until === null ? null : { since: Math.min(now, until - 1), until }
  }, [until])
  return activeSeat(state) === seat ? { mine: expiry, incoming: null } : { mine: null, incoming: expiry }
}
