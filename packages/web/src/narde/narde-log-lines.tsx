import { inEffect, isUndo } from '@serai/kernel'
import { forcedSteps, type LastRoll, type NardeEvent, type NardeState, type ReasonName, type Side } from '@serai/narde'
import { useMemo, useRef } from 'react'
import type { Moment } from '../table/history.ts'
import type { LogLine } from '../table/log-line.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { LookMark } from '../ui/seat-mark.tsx'
import { lastRollLine, lastRollOutcome } from './last-roll.ts'
import { eventsIn } from './moment-events.ts'
import styles from './narde-table.module.css'
import { CHECKER_LOOKS } from './seats.ts'
import { stepText } from './targets.ts'

type Texts = Catalogue['nardeLog']

export interface NardeLine extends LogLine {
  /** Of a turn that is over: whose it was, whether it left a choice, and its words where the house played it. */
  readonly played?: { readonly seat: number; readonly isFree: boolean; readonly late: string | null }
}

interface TurnLine {
  readonly key: string
  readonly state: NardeState
  readonly seat: number
  readonly side: Side
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
  let lastRoll: LastRoll | null = null
  const flush = () => {
    if (turn) lines.push(turnLine(turn, names, seat, nardeLog))
    if (turn?.isLate) lines.push(lateLine(turn, names, nardeLog))
    turn = null
  }
  const close = () => {
    if (turn) turn.isOver = true
    flush()
  }
  for (const moment of moments) {
    const { entry } = moment
    if (isUndo(entry) || !valid.has(entry)) continue
    const key = String(entry.seq)
    if (turn && entry.late) turn.isLate = true
    for (const event of eventsIn(moment)) {
      switch (event.type) {
        case 'opened':
          lines.push(openingLine(key, event, names, seat, nardeLog))
          break
        case 'rolled':
          turn = turnFrom(`${key}-turn`, event, moment.after as NardeState)
          break
        case 'moved':
        case 'borneOff':
          turn?.steps.push(stepText(event.side, event, nardeLog.stepOff))
          break
        case 'resigned':
          turn = givenUp(turn, event.seat, nardeLog)
          break
        case 'turnEnded':
          close()
          break
        case 'lastRollGiven':
          lastRoll = event
          lines.push(diceLine(`${key}-last`, lastRollLine(event, names, seat, nardeLog)))
          break
        case 'gameWon':
        case 'gameDrawn': {
          close()
          const outcome = lastRoll && lastRollOutcome(lastRoll, reasonOf(event), nardeLog)
          if (outcome !== null) lines.push(diceLine(`${key}-decided`, outcome))
          lastRoll = null
          lines.push(endLine(`${key}-end`, event, names, seat, nardeLog))
        }
      }
    }
  }
  flush()
  return lines
}

type Event<Type extends NardeEvent['type']> = Extract<NardeEvent, { readonly type: Type }>

function turnFrom(key: string, { seat, side, dice }: Event<'rolled'>, state: NardeState): TurnLine {
  return { key, state, seat, side, dice: dice.join('-'), steps: [], isOver: false, isLate: false, isGivenUp: false }
}

/** A resignation may come after moves of the same turn; dice of the other one, not played yet, are no turn. */
function givenUp(turn: TurnLine | null, by: number, nardeLog: Texts): TurnLine | null {
  if (!turn) return null
  turn.isGivenUp = true
  if (turn.steps.length > 0) return turn
  if (by !== turn.seat) return null
  turn.steps.push(nardeLog.reasons.resigned)
  return turn
}

function openingLine(
  key: string,
  { dice, white }: Event<'opened'>,
  names: readonly string[],
  seat: number | null,
  nardeLog: Texts,
): LogLine {
  const who = nardeLog.opening(names[0]!, dice[0], names[1]!, dice[1])
  return diceLine(key, `${who} ${white === seat ? nardeLog.youStart : nardeLog.starts(names[white]!)}`)
}

