import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './log-button.module.css'
import { type TableSession, unreadChat } from './table-session.ts'
import { useHasChat, useLogTitle } from './use-log-title.ts'
import { useTableView } from './use-session.ts'

interface Props {
  readonly session: TableSession
  readonly icon: IconName
  readonly onClick: () => void
}

/** Opens log and chat where they have no room of their own, and says that somebody has written. */
export function LogButton({ session, icon, onClick }: Props) {
  const { table } = useText()
  const unread = useTableView(session, unreadChat)
  const label = useLogTitle(session)
  const hasChat = useHasChat(session)
  return (
    <Button
      kind="quiet"
      square
      aria-label={unread > 0 ? `${label}, ${table.newMessages(unread)}` : label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className={styles.icon}>
        <Icon name={hasChat ? icon : 'log'} />
        {unread > 0 ? (
          <i className="num" aria-hidden="true">
            {unread}
          </i>
        ) : null}
      </span>
    </Button>
  )
}
