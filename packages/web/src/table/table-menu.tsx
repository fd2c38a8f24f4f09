import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useServerOrigin } from '../net/server-origin.ts'
import { isLocal } from '../net/table-link.ts'
import { SettingsForm } from '../settings/settings-form.tsx'
import { useText } from '../text/language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { copyText } from '../ui/copy-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { saveLog } from '../ui/save-file.ts'
import { ShareButton } from '../ui/share-button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useMedia } from '../ui/use-media.ts'
import { leaveNote } from './absence.ts'
import { AutopilotSwitch } from './autopilot.tsx'
import { WhoMayWrite } from './chat.tsx'
import styles from './table-menu.module.css'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

/** Where there is a mouse, there is a keyboard. */
const BESIDE_KEYS = '(any-hover: hover)'

interface Props {
  readonly session: TableSession
  /** Opens the list of keys, where the table has one. */
  readonly onKeys?: (() => void) | undefined
  /** What a resignation costs, where a game has its own words for it. */
  readonly resignSure?: string | undefined
  /** What a table adds to it. */
  readonly children?: ReactNode
}

export function TableMenu({ session, onKeys, resignSure, children }: Props) {
  const { table } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" square aria-label={table.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </Button>
      {isOpen ? (
        <MenuSheet session={session} onKeys={onKeys} resignSure={resignSure} onClose={() => setOpen(false)}>
          {children}
        </MenuSheet>
      ) : null}
    </>
  )
}

function MenuSheet({ session, onKeys, resignSure, onClose, children }: Props & { onClose: () => void }) {
  const { help, settings, table } = useText()
  const summary = useTableView(session, (view) => view.summary)
  const isSeated = useTableView(session, (view) => view.seat !== null)
  const isRunning = useTableView(session, (view) => view.summary?.status === 'running')
  const [asksResign, setAsksResign] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const { origin } = useServerOrigin()
  const link = `${origin}${location.pathname}`
  const isPlaying = isSeated && isRunning
  const hasKeys = useMedia(BESIDE_KEYS)
  return (
    <Sheet title={table.menu} onClose={onClose}>
      <div className={styles.menu}>
        {isPlaying ? <AutopilotSwitch session={session} onOn={onClose} /> : null}
        {children}
        {summary && isLocal(summary) ? null : (
          <>
            <Button onClick={() => void copyText(link).then(setCopied)}>
              <Icon name="copy" /> {isCopied ? table.linkCopied : table.copyLink}
            </Button>
            <ShareButton url={link} />
          </>
        )}
        <Button onClick={() => void saveLog(session)}>
          <Icon name="save" /> {table.saveLog}
        </Button>
        {onKeys && hasKeys ? (
          <Button
            onClick={() => {
              onClose()
              onKeys()
            }}
          >
            <Icon name="help" /> {table.keys}
          </Button>
        ) : null}
        {summary ? (
          <a className={buttonClass('plain')} href={`/help/${summary.game}`} target="_blank" rel="noreferrer">
            <Icon name="eye" /> {help.rules}
          </a>
        ) : null}
        <WhoMayWrite session={session} />
        <details className={styles.settings}>
          <summary className={buttonClass('plain')}>
            <Icon name="gear" /> {settings.title}
          </summary>
          <SettingsForm />
        </details>
        {isPlaying && !asksResign ? (
          <Button onClick={() => setAsksResign(true)}>
            <Icon name="flag" /> {table.resign}
          </Button>
        ) : null}
        {asksResign ? (
          <div className={styles.sure} role="alert">
            <p>{resignSure ?? table.resignSure}</p>
            <Button kind="primary" onClick={() => setAsksResign(false)}>
              {table.resignNo}
            </Button>
            <Button onClick={() => void session.resign().then(onClose)}>{table.resignYes}</Button>
          </div>
        ) : null}
        <Link className={buttonClass('plain')} href="/">
          <Icon name="back" /> {table.leave}
        </Link>
        {isPlaying && summary ? <p className={styles.note}>{leaveNote(summary, table)}</p> : null}
      </div>
    </Sheet>
  )
}
