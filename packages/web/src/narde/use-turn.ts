import type { Action } from '@serai/kernel'
import { forcedSteps, isLastRoll, moverOf, type NardeState, readStep, sideOf } from '@serai/narde'
import { useCallback, useEffect, useRef, useState } from 'react'
import { playSound } from '../alerts/sound.ts'
import { mayMove, usePrefs } from '../prefs/prefs.ts'
import type { TableSession } from '../table/table-session.ts'
import { type Slide, STEP_MS, UNDO_MS } from './board/flight.ts'
import { batchOf, type Draft, isComplete, startDraft, withoutLast, withSteps } from './draft.ts'
import { landing, type Place } from './targets.ts'
import { seenBefore } from './use-playback.ts'

/** People see what is forced before it is played, and what was played before it goes. */
const FORCED_MS = 700
/** Between one checker and the next. */
const GAP_MS = 40
const NONE: readonly Action[] = []

export interface MyTurn {
  /** My turn, with what I have laid; null while it is not mine. */
  readonly draft: Draft | null
  /** Mine, but the dice wait to be rolled. */
  readonly isCovered: boolean
  readonly isForced: boolean
  readonly chosen: Place | null
  readonly slide: Slide | null
  readonly isSent: boolean
  readonly choose: (place: Place | null) => void
  readonly roll: () => void
  readonly play: (steps: readonly Action[], isInHand?: boolean) => void
  readonly takeBack: () => void
  /** Takes back all steps. */
  readonly restart: () => void
  readonly confirm: () => void
}

interface Kept {
  readonly seq: number
  readonly draft: Draft
  readonly isRolled: boolean
  readonly isSent: boolean
  readonly chosen: Place | null
  readonly slide: Slide | null
  /** Steps of other checkers, which follow when this one has landed. */
  readonly rest: readonly Action[]
}

/** Below zero, so that they differ from those of the log. */
let slides = 0

/** The turn before it is sent: rolled, laid out step by step, taken back, confirmed in one batch. */
export function useTurn(
  session: TableSession,
  state: NardeState,
  seq: number,
  seat: number | null,
  isOpen: boolean,
  mayCover: boolean,
): MyTurn {
  const { autoRoll, autoForced, confirm: asks } = usePrefs()
  const isMine = isOpen && seat !== null && moverOf(state) === seat
  const [kept, setKept] = useState<Kept | null>(null)
  const [before] = useState(() => seenBefore(session.id))
  const isRolled = before?.seq === seq && before.isRolled
  const fresh: Kept | null = isMine
    ? { seq, draft: startDraft(state, seat), isRolled, isSent: false, chosen: null, slide: null, rest: NONE }
    : null
  const now = isMine && kept?.seq === seq ? kept : fresh
  const current = useRef(now)
  current.current = now
  const change = useCallback((changes: Partial<Kept>) => {
    if (current.current) setKept({ ...current.current, ...changes })
  }, [])

  // Whoever has the last roll is told so first: it waits for them.
  const isCovered = now !== null && mayCover && !now.isRolled && (!autoRoll || isLastRoll(state))
  const forced = now && !isCovered && autoForced ? forcedSteps(state, now.draft.seat) : null
  // A turn without a move is passed by the table.
  const isForced = forced !== null && forced.length > 0

  const confirm = useCallback(() => {
    const { current: turn } = current
    if (!turn || turn.isSent || !isComplete(turn.draft)) return
    change({ isSent: true })
    void session.act(...batchOf(turn.draft)).then((isDone) => !isDone && change({ isSent: false }))
  }, [session, change])

  const play = useCallback(
    (steps: readonly Action[], isInHand = false) => {
      const { current: turn } = current
      if (!turn || turn.isSent || steps.length === 0) return
      session.refuse(null)
      const { draft } = turn
      const isSeen = !isInHand && mayMove()
      const now = isSeen ? stepsOfOne(draft, steps) : steps
      // Each time that it touches the board.
      if (isSeen) for (let hop = 1; hop <= now.length; hop++) playSound('checker', STEP_MS * hop)
      else playSound('checker')
      change({
        draft: withSteps(draft, now),
        chosen: null,
        isRolled: true,
        slide: isSeen ? slideAlong(draft, now) : null,
        rest: steps.slice(now.length),
      })
    },
    [session, change],
  )

  const takeBack = useCallback(() => {
    const { current: turn } = current
    if (!turn || turn.isSent || turn.draft.steps.length === 0) return
    session.refuse(null)
    const draft = withoutLast(turn.draft)
    const step = turn.draft.steps.at(-1)!
    const places = [landing(draft.state, draft.seat, step), readStep(step).from]
    const slide = { id: --slides, side: sideOf(draft.base, draft.seat), places, ms: UNDO_MS }
    playSound('checker', UNDO_MS)
    change({ draft, chosen: null, isRolled: true, slide, rest: NONE })
  }, [session, change])

  const restart = useCallback(() => {
    const { current: turn } = current
    if (!turn || turn.isSent) return
    const draft = startDraft(turn.draft.base, turn.draft.seat)
    change({ draft, chosen: null, isRolled: true, slide: null, rest: NONE })
  }, [change])

  // Of several checkers, each is seen to move.
  const rest = now?.rest ?? NONE
  const slideMs = now?.slide?.ms ?? 0
  useEffect(() => {
    if (rest.length === 0) return
    const timer = setTimeout(() => play(rest), slideMs + GAP_MS)
    return () => clearTimeout(timer)
  }, [rest, slideMs, play])

  // What is forced plays itself, one step after the other.
  const isDone = now !== null && !isCovered && isComplete(now.draft)
  const laid = now?.draft.steps.length ?? 0
  const isSent = now?.isSent ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that is laid.
  useEffect(() => {
    if (!isForced || isSent) return
    const next = forced[laid]
    const timer = setTimeout(
      () => (next === undefined ? confirm() : play([next])),
      laid === 0 ? FORCED_MS : STEP_MS + 80,
    )
    return () => clearTimeout(timer)
  }, [isForced, isSent, laid, seq])

  useEffect(() => {
    if (isDone && !isForced && !asks && laid > 0) confirm()
  }, [isDone, isForced, asks, laid, confirm])

  const choose = useCallback(
    (place: Place | null) => {
      session.refuse(null)
      change({ chosen: place, isRolled: true, rest: NONE })
    },
    [session, change],
  )
  const roll = useCallback(() => {
    session.refuse(null)
    change({ isRolled: true })
  }, [session, change])
  return {
    draft: isCovered ? null : (now?.draft ?? null),
    isCovered,
    isForced,
    chosen: isForced ? null : (now?.chosen ?? null),
    slide: now?.slide ?? null,
    isSent,
    choose,
    roll,
    play,
    takeBack,
    restart,
    confirm,
  }
}

/** The first steps, as far as they are of one checker. */
function stepsOfOne({ state, seat }: Draft, steps: readonly Action[]): readonly Action[] {
  const other = steps.findIndex(
    (step, index) => index > 0 && readStep(step).from !== landing(state, seat, steps[index - 1]!),
  )
  return other < 0 ? steps : steps.slice(0, other)
}

/** The steps are of one checker, which goes on with each. */
function slideAlong({ state, seat, base }: Draft, steps: readonly Action[]): Slide {
  const places = [readStep(steps[0]!).from, ...steps.map((step) => landing(state, seat, step))]
  return { id: --slides, side: sideOf(base, seat), places, ms: STEP_MS * steps.length }
}
