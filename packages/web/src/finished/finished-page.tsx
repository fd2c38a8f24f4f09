import type { TableSummary } from '@serai/protocol'
import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import { gameName } from '../games/game-words.ts'
import { looksOf } from '../games/registry.ts'
import { GameEmblem } from '../home/game-picture.tsx'
import { useMe } from '../people/me.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { plainLook, SeatLooks } from '../ui/seat-looks.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './finished-page.module.css'
import { resultOf } from './result-of.ts'
import { useFinished } from './use-finished.ts'
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
  const names = table.seats.map(({ name }) => name).join(', ')
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
  const { replay } = useText()
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
            {name}
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
