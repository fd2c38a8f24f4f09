import { useId, useState } from 'react'
import { useText } from '../text/language.ts'
import { ChatBubble } from './chat-bubble.tsx'
import { ChatPanel } from './chat-panel.tsx'
import type { LogLine } from './log-line.ts'
import { LogPanel } from './log-panel.tsx'
import styles from './side-panel.module.css'
import { type TableSession, unreadChat } from './table-session.ts'
import { useHasChat, useLogTitle } from './use-log-title.ts'
import { useTableView } from './use-session.ts'

type Tab = 'log' | 'chat'

/** As many lines as one action makes at most; a screen reader says those that are new. */
const SPOKEN = 8

/** What happened and what was said. */
export function SidePanel({ session, lines }: { session: TableSession; lines: readonly LogLine[] }) {
  const { table } = useText()
  // Who comes because of a message wants to read it.
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
}
