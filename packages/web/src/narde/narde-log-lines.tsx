import { CHANCE, inEffect, isUndo } from '@serai/kernel'
import {
  CONFIRM,
  firstDie,
  isOpening,
  isStep,
  layout,
  type NardeState,
  REASONS,
  RESIGN,
  seatOf,
  secondDie,
} from '@serai/narde'
import { LookMark } from '../look/seat-mark.tsx'
import type { Moment } from '../table/history.ts'
import type { LogLine } from '../table/log-line.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { CHECKER_LOOKS } from './checker-looks.ts'
import { forcedSteps } from './draft.ts'
import styles from './narde-log-lines.module.css'
import { sideOf } from './seats.ts'
import { stepText } from './step-text.ts'

const { ENDED_BY, ENDED_POINTS, ENDED_WINNER, GAMES, OPENED, SCORE, SIDE, WHITE_SEAT } = layout

type Texts = Catalogue['nardeLog']

export interface NardeLine extends LogLine {
  /** Of a turn that is over: whose it was, whether it left a choice, and its words where the house played it. */
  readonly played?: { readonly seat: number; readonly isFree: boolean; readonly late: string | null }
}

interface TurnLine {
  readonly key: string
  readonly state: NardeState
  readonly seat: number
  readonly dice: string
  readonly steps: string[]
  isOver: boolean
  isLate: boolean
  isGivenUp: boolean
}

/** One line for each turn: dice, then the steps in the notation of the game. */
export function nardeLogLines(
  moments: readonly Moment[],
  names: readonly string[],
  seat: number | null,
  nardeLog: Texts,
): NardeLine[] {
  const valid = new Set(inEffect(moments.map(({ entry }) => entry)))
  const lines: NardeLine[] = []
  let turn: TurnLine | null = null
  const flush = () => {
    if (turn) lines.push(turnLine(turn, names, seat, nardeLog))
    if (turn?.isLate) lines.push(lateLine(turn, names, nardeLog))
    turn = null
  }
  for (const moment of moments) {
    const { entry } = moment
    if (isUndo(entry) || !valid.has(entry)) continue
    const before = moment.before as NardeState
    const after = moment.after as NardeState
    const { action } = entry
    const key = String(entry.seq)
    if (entry.by === CHANCE && isOpening(action)) lines.push(openingLine(key, after, names, seat, nardeLog))
    if (entry.by === CHANCE && after[layout.STAGE] === layout.MOVE) {
      const [a, b] = [firstDie(action), secondDie(action)]
      turn = {
        key: `${key}-turn`,
        state: after,
        seat: seatOf(after, after[SIDE]!),
        dice: `${Math.max(a, b)} ${Math.min(a, b)}`,
        steps: [],
        isOver: false,
        isLate: false,
        isGivenUp: false,
      }
    } else if (turn && isStep(action)) {
      turn.steps.push(stepText(sideOf(turn.state, turn.seat), action, nardeLog.stepOff))
    }
    if (turn && entry.late) turn.isLate = true
    if (turn && action === RESIGN) turn.isGivenUp = true
    const isEnd = after[GAMES]! > before[GAMES]!
    // Whoever resigns may have had moves; dice of the other one, not played yet, are no turn.
    if (turn && action === RESIGN && turn.steps.length === 0) {
      if (entry.by === turn.seat) turn.steps.push(nardeLog.reasons.resigned)
      else turn = null
    }
    if (turn && (action === CONFIRM || isEnd || after[SIDE] !== turn.state[SIDE])) {
      turn.isOver = true
      flush()
    }
    if (isEnd) lines.push(endLine(`${key}-end`, after, names, seat, nardeLog))
  }
  flush()
  return lines
}

function openingLine(
  key: string,
  s: NardeState,
  names: readonly string[],
  seat: number | null,
  nardeLog: Texts,
): LogLine {
  const white = s[WHITE_SEAT]!
  const who = nardeLog.opening(names[0]!, s[OPENED]!, names[1]!, s[OPENED + 1]!)
  const text = `${who} ${white === seat ? nardeLog.youStart : nardeLog.starts(names[white]!)}`
  return { key, seat: null, icon: 'dice', parts: text, text }
}

function turnLine(
  { key, state, seat, dice, steps, isOver, isLate, isGivenUp }: TurnLine,
  names: readonly string[],
  mine: number | null,
  nardeLog: Texts,
): NardeLine {
  const isNow = steps.length === 0 && !isOver
  const toPlay = seat === mine ? nardeLog.youToPlay : nardeLog.toPlay
  const isFree = !isOver || isGivenUp || hasChoice(state)
  const made = steps.join(', ') || nardeLog.noMove
  const what = isNow ? toPlay : isFree || steps.length === 0 ? made : nardeLog.forced(made)
  const parts = (
    <span className={styles.turn}>
      <LookMark look={CHECKER_LOOKS[sideOf(state, seat)]} size={18} />
      <b className="num">{dice}</b>
      <span className={isNow && seat === mine ? styles.now : ''}>{what}</span>
    </span>
  )
  const line = { key, seat: null, parts, text: nardeLog.turn(names[seat]!, dice, what) }
  const late = isLate ? nardeLog.turn(names[seat]!, dice, nardeLog.late(made)) : null
  return isOver ? { ...line, played: { seat, isFree, late } } : line
}

/** By the position after a throw: the log is read anew with every moment. */
const choices = new WeakMap<NardeState, boolean>()

function hasChoice(state: NardeState): boolean {
  const known = choices.get(state)
  if (known !== undefined) return known
  const found = forcedSteps(state, seatOf(state, state[SIDE]!)) === null
  choices.set(state, found)
  return found
}

function lateLine({ key, seat }: TurnLine, names: readonly string[], nardeLog: Texts): LogLine {
  const text = nardeLog.outOfTime(names[seat]!)
  return { key: `${key}-late`, seat: null, icon: 'clock', parts: text, text }
}

function endLine(key: string, s: NardeState, names: readonly string[], seat: number | null, nardeLog: Texts): LogLine {
  const winner = s[ENDED_WINNER]! - 1
  const points = s[ENDED_POINTS]!
  const what =
    winner < 0 ? nardeLog.drawn : winner === seat ? nardeLog.youWon(points) : nardeLog.won(names[winner]!, points)
  const first = seat ?? 0
  const score = `${s[SCORE + first]} : ${s[SCORE + 1 - first]}`
  const text = nardeLog.ended(what, nardeLog.reasons[REASONS[s[ENDED_BY]! - 1]!], score)
  return { key, seat: null, icon: 'crown', parts: <b>{text}</b>, text }
}
