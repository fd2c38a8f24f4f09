import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useLink } from '../net/use-link.ts'
import { useText } from '../text/language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './offline-card.module.css'

/** Above the games while the server cannot be reached: what still works. */
export function OfflineCard({ retry }: { retry: () => void }) {
  const { common, help, lab, offline } = useText()
  const { status } = useLink()
  const before = useRef(status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the server comes back, not when the caller draws, nor on and on where it is there and fails.
  useEffect(() => {
    if (status === 'live' && before.current !== 'live') retry()
    before.current = status
  }, [status])
  return (
    <section className={`card ${styles.card}`} role="alert">
      <h2>
        <Icon name="wifi-off" /> {offline.title}
      </h2>
      <p>{offline.stillWorks}</p>
      <p className={styles.note}>{offline.notNow}</p>
      <div className={styles.ways}>
        <Button onClick={retry}>{common.retry}</Button>
        <Link className={buttonClass()} href="/lab">
          {lab.title}
        </Link>
        <Link className={buttonClass()} href="/help">
          {help.rules}
        </Link>
      </div>
    </section>
  )
}
