import { type ChatLine, MOST_CHAT, type Preset, type TableSummary } from '@serai/protocol'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { useLink } from '../net/use-link.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './chat.module.css'
import type { TableSession } from './table-session.ts'
import { unreadLines } from './unread-chat.ts'
import { useTableView } from './use-session.ts'

function chatText({ presets }: Catalogue['table'], { text, preset }: ChatLine): string {
  return text ?? (preset ? presets[preset] : '')
}

function writerOf({ watcher }: Catalogue['table'], { seat, name }: ChatLine): string {
  return seat === null ? watcher(name) : name
}

interface Props {
  readonly session: TableSession
  /** What is most likely said here. */
  readonly likely?: readonly Preset[]
}

/** The lines of the chat, and the ways to write one: presets first, free text after. */
export function ChatPanel({ session, likely = [] }: Props) {
  const { table } = useText()
  const chat = useTableView(session, (view) => view.chat)
  const [draft, setDraft] = useState('')
  const presets = [...new Set([...likely, ...(Object.keys(table.presets) as Preset[])])]
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the newest line.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [chat.length])

  // With the lines, not after them: who sees them and closes the sheet at once has read them.
  useLayoutEffect(() => session.showChat(), [session])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const text = draft.trim()
    // Kept until the server has it; what is typed meanwhile is the next line.
    if (text && (await session.say({ text }))) setDraft((now) => (now === draft ? '' : now))
  }
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol ref={list} tabIndex={0} aria-live="polite">
        {chat.length === 0 ? <li className={styles.none}>{table.nobodyWrote}</li> : null}
        {chat.map((line) => (
          <li key={line.number}>
            {line.seat === null ? null : <SeatMark seat={line.seat} size={18} />}
            <span>
              <b>{writerOf(table, line)}</b> {chatText(table, line)}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.presets}>
        {presets.map((preset) => (
          <button key={preset} type="button" onClick={() => void session.say({ preset })}>
            {table.presets[preset]}
          </button>
        ))}
      </div>
      <form onSubmit={(event) => void send(event)}>
        <input
          className="input"
          value={draft}
          maxLength={MOST_CHAT}
          aria-label={table.write}
          placeholder={table.write}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <Button type="submit">{table.send}</Button>
      </form>
    </div>
  )
}

const BUBBLE_MS = 6000

interface BubbleProps {
  readonly session: TableSession
  /** Null: those who watch, all together. */
  readonly seat: number | null
  /** Where it is, at the seat or at the edge of the board: over what can only be looked at. */
  readonly className: string | undefined
}

/** What somebody has just written, for some seconds at their seat; a watcher is named. Screen readers hear it from `SpokenChat`. */
export function ChatBubble({ session, seat, className }: BubbleProps) {
  const { table } = useText()
  const line = useTableView(session, ({ chat }) => chat.findLast((one) => one.seat === seat))
  const number = line?.number ?? 0
  const [past, setPast] = useState(number)
  useEffect(() => {
    const timer = setTimeout(() => setPast(number), BUBBLE_MS)
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

/** For the host: who may write in the chat and who is muted. Nothing for anybody else. */
export function WhoMayWrite({ session }: { session: TableSession }) {
  const { table } = useText()
  const me = useLink().me?.id ?? null
  const summary = useTableView(session, (view) => view.summary)
  const chat = useTableView(session, (view) => view.chat)
  const { refusal, attempt } = useAttempt()
  const people = writers(summary, chat, me)
  if (people.length === 0) return null
  return (
    <details className={styles.writers}>
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

/** Somebody who may write at a table, or may not. */
interface Writer {
  readonly person: string
  readonly name: string
  readonly isMuted: boolean
}

/** Whom the host can keep from writing: everybody else who sits here or has written; nobody where I am not the host. */
export function writers(summary: TableSummary | null, chat: readonly ChatLine[], me: string | null): readonly Writer[] {
  if (!summary || summary.hostId !== me) return []
  const muted = summary.muted ?? []
  const names = new Map<string, string>()
  for (const { person, name } of chat) names.set(person, name)
  for (const { person, name } of summary.seats) if (person !== undefined) names.set(person, name)
  names.delete(me)
  return [...names].map(([person, name]) => ({ person, name, isMuted: muted.includes(person) }))
}
