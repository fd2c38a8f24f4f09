import { api } from '../net/api.ts'
import { useLink } from '../net/use-link.ts'
import { useAttempt } from '../people/use-attempt.ts'
import { useText } from '../text/language.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Switch } from '../ui/switch.tsx'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'
import styles from './who-may-write.module.css'
import { writers } from './writers.ts'

/** The host's say in the chat; nothing for anybody else. */
export function WhoMayWrite({ session }: { session: TableSession }) {
  const { table } = useText()
  const me = useLink().me?.id ?? null
  const summary = useTableView(session, (view) => view.summary)
  const chat = useTableView(session, (view) => view.chat)
  const { refusal, attempt } = useAttempt()
  const people = writers(summary, chat, me)
  if (people.length === 0) return null
  return (
    <details className={styles.people}>
      <summary className={buttonClass('plain')}>
        <Icon name="chat" /> {table.whoWrites}
      </summary>
      {people.map(({ person, name, isMuted }) => (
        <Switch
          key={person}
          on={!isMuted}
          onChange={(mayWrite) => void attempt(() => api.mute(session.id, person, !mayWrite))}
          label={name}
        />
      ))}
      {refusal ? <p role="alert">{refusal}</p> : null}
    </details>
  )
}
