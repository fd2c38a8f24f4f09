import type { TableSummary } from '@serai/protocol'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { gameName } from '../games/game-words.ts'
import { looksOf } from '../games/registry.ts'
import { api } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { useLink } from '../net/use-link.ts'
import { useMe } from '../people/me.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { SeatLooks } from '../ui/seat-looks.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { useTitle } from '../ui/use-title.ts'
import type { LiveStatus } from './followed-game.tsx'
import { GameEmblem, LiveMiniature } from './game-picture.tsx'
import { hasEnded, myRows, type TableRow, tableRows } from './table-rows.ts'
import styles from './tables-card.module.css'

const MOST_SHOWN = 12

interface Props {
  readonly tables: readonly TableSummary[] | null
  readonly mine: readonly TableSummary[]
}

/** The public tables of the server, live; mine are listed beside it. */
export function TablesCard({ tables, mine }: Props) {
  const texts = useText()
  const { common, home, refusals } = texts
  const { status, isGone, isPaused, clockOffset } = useLink()
  // What is long lost is no way to a table.
  const known = isGone ? [] : (tables ?? [])
  const others = known.filter(({ id }) => mine.every((one) => one.id !== id))
  const rows = tableRows(others, texts, Date.now() + clockOffset)
  const isAway = status === 'lost' || status === 'outdated'
  const running = rows.filter(({ isLive }) => isLive).length
  return (
    <>
      <h2 className={styles.title}>
        {home.tables}
        {isAway && !isPaused ? (
          <span role="status">{status === 'lost' ? common.offline : refusals.E_PROTOCOL}</span>
        ) : running > 0 ? (
          <span className={styles.running}>{home.running(running)}</span>
        ) : null}
      </h2>
      <JoinField />
      {/* While the tables pause none is known; the page says so above. */}
      {rows.length === 0 && !isPaused && (tables || isAway) ? (
        <p className={styles.none}>{isAway ? home.tablesLater : home.noTables}</p>
      ) : null}
      <TableList rows={rows.slice(0, MOST_SHOWN)} />
      {rows.length > MOST_SHOWN ? <p className={styles.none}>{home.moreTables(rows.length - MOST_SHOWN)}</p> : null}
    </>
  )
}

/** Joins a table by its link or code. */
function JoinField() {
  const { home } = useText()
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const { isBusy, refusal, refuse, attempt } = useAttempt()
  const join = async (event: FormEvent) => {
    event.preventDefault()
    const id = tableIdOf(text)
    if (!id) refuse(home.noCode)
    else if (await attempt(() => api.table(id))) go(`/t/${id}`)
  }
  return (
    <form className={styles.join} onSubmit={join}>
      <input
        className="input"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder={home.codeOrLink}
        aria-label={home.codeOrLink}
        aria-invalid={refusal !== null}
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
      />
      <Button type="submit" disabled={isBusy}>
        {home.join}
      </Button>
      {refusal ? <p role="alert">{refusal}</p> : null}
    </form>
  )
}

/** The id of a table out of its link or its code, as people paste, type and dictate them; null: it is neither. */
export function tableIdOf(text: string): string | null {
  // Ids have small letters only, and no spaces.
  const code = text.replace(/\s/g, '').toLowerCase()
  return /^[a-z0-9_-]{1,64}$/.test(code) ? code : (/\/t\/([a-z0-9_-]{1,64})\/?(?:[?#].*)?$/.exec(code)?.[1] ?? null)
}

const MOST_MINE = 4

/** The games that I am in, and the last ones that I was in; nothing when there is none. */
export function YourGames({ tables }: { tables: readonly TableSummary[] }) {
  const texts = useText()
  const { home } = texts
  const language = usePrefs((prefs) => prefs.language)
  const { clockOffset } = useLink()
  const me = useMe((state) => state.me)
  const [waiting, setWaiting] = useState<readonly string[]>([])
  if (!me || tables.length === 0) return null
  const rows = myRows(tables, me.id, texts, Date.now() + clockOffset, localeOf(language))
  const waitingRow = rows.find(({ id }) => waiting.includes(id))
  return (
    <section>
      {waitingRow ? <TurnTitle row={waitingRow} /> : null}
      <h2 className={styles.title}>{tables.every(hasEnded) ? home.lastGames : home.yourGames}</h2>
      <TableList
        rows={rows.slice(0, MOST_MINE)}
        onTurn={(table, isMine) =>
          setWaiting((known) => [...known.filter((id) => id !== table), ...(isMine ? [table] : [])])
        }
      />
    </section>
  )
}

/** The tab says that a game waits for me, as it does at its table. */
function TurnTitle({ row }: { row: TableRow }) {
  const texts = useText()
  useTitle(texts.table.yourTurnTitle(gameName(texts, row.game)))
  return null
}

/** So many games are followed at once; the others show a still picture. */
const MOST_LIVE = 6

interface ListProps {
  readonly rows: readonly TableRow[]
  /** Told when a game begins to wait for me, and when it does no longer. */
  readonly onTurn?: (table: string, isMine: boolean) => void
}

/** Tables, each with its position, its people and the way to it. */
function TableList({ rows, onTurn }: ListProps) {
  const live = new Set(rows.filter(({ isLive }) => isLive).slice(0, MOST_LIVE))
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          isFollowed={live.has(row)}
          onTurn={onTurn && ((isMine) => onTurn(row.id, isMine))}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly row: TableRow
  readonly isFollowed: boolean
  readonly onTurn: ((isMine: boolean) => void) | undefined
}

function Row({ row, isFollowed, onTurn }: RowProps) {
  const { home } = useText()
  const [{ looks, isMyTurn }, setStatus] = useState<LiveStatus>(() => ({ looks: looksOf(row.game), isMyTurn: false }))
  const show = (status: LiveStatus) => {
    setStatus(status)
    onTurn?.(status.isMyTurn)
  }
  return (
    <li>
      <div className={styles.picture}>
        {isFollowed ? (
          <LiveMiniature id={row.id} game={row.game} seat={row.mySeat} onStatus={show} />
        ) : (
          <GameEmblem game={row.game}>
            {row.won ? (
              <SeatLooks value={looks}>
                <span className={styles.won}>
                  <SeatMark seat={row.won.seat} size={34} />
                  {row.won.points}
                </span>
              </SeatLooks>
            ) : null}
          </GameEmblem>
        )}
      </div>
      <div className={styles.words}>
        <b>{row.title}</b>
        <span>
          {isMyTurn ? <em>{home.yourTurn}</em> : null}
          {row.note}
        </span>
        <div className={styles.seats} role="img" aria-label={row.seatsText}>
          <SeatLooks value={looks}>
            {row.seats.map(({ seat, state }) => (
              <SeatMark key={seat} seat={seat} state={state} size={22} />
            ))}
          </SeatLooks>
        </div>
      </div>
      <Link
        className={buttonClass()}
        href={`/t/${row.id}`}
        aria-label={`${row.verb}: ${row.title}, ${isMyTurn ? `${home.yourTurn}, ` : ''}${row.note}`}
      >
        {row.verb}
      </Link>
    </li>
  )
}
