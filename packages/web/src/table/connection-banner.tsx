import { useLink } from '../net/use-link.ts'
import { useText } from '../text/language.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './connection-banner.module.css'

/** Nothing while the server is there. */
export function ConnectionBanner() {
  const { status, isPaused } = useLink()
  const { common, refusals } = useText()
  const [what, then] =
    status === 'outdated'
      ? [refusals.E_PROTOCOL]
      : isPaused
        ? [common.paused, common.goesOn]
        : status === 'lost'
          ? [common.connectionLost, common.tryingAgain]
          : []
  if (!what) return null
  return (
    <div className={styles.banner} role="alert">
      <Icon name="wifi-off" />
      <b>{what}</b> {then}
    </div>
  )
}
