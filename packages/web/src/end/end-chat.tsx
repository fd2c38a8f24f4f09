import type { Preset, TableSummary } from '@serai/protocol'
import { useEffect } from 'react'
import { isLocal } from '../net/table-link.ts'
import { ChatPanel, WhoMayWrite } from '../table/chat.tsx'
import { refusalText } from '../table/refusal-text.ts'
import type { TableSession } from '../table/table-session.ts'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import styles from './end-frame.module.css'

const LIKELY: readonly Preset[] = ['good-game', 'rematch', 'well-played', 'thanks']

/** The chat of the table goes on after the game, where there is anybody to talk to. */
export function EndChat({ session, summary }: { session: TableSession; summary: TableSummary }) {
  const texts = useText()
  const seat = useTableView(session, (view) => view.seat)
  const hasLines = useTableView(session, (view) => view.chat.length > 0)
  const refusal = useTableView(session, (view) => view.refusal)
  // What was refused at the table is not said here.
  useEffect(() => session.refuse(null), [session])
  const hasCompany = summary.seats.some((one) => one.kind === 'person' && one.seat !== seat)
  if (isLocal(summary) || summary.removed !== undefined || !(hasCompany || hasLines)) return null
  return (
    <section className={styles.talk} aria-label={texts.table.chat}>
      <h2>{texts.table.chat}</h2>
      <div className={styles.chat}>
        <ChatPanel session={session} likely={LIKELY} />
      </div>
      <p role="status" className={styles.refusal}>
        {refusal ? refusalText(texts, refusal) : ''}
      </p>
      <WhoMayWrite session={session} />
    </section>
  )
}
