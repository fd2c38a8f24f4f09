import { useServerOrigin } from '../net/server-origin.ts'
import { useText } from '../text/language.ts'
import { CopyField } from '../ui/copy-field.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import styles from './lobby.module.css'

/** The way to this table, to be given to others. */
export function Invite({ id }: { id: string }) {
  const { common, lobby } = useText()
  const { origin, isOnlyHere } = useServerOrigin()
  const link = `${origin}/t/${id}`
  return (
    <section className={`card ${styles.card} ${styles.invite}`}>
      <div>
        <h2>{lobby.link}</h2>
        <p>{isOnlyHere ? common.onlyHere : lobby.linkNote}</p>
      </div>
      <div className={styles.code}>
        <QrCode text={link} label={lobby.qrCode} />
      </div>
      <div className={styles.copy}>
        <CopyField text={link} label={lobby.link} />
        <ShareButton url={link} />
      </div>
    </section>
  )
}
