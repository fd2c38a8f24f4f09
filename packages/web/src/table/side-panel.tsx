import { memo, useId, useState } from 'react'
import { isLocal } from '../net/table-link.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { ChatBubble, ChatPanel } from './chat.tsx'
import type { LogLine } from './log-line.ts'
import { LogPanel } from './log-panel.tsx'
import styles from './side-panel.module.css'
import type { TableSession } from './table-session.ts'
import { unreadChat } from './unread-chat.ts'
import { useTableView } from './use-session.ts'

type Tab = 'log' | 'chat'

/** As many lines as one action makes at most; a screen reader says those that are new. */
const SPOKEN = 8

interface SidePanelProps {
  readonly session: TableSession
  readonly lines: readonly LogLine[]
}

/** The log and the chat, each on a tab. */
export const SidePanel = memo(function SidePanel({ session, lines }: SidePanelProps) {
  const { table } = useText()
  // With unread messages the chat is what one comes for.
  const [tab, setTab] = useState<Tab>(() => (unreadChat(session.view.getState()) > 0 ? 'chat' : 'log'))
  const id = useId()
  const unread = useTableView(session, unreadChat)
  const hasChat = useHasChat(session)
  const title = useLogTitle(session)
  const tabs: readonly { readonly tab: Tab; readonly label: string }[] = [
    { tab: 'log', label: table.log },
    ...(hasChat ? [{ tab: 'chat', label: table.chat } as const] : []),
  ]
  return (
    <section className={`card ${styles.panel}`} aria-label={title}>
      <div role="tablist" className={styles.tabs}>
        {tabs.map((one) => (
          <button
            key={one.tab}
            type="button"
            role="tab"
            id={`${id}-${one.tab}`}
            aria-selected={tab === one.tab}
            aria-controls={`${id}-panel`}
            tabIndex={tab === one.tab ? 0 : -1}
            onClick={() => setTab(one.tab)}
            onKeyDown={(event) => {
              if (!hasChat || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
              const other = one.tab === 'log' ? 'chat' : 'log'
              setTab(other)
              document.getElementById(`${id}-${other}`)?.focus()
            }}
          >
            {one.label}
            {one.tab === 'chat' && unread > 0 ? (
              <i>
                <span aria-hidden="true">{unread}</span>
                <span className="vh">{table.newMessages(unread)}</span>
              </i>
            ) : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.body}>
        {tab === 'log' ? (
          <>
            <LogPanel lines={lines} />
            <ChatBubble session={session} seat={null} className={styles.bubble} />
          </>
        ) : (
          <ChatPanel session={session} />
        )}
      </div>
      <div className="vh" aria-live="polite" role="log">
        {lines.slice(-SPOKEN).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
    </section>
  )
})

interface ButtonProps {
  readonly session: TableSession
  readonly icon: IconName
  readonly onClick: () => void
}

/** Opens log and chat where they have no room of their own, and says that somebody has written. */
export function LogButton({ session, icon, onClick }: ButtonProps) {
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
      <span className={styles.logIcon}>
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

/** On this device there is nobody to write to. */
function useHasChat(session: TableSession): boolean {
  return useTableView(session, ({ summary }) => summary !== null && !isLocal(summary))
}

/** What the place of log and chat is called. */
export function useLogTitle(session: TableSession): string {
  const { table } = useText()
  return useHasChat(session) ? table.logAndChat : table.log
}
