import type { TableSummary } from '@serai/protocol'
import { lazy, type ReactNode, useId, useLayoutEffect, useMemo, useState } from 'react'
import { RatingChanges } from '../account/ratings.tsx'
import { loadedGame, loadGame } from '../games/registry.ts'
import { isLocal } from '../net/table-link.ts'
import { seatName } from '../people/names.ts'
import { stepAt, stopsOf, turnStart, turnsOf } from '../replay/replay-history.ts'
import type { LoadedReplay } from '../replay/replay-screen.tsx'
import type { History } from '../table/history.ts'
import type { TableSession } from '../table/table-session.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Header } from '../ui/header.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { DiceCheckCard } from './dice-check.tsx'
import { EndActions, ReplayLink } from './end-actions.tsx'
import { EndChat } from './end-chat.tsx'
import styles from './end-frame.module.css'
import { comeBack, PlaceContext, placeOf } from './place.ts'

const ReplayScreen = lazy(() =>
  import('../replay/replay-screen.tsx').then(({ ReplayScreen }) => ({ default: ReplayScreen })),
)

/** A link to the replay of a turn, in a match of that of one of its games. */
export type WatchFrom = (turn: number, game?: number) => ReactNode

interface Props {
  readonly session: TableSession
  readonly summary: TableSummary
  readonly names: readonly string[]
  readonly title: string
  readonly detail: string
  /** The winner's piece, at the right of the title. */
  readonly emblem: ReactNode
  readonly standings: ReactNode
  readonly board: ReactNode
  /** Cards, once the whole log is here. */
  readonly charts: (whole: History, watchFrom: WatchFrom) => ReactNode
  readonly whole: History | null
}

/** The page of a game that has ended: the result and what to do now first, then what it was made of. */
export function EndFrame(props: Props) {
  const { session, summary, names, title, detail, emblem, standings, board, charts, whole } = props
  const { account, end } = useText()
  const [isBoardOpen, setBoardOpen] = useState(false)
  // What was followed while the game was played ends without the secret.
  const [seen] = useState(() => (session.history && !session.history.reveal ? session.history : null))
  const [replayed, setReplayed] = useState<{ readonly loaded: LoadedReplay; readonly first: number } | null>(null)
  const onReplay = (first: number) =>
    void loadGame(summary.game)?.then((part) => {
      if (whole) setReplayed({ loaded: { summary, part, log: whole.log, seat: session.view.getState().seat }, first })
    })
  const places = useMemo(() => {
    const part = loadedGame(summary.game)
    return whole && part && { stops: stopsOf(whole, part.showsNothing), turns: turnsOf(whole, part) }
  }, [whole, summary.game])
  const [place] = useState(() => placeOf(summary.id))
  const isDrawn = places !== null && replayed === null
  useLayoutEffect(() => {
    if (isDrawn) comeBack(place)
  }, [isDrawn, place])
  if (replayed) return <ReplayScreen {...replayed} onClose={() => setReplayed(null)} />
  return (
    <PlaceContext value={place}>
      <Header />
      <main className={styles.page}>
        <section className={`card ${styles.result}`}>
          <div className={styles.crest}>
            <Girih className={styles.girih} />
            <h1>{title}</h1>
            <p>{summary.removed === undefined ? detail : account.removed(summary.removed)}</p>
            <div className={styles.emblem}>{emblem}</div>
          </div>
          <EndActions session={session} summary={summary} onBoard={() => setBoardOpen(true)} onReplay={onReplay} />
          {standings}
          <RatingChanges summary={summary} names={names} />
          <EndChat session={session} summary={summary} />
          <div className={styles.board}>{board}</div>
        </section>
        <div className={styles.charts}>
          {whole && places
            ? charts(whole, (turn, game = 0) => (
                <ReplayLink
                  summary={summary}
                  step={stepAt(places.stops, turnStart(places.turns, { game, turn }))}
                  onReplay={onReplay}
                >
                  {end.watchFrom(turn)}
                </ReplayLink>
              ))
            : null}
          {whole?.header.fair && !isLocal(summary) ? <DiceCheckCard whole={whole} seen={seen} names={names} /> : null}
        </div>
      </main>
      {isBoardOpen ? (
        <Sheet wide title={end.finalBoard} onClose={() => setBoardOpen(false)}>
          <div className={styles.large}>{board}</div>
        </Sheet>
      ) : null}
    </PlaceContext>
  )
}

const GIRIH =
  'M28,4L35,21L52,28L35,35L28,52L21,35L4,28L21,21ZM28,4V-4M28,52V60M4,28H-4M52,28H60M11,11L21,21M45,11L35,21M45,45L35,35M11,45L21,35M11,11L0,0M45,11L56,0M45,45L56,56M11,45L0,56'

/** The lines of a tiled wall, behind a title. */
function Girih({ className }: { className?: string | undefined }) {
  const pattern = useId()
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <pattern id={pattern} width="56" height="56" patternUnits="userSpaceOnUse">
          <path d={GIRIH} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}

/** The names of the seats; mine is "You". */
export function seatNames({ seats }: TableSummary, mine: number | null, texts: Catalogue): readonly string[] {
  return seats.map((info) => (info.seat === mine ? texts.end.you : seatName(info, texts)))
}
