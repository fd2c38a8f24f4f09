import { useEffect, useState } from 'react'
import { useLink } from '../../net/use-link.ts'
import { useText } from '../../text/language.ts'
import { type Expiry, leftOf } from './expiry.ts'
import styles from './expiry-bar.module.css'

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
