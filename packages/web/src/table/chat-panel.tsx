import { type ChatLine, MOST_CHAT, type Preset } from '@serai/protocol'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './chat-panel.module.css'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

export function chatText({ presets }: Catalogue['table'], { text, preset }: ChatLine): string {
  return text ?? (preset ? presets[preset] : '')
}

export function writerOf({ watcher }: Catalogue['table'], { seat, name }: ChatLine): string {
  return seat === null ? watcher(name) : name
}

interface Props {
  readonly session: TableSession
  /** What is most likely said here. */
  readonly likely?: readonly Preset[]
}

/** Presets first, free text after. */
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

  useEffect(() => session.showChat(), [session])

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
