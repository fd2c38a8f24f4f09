import { useEffect, useState } from 'react'
import { useText } from '../text/language.ts'
import styles from './chat-bubble.module.css'
import { chatText } from './chat-panel.tsx'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

const SHOWN_MS = 6000

interface Props {
  readonly session: TableSession
  /** Null: those who watch, all together. */
  readonly seat: number | null
  /** Where it is, at the seat or at the edge of the board: over what can only be looked at. */
  readonly className: string | undefined
}

/** What somebody has just said, for some seconds where they sit; who has no seat is named. Screen readers hear it elsewhere. */
export function ChatBubble({ session, seat, className }: Props) {
  const { table } = useText()
  const line = useTableView(session, ({ chat }) => chat.findLast((one) => one.seat === seat))
  const number = line?.number ?? 0
  const [past, setPast] = useState(number)
  useEffect(() => {
    const timer = setTimeout(() => setPast(number), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [number])
  if (!line || number <= past) return null
  return (
    <span key={number} className={`${styles.bubble} ${className}`} aria-hidden="true">
      <span>
        {seat === null ? <b>{line.name} </b> : null}
        {chatText(table, line)}
      </span>
    </span>
  )
}
