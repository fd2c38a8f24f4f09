import { useText } from '../text/language.ts'
import { chatText, writerOf } from './chat-panel.tsx'
import { type TableSession, unreadLines } from './table-session.ts'
import { useTableView } from './use-session.ts'

/** So many that one who writes line after line is heard. */
const SPOKEN = 3

/** New lines of the chat for those who hear the page. Where the chat itself is open, it says them. */
export function SpokenChat({ session }: { session: TableSession }) {
  const { table } = useText()
  const chat = useTableView(session, (view) => view.chat)
  const chatSeen = useTableView(session, (view) => view.chatSeen)
  const seat = useTableView(session, (view) => view.seat)
  return (
    <div className="vh" aria-live="polite">
      {unreadLines({ chat, chatSeen, seat })
        .slice(-SPOKEN)
        .map((line) => (
          <p key={line.number}>
            {writerOf(table, line)}: {chatText(table, line)}
          </p>
        ))}
    </div>
  )
}
