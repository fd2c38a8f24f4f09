import { activeSeat, type CatanState } from '@serai/catan'
import { useEffect, useMemo, useState } from 'react'
import { connection } from '../../net/connection.ts'
import { useLink } from '../../net/use-link.ts'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import styles from './offers-panel.module.css'

/** How long an answer is waited for, by the server's clock. */
export interface Expiry {
  readonly since: number
  readonly until: number
}

/** What is left at `now`: whole seconds, and a share of all. */
export function leftOf({ since, until }: Expiry, now: number): { readonly seconds: number; readonly share: number } {
  const left = Math.min(until - since, Math.max(0, until - now))
  return { seconds: Math.ceil(left / 1000), share: left / (until - since) }
}

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

/** When there is so little left, the bar says so. */
const LOW_SECONDS = 5

/** What is left to answer, as a bar that gets shorter; nothing where nobody hurries. */
export function ExpiryBar({ expiry, showsSeconds = false }: { expiry: Expiry | null; showsSeconds?: boolean }) {
  const { catanTrade } = useText()
  const { clockOffset } = useLink()
  const [now, setNow] = useState(Date.now)
  const isRunning = expiry !== null
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  if (!expiry) return null
  const { seconds, share } = leftOf(expiry, now + clockOffset)
  return (
    <div className={styles.expiry} role="timer" data-low={seconds <= LOW_SECONDS || undefined}>
      <span className={styles.track} aria-hidden="true">
        <i style={{ transform: `scaleX(${share})` }} />
      </span>
      <span className={showsSeconds ? styles.seconds : 'vh'}>{catanTrade.expiries(seconds)}</span>
    </div>
  )
}
