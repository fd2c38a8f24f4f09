import type { Log } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { GameScreens } from '../games/registry.ts'
import { seatName } from '../people/names.ts'
import { type KeyHelp, KeysSheet } from '../table/keys-sheet.tsx'
import type { LogLine } from '../table/log-line.ts'
import { LogPanel } from '../table/log-panel.tsx'
import { isOnButton, type KeyMap, useKeys } from '../table/use-keys.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SeatLooks } from '../ui/seat-looks.ts'
import { useTitle } from '../ui/use-title.ts'
import styles from './replay.module.css'
import { ReplayDock } from './replay-dock.tsx'
import {
  hidesAnything,
  historyOf,
  momentOf,
  positionAt,
  stepAt,
  stepWords,
  stopsOf,
  turnsOf,
} from './replay-history.ts'
import { type Player, stepIn, useReplay, useStepFromUrl, useStepInUrl } from './use-replay.ts'

/** A finished game with everything that its replay needs. */
export interface LoadedReplay {
  readonly summary: TableSummary
  readonly part: GameScreens
  readonly log: Log
  /** Mine; null: I did not play. */
  readonly seat: number | null
}

interface Props {
  readonly loaded: LoadedReplay
  /** Back to where it was opened; without it, to the table's own page. */
  readonly onClose?: () => void
  /** The step to begin with; without it, that of the address. */
  readonly first?: number
}

/** A value once what is quick to draw of it is in sight; while it changes faster than that, only the last one. */
function useLate<T>(value: T): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value))
    return () => clearTimeout(timer)
  }, [value])
  return late
}

/** Board, players, log and the ways to go through them. */
export function ReplayScreen({ loaded: { summary, part, log, seat }, onClose, first = stepIn(location.hash) }: Props) {
  const texts = useText()
  const { replay, table } = texts
  const hasSecrets = useMemo(() => hidesAnything(log), [log])
  const [viewer, setViewer] = useState<number | null>(hasSecrets ? null : (seat ?? 0))
  const history = useMemo(() => historyOf(log, viewer), [log, viewer])
  // Only a page of its own has an address that leads to a step.
  const isPage = onClose === undefined
  const stops = useMemo(() => stopsOf(history, part.showsNothing), [history, part])
  const turns = useMemo(() => turnsOf(history, part), [history, part])
  const player = useReplay(turns, stops, first)
  useTitle(replay.title)
  const { step, goTo, isPlaying } = player
  useStepInUrl(step, isPage && !isPlaying)
  useStepFromUrl(isPage, goTo)
  const [isKeys, setKeys] = useState(false)
  const starts = useMemo(
    () => (part.gameStarts?.(history.moments) ?? [0]).map((start) => stepAt(stops, start)),
    [part, history, stops],
  )
  const onLine = useCallback(({ key }: LogLine) => goTo(stepAt(stops, momentOf(key))), [goTo, stops])
  const names = useMemo(() => summary.seats.map((info) => seatName(info, texts)), [summary, texts])
  // The board keeps up with a dragged slider; the words may come a little later.
  const lateStep = useLate(step)
  const { lines, words } = useMemo(() => {
    // Where nothing is hidden, everybody reads the same: a side is only where one looks from.
    const reader = hasSecrets ? viewer : null
    const linesAt = (step: number) => part.logLines(history.moments.slice(0, stops[step]), names, reader, texts)
    const lines = linesAt(lateStep)
    const moment = history.moments[stops[lateStep]! - 1]
    const quiet = (moment && part.unloggedWords?.(moment, names, reader, texts)) ?? null
    return { lines, words: stepWords(linesAt(Math.max(0, lateStep - 1)), lines, quiet) }
  }, [part, history, stops, lateStep, names, hasSecrets, viewer, texts])
  useKeys(replayKeys(player, () => setKeys(true)))
  const state = positionAt(history, stops[step]!)
  const moment = history.moments[stops[step]! - 1] ?? null
  return (
    <SeatLooks value={part.seatLooks(state)}>
      <div className={styles.page}>
        <header className={styles.head}>
          {onClose ? (
            <Button kind="quiet" square aria-label={replay.toResult} onClick={onClose}>
              <Icon name="back" />
            </Button>
          ) : (
            <Link href={`/t/${summary.id}`} className={buttonClass('quiet', true)} aria-label={replay.toResult}>
              <Icon name="back" />
            </Link>
          )}
          <h1>{replay.title}</h1>
          <Button
            kind="quiet"
            square
            className={styles.keys}
            aria-label={table.keys}
            title={table.keys}
            onClick={() => setKeys(true)}
          >
            ?
          </Button>
          <Link href="/games" className={buttonClass('quiet')}>
            {replay.games}
          </Link>
        </header>
        <main className={styles.main}>
          <div className={styles.table}>
            <part.Replay state={state} moment={moment} names={names} viewer={viewer} />
          </div>
          <aside className={`card ${styles.log}`} aria-label={replay.log}>
            <LogPanel lines={lines} onLine={onLine} />
          </aside>
          <p className={styles.now} role="status">
            {words || replay.start}
          </p>
          <ReplayDock
            player={player}
            turn={turns[stops[step]!]!.turn}
            starts={starts}
            names={names}
            viewer={viewer}
            hasSecrets={hasSecrets}
            onViewer={setViewer}
          />
        </main>
        {isKeys ? <KeysSheet keys={replayKeyHelp(replay)} onClose={() => setKeys(false)} /> : null}
      </div>
    </SeatLooks>
  )
}

/** Arrows step, page keys go by turns, Home and End to the ends, space plays. */
function replayKeys({ goBy, goByTurn, goTo, last, toggle }: Player, showKeys: () => void): KeyMap {
  const keys: [string, () => void][] = [
    ['ArrowLeft', () => goBy(-1)],
    ['ArrowRight', () => goBy(1)],
    ['PageUp', () => goByTurn(-1)],
    ['PageDown', () => goByTurn(1)],
    ['Home', () => goTo(0)],
    ['End', () => goTo(last)],
    ['?', showKeys],
  ]
  return {
    ...Object.fromEntries(keys),
    get ' '() {
      return isOnButton() ? undefined : toggle
    },
  }
}

function replayKeyHelp(replay: Catalogue['replay']): readonly KeyHelp[] {
  return [
    { key: '←', does: replay.back },
    { key: '→', does: replay.next },
    { key: 'PgUp', does: replay.turnBack },
    { key: 'PgDn', does: replay.turnNext },
    { key: 'Home', does: replay.toStart },
    { key: 'End', does: replay.toEnd },
    { key: replay.space, does: replay.playOrPause },
    { key: '?', does: replay.keyList },
  ]
}
