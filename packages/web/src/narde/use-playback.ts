import { CHANCE, isUndo } from '@serai/kernel'
import { gamesOver, type NardeState, stageOf } from '@serai/narde'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { mayMove } from '../prefs/prefs.ts'
import type { Moment } from '../table/history.ts'
import { type Slide, STEP_MS } from './board/flight.ts'
import { gameEndIn, lastRollIn, openingIn, passIn, showsNothing, stepIn, turnEndIn } from './moment-events.ts'

/** How long a throw stays before it is played, and a turn that has no move. */
const THROW_MS = 620
const PASS_MS = 900
/** The roll that says who starts is read before anything happens, and how a game of a match ended. */
const OPENING_MS = 1700
const GAME_END_MS = 2600
/** That the other side has one more roll is read before it falls. */
const LAST_ROLL_MS = 2600
const GAP_MS = 40
/** So many moments are about a turn. From further behind they are shown faster: bots that play alone do not wait. */
const TURN = 4
/** More at once is no turn but a return to the table: only the last position counts. */
const MOST = 8 * TURN
/** A game with no more moments than these has just begun. */
const FIRST = 4 * TURN

/** How long the position after a moment stays before the next one. */
export function momentMs(moment: Moment): number {
  const { entry } = moment
  if (isUndo(entry)) return 0
  if (gameEndIn(moment)) return GAME_END_MS
  if (entry.by === CHANCE) return openingIn(moment) ? OPENING_MS : THROW_MS
  if (stepIn(moment)) return STEP_MS + GAP_MS
  return passIn(moment) ? PASS_MS : GAP_MS
}

export function slideOf(moment: Moment, pace = 1): Slide | null {
  const step = stepIn(moment)
  return step && { id: moment.entry.seq, side: step.side, places: [step.from, step.to], ms: STEP_MS / pace }
}

/** Whoever has the last roll reads so before they roll; to the others it falls by itself. */
function isReadFirst(moment: Moment, seat: number | null): boolean {
  const roll = lastRollIn(moment)
  return roll !== null && roll.seat !== seat
}

/** My own steps were seen when I laid them. */
function isSeen(moment: Moment, seat: number | null): boolean {
  return !isUndo(moment.entry) && moment.entry.by === seat && !passIn(moment)
}

/** The first turns are shown from the opening roll on, also to those who come while they are played. */
function isJustBegun(moments: readonly Moment[]): boolean {
  const start = moments[0]?.before as NardeState | undefined
  return start !== undefined && moments.length <= FIRST && stageOf(start) === 'opening' && gamesOver(start) === 0
}

/** How many moments were shown before: none is shown twice. */
function startOf(moments: readonly Moment[], lastSeen: number | null): number {
  if (lastSeen === null) return isJustBegun(moments) ? 0 : moments.length
  const next = moments.findIndex(({ entry }) => entry.seq > lastSeen)
  return next < 0 ? moments.length : next
}

interface Playback {
  /** So many moments are behind what is shown. */
  readonly shown: number
  readonly slide: Slide | null
  /** The opening roll lies on the board, one die for each. */
  readonly isOpening: boolean
  /** A game of the match has ended and stays on the board until I go on. */
  readonly isStopped: boolean
  readonly goOn: () => void
  /** The last entry that is not shown again by a page that is loaded again: what is being read is. */
  readonly behind: number | null
}

interface Options {
  /** Whose steps were seen when they were laid. */
  readonly seat: number | null
  /** Whether the end of each game of a match waits for me. */
  readonly stops: boolean
  /** The last entry that was shown here before, if the page was open already. */
  readonly lastSeen: number | null
}

