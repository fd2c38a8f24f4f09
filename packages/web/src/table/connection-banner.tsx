import { Link } from 'wouter'
import { useLink } from '../net/use-link.ts'
import { useMe } from '../people/me.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './connection-banner.module.css'
import { refusalText } from './refusal-text.ts'

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

/** Why the seat is no longer mine on this page: I was signed out from elsewhere, or banned. */
export function SignedOut() {
  const { wasSignedOut, ban } = useMe()
  const texts = useText()
  const { account, common } = texts
  if (ban) {
    return (
      <div className={styles.note} role="alert">
        <span>
          <b>{refusalText(texts, ban)}</b> <Link href="/me">{account.title}</Link>
        </span>
      </div>
    )
  }
  if (!wasSignedOut) return null
  return (
    <div className={styles.note} role="alert">
      <span>
        <b>{account.signedOut}</b> <Link href="/me">{account.signIn}</Link>
      </span>
      <Button kind="quiet" square aria-label={common.close} onClick={() => useMe.setState({ wasSignedOut: false })}>
        <Icon name="x" />
      </Button>
    </div>
  )
}
