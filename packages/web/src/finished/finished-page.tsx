import type { TableSummary, WireError } from '@serai/protocol'
import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { gameName, gameWords } from '../games/game-words.ts'
import { looksOf } from '../games/registry.ts'
import { GameEmblem } from '../home/game-picture.tsx'
import { ApiFault, api } from '../net/api.ts'
import { useMe } from '../people/me.ts'
import { seatName } from '../people/names.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { refusalText } from '../table/refusal-text.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { plainLook, SeatLooks } from '../ui/seat-looks.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './finished-page.module.css'
import { whenText } from './when-text.ts'

type Whose = 'mine' | 'all'

/** Games that have ended, newest first. */
export function FinishedPage() {
  const { replay } = useText()
  const isSomebody = useMe(({ me }) => me !== null)
  const [chosen, choose] = useState<Whose | null>(null)
  const whose = isSomebody ? (chosen ?? 'mine') : 'all'
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{replay.games}</h1>
        {isSomebody ? (
          <Choice
            label={replay.games}
            value={whose}
            values={[
              { value: 'mine', label: replay.mine },
              { value: 'all', label: replay.everybodys },
            ]}
            onChange={choose}
          />
        ) : null}
        <Games key={whose} whose={whose} />
      </main>
    </>
  )
}

function Games({ whose }: { whose: Whose }) {
  const texts = useText()
  const { common, replay } = texts
  const { tables, hasMore, fault, more } = useFinished(whose)
  return (
    <>
      {tables === null && !fault ? <p>{common.loading}</p> : null}
      {fault ? <p role="alert">{refusalText(texts, fault)}</p> : null}
      {tables?.length === 0 ? <p>{whose === 'mine' ? replay.noneOfMine : replay.none}</p> : null}
      <ul>
        {tables?.map((table) => (
          <SeatLooks key={table.id} value={looksOf(table.game)}>
            <Row table={table} />
          </SeatLooks>
        ))}
      </ul>
      {fault ? <Button onClick={more}>{common.retry}</Button> : null}
      {hasMore && !fault ? <Button onClick={more}>{replay.more}</Button> : null}
    </>
  )
}

function Row({ table }: { table: TableSummary }) {
  const texts = useText()
  const { replay } = texts
  const me = useMe((state) => state.me?.id ?? null)
  const language = usePrefs((prefs) => prefs.language)
  const ended = table.endedAt ?? table.startedAt ?? table.createdAt
  const names = table.seats.map((info) => seatName(info, texts)).join(', ')
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.picture}>
        <GameEmblem game={table.game} />
      </div>
      <div className={styles.what}>
        <h2>{gameName(texts, table.game)}</h2>
        <time dateTime={new Date(ended).toISOString()}>{whenText(ended, Date.now(), localeOf(language))}</time>
      </div>
      <div className={styles.who}>
        <b>{resultOf(table, me, texts)}</b>
        <Players table={table} me={me} />
      </div>
      <div className={styles.links}>
        <Link href={`/t/${table.id}`} className={buttonClass()}>
          {replay.result}
        </Link>
        <Link href={`/replay/${table.id}`} className={buttonClass()} aria-label={replay.watchOf(names)}>
          {replay.watch}
        </Link>
      </div>
    </li>
  )
}

/** Two stand against each other with the score between them; more stand in a row, each with their points. */
function Players({ table: { game, seats, scores, result }, me }: { table: TableSummary; me: string | null }) {
  const texts = useText()
  const { replay } = texts
  // Bare wood for everybody says nothing: sides changed from game to game.
  const hasLooks = looksOf(game) !== plainLook
  const isPair = seats.length === 2
  return (
    <p>
      {seats.map(({ seat, kind, name, person }) => (
        <Fragment key={seat}>
          {isPair && seat === 1 && scores ? (
            <b className={`num ${styles.score}`}>{`${scores[0]} : ${scores[1]}`}</b>
          ) : isPair && seat === 1 ? (
            replay.versus
          ) : null}
          <span data-me={(person !== undefined && person === me) || undefined}>
            {hasLooks ? <SeatMark seat={seat} size={18} /> : <Icon name={kind === 'bot' ? 'bot' : 'person'} />}
            {seatName({ kind, name }, texts)}
            {scores && !isPair ? <b className="num">{scores[seat]}</b> : null}
            {result?.winner === seat ? (
              <>
                <Icon name="crown" className={styles.crown} />
                <span className="vh">{replay.winner}</span>
              </>
            ) : null}
          </span>
        </Fragment>
      ))}
    </p>
  )
}

const PAGE_SIZE = 20

/** Finished games a page at a time; null before the first page. */
function useFinished(whose: 'mine' | 'all') {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  const [hasMore, setMore] = useState(false)
  const [fault, setFault] = useState<WireError | null>(null)
  const isBusy = useRef(false)

  const read = useCallback(
    async (known: readonly TableSummary[]) => {
      if (isBusy.current) return
      isBusy.current = true
      setFault(null)
      try {
        const last = known.at(-1)?.endedAt
        // Games of the same millisecond may be cut in two: the last ones come again and are left out.
        const page = await api.finished(whose, PAGE_SIZE, last === undefined ? undefined : last + 1)
        const ids = new Set(known.map(({ id }) => id))
        setTables([...known, ...page.filter(({ id }) => !ids.has(id))])
        setMore(page.length === PAGE_SIZE)
      } catch (error) {
        if (!(error instanceof ApiFault)) throw error
        setFault(error.error)
      } finally {
        isBusy.current = false
      }
    },
    [whose],
  )
  useEffect(() => {
    void read([])
  }, [read])
  return { tables, hasMore, fault, more: () => void read(tables ?? []) }
}

/** How a game ended, in a few words: who won, and how or what. */
export function resultOf(
  { game, status, result, seats, options }: TableSummary,
  me: string | null,
  texts: Pick<Catalogue, 'common' | 'games' | 'replay'>,
): string {
  const { replay } = texts
  if (status === 'abandoned' || !result) return replay.givenUp
  const winner = seats.find(({ seat }) => seat === result.winner)
  const { matchPoints } = options
  // A match is not won by the way in which its last game was.
  const isMatch = typeof matchPoints === 'number' && matchPoints > 1
  const more = isMatch ? replay.match(matchPoints) : gameWords(texts, game)?.endings[result.reason]
  const who = !winner ? replay.drawn : winner.person === me ? replay.youWon : replay.won(seatName(winner, texts))
  return [who, more].filter(Boolean).join(' · ')
}