/** What came at once is shown one after the other, so that people see what happened. */
export function usePlayback(moments: readonly Moment[], { seat, stops, lastSeen }: Options): Playback {
  const [first] = useState(() => startOf(moments, lastSeen))
  const [reached, setReached] = useState(first)
  const [passed, setPassed] = useState(first)
  // How much faster than usual the latest is shown.
  const [pace, setPace] = useState(1)
  // What was shown while nothing stopped is behind, too.
  const from = Math.max(passed, reached - 1)
  const end = useMemo(
    () => moments.findIndex((moment, at) => at >= from && gameEndIn(moment) !== null),
    [moments, from],
  )
  const stop = stops && end >= 0 ? end + 1 : null
  const count = stop ?? moments.length
  let shown = Math.min(reached, count)
  while (shown < count && isSeen(moments[shown]!, seat)) shown++
  const latest = moments[shown - 1]
  const ahead = useRef<readonly Moment[]>([])
  ahead.current = moments.slice(shown, count)
  const isDone = shown === count
  const isBack = count - shown > MOST
  const isLate = isBack || !mayMove()
  const isRead = latest !== undefined && !isBack && isReadFirst(latest, seat)
  // What comes meanwhile does not make it wait again.
  useEffect(() => {
    if (isDone) {
      setReached(shown)
      return
    }
    const next = () => {
      const waiting = ahead.current.length
      const read = isBack ? -1 : ahead.current.findIndex((moment) => isReadFirst(moment, seat))
      let steps = !isLate ? 1 : read < 0 ? waiting : read + 1
      // The end of a turn comes with the throw that follows.
      while (steps < waiting && showsNothing(ahead.current[steps - 1]!)) steps++
      setReached(shown + steps)
      setPace(Math.max(1, (waiting - steps) / TURN))
    }
    const isAtOnce = (isLate && !isRead) || shown === passed
    const ms = isRead ? LAST_ROLL_MS : latest ? momentMs(latest) / pace : 0
    const timer = setTimeout(next, isAtOnce ? 0 : ms)
    return () => clearTimeout(timer)
  }, [shown, isDone, isBack, isLate, isRead, latest, passed, pace, seat])
  const isNew = latest !== undefined && shown > first && !isSeen(latest, seat)
  // The same object for as long as it is the same slide.
  const slide = useMemo(() => (isNew ? slideOf(latest, pace) : null), [isNew, latest, pace])
  const [read, setRead] = useState<Moment | null>(null)
  const isOpening = isNew && openingIn(latest) !== null && read !== latest
  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => setRead(latest), OPENING_MS)
    return () => clearTimeout(timer)
  }, [isOpening, latest])
  const goOn = useCallback(() => {
    if (stop !== null) setPassed(stop)
  }, [stop])
  const isStopped = shown === stop
  const behind = moments[shown - (isStopped || isOpening ? 2 : 1)]?.entry.seq ?? null
  return { shown, slide, isOpening, isStopped, goOn, behind }
}

/** The last checker of the other side is seen to leave, or that its last roll was not enough. */
const LAST_LOOK_MS = 1500

/** Tells when the game is over and its last moment is on the board; what I did myself needs no look, nor what does not move. */
export function usePlayedOut(last: Moment | null, seat: number | null, onPlayedOut: (() => void) | undefined): void {
  const entry = last?.entry
  const turn = last && turnEndIn(last)
  const isNews = turn !== null && turn.seat !== seat && mayMove()
  useEffect(() => {
    if (!entry || !onPlayedOut) return
    const timer = setTimeout(onPlayedOut, isNews ? LAST_LOOK_MS : 0)
    return () => clearTimeout(timer)
  }, [entry, isNews, onPlayedOut])
}

const KEY = 'serai.narde'

/** How far a table was shown in this tab. */
interface SeenBefore {
  readonly table: string
  /** The last entry that was shown, and is not to be shown again. */
  readonly seq: number
  /** Whether the dice on the board were open. */
  readonly isRolled: boolean
}

/** Kept for one table: a page that is loaded again goes on where it was. */
export function keepSeen(seen: SeenBefore): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // A browser that keeps nothing shows the first turns again.
  }
}

export function seenBefore(table: string): SeenBefore | null {
  try {
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SeenBefore | null
    return seen?.table === table ? seen : null
  } catch {
    return null
  }
}