/** Of a roll that decides something: the first, or the last. */
function diceLine(key: string, text: string): LogLine {
  return { key, seat: null, icon: 'dice', parts: text, text }
}

function turnLine(
  { key, state, seat, side, dice, steps, isOver, isLate, isGivenUp }: TurnLine,
  names: readonly string[],
  mine: number | null,
  nardeLog: Texts,
): NardeLine {
  const isNow = steps.length === 0 && !isOver
  const toPlay = seat === mine ? nardeLog.youToPlay : nardeLog.toPlay
  const isFree = !isOver || isGivenUp || hasChoice(state, seat)
  const made = steps.join(', ') || nardeLog.noMove
  const what = isNow ? toPlay : isFree || steps.length === 0 ? made : nardeLog.forced(made)
  const parts = (
    <span className={styles.turn}>
      <LookMark look={CHECKER_LOOKS[side]} size={18} />
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

function hasChoice(state: NardeState, seat: number): boolean {
  const known = choices.get(state)
  if (known !== undefined) return known
  const found = forcedSteps(state, seat) === null
  choices.set(state, found)
  return found
}

function lateLine({ key, seat }: TurnLine, names: readonly string[], nardeLog: Texts): LogLine {
  const text = nardeLog.outOfTime(names[seat]!)
  return { key: `${key}-late`, seat: null, icon: 'clock', parts: text, text }
}

function endLine(
  key: string,
  event: Event<'gameWon'> | Event<'gameDrawn'>,
  names: readonly string[],
  seat: number | null,
  nardeLog: Texts,
): LogLine {
  const first = seat ?? 0
  const score = `${event.score[first]}–${event.score[1 - first]}`
  const reason = reasonOf(event)
  const what =
    event.type === 'gameDrawn'
      ? nardeLog.drawn
      : event.seat === seat
        ? nardeLog.youWon(event.points)
        : nardeLog.won(names[event.seat]!, event.points)
  const text = nardeLog.ended(what, nardeLog.reasons[reason], score)
  return { key, seat: null, icon: 'crown', parts: <b>{text}</b>, text }
}

function reasonOf(event: Event<'gameWon'> | Event<'gameDrawn'>): ReasonName {
  return event.type === 'gameDrawn' ? 'draw' : event.reason
}

/** What happened since my last choice: my own turn if it left none, then the other one's. */
export function newsFor(lines: readonly NardeLine[], seat: number): readonly string[] {
  const news: string[] = []
  for (let at = lines.length - 1; at >= 0; at--) {
    const { icon, text, played } = lines[at]!
    // The opening roll, the last one and the end of a game have their own words.
    if (icon === 'dice' || icon === 'crown') break
    // A turn that is being played is on the board; that time ran out is told with the turn.
    if (!played) continue
    if (played.seat !== seat || !played.isFree || played.late !== null) news.unshift(played.late ?? text)
    if (played.seat === seat) break
  }
  return news
}

/** The log of these moments, made anew with each, and the same lines to draw. */
export function useNardeLines(
  moments: readonly Moment[],
  names: readonly string[],
  seat: number | null,
  nardeLog: Texts,
): { readonly fresh: readonly NardeLine[]; readonly lines: readonly LogLine[] } {
  const fresh = useMemo(() => nardeLogLines(moments, names, seat, nardeLog), [moments, names, seat, nardeLog])
  const drawn = useRef<readonly LogLine[]>([])
  const lines = useMemo(() => {
    drawn.current = keepLines(drawn.current, fresh)
    return drawn.current
  }, [fresh])
  return { fresh, lines }
}

/** The earlier objects for lines that still say the same, so that only the others are drawn again. */
export function keepLines(old: readonly LogLine[], fresh: readonly LogLine[]): readonly LogLine[] {
  return fresh.map((line, index) => {
    const before = old[index]
    return before && before.key === line.key && before.text === line.text ? before : line
  })
}
