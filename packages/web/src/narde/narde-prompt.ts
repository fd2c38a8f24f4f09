import {
  checkersOnHead,
  checkersOutside,
  diceLeft,
  diceOf,
  headLeft,
  type LastRoll,
  moverOf,
  type NardeState,
  openingDice,
  readStep,
  seatOf,
  sideOf,
  sideToMove,
  stageOf,
  WHITE,
} from '@serai/narde'
import type { PromptTone } from '../table/prompt-line.tsx'
import type { Catalogue } from '../text/catalogue.ts'
import { type Draft, isComplete } from './draft.ts'
import { lastRollLine, lastRollTask } from './last-roll.ts'
import { gameEnd, resultText } from './result-text.ts'
import { diceText, OFF, type Place, stepText, targetsFrom } from './targets.ts'
import { heldFrom } from './why-not.ts'

type Texts = Catalogue['narde']

export interface NardePrompt {
  readonly tone: PromptTone
  readonly title: string
  readonly detail?: string
  /** The one button that does it. */
  readonly button: 'roll' | 'confirm' | 'takeOver' | null
}

export interface PromptInput {
  /** The position that is shown, without my steps. */
  readonly base: NardeState
  readonly seat: number | null
  readonly names: readonly string[]
  /** My turn, uncovered, with the steps laid so far. */
  readonly draft: Draft | null
  readonly chosen: Place | null
  /** It is my turn, but the dice are not uncovered yet. */
  readonly isCovered: boolean
  /** The opening roll is what is looked at. */
  readonly isOpening: boolean
  readonly isForced: boolean
  readonly isPilot: boolean
  /** A move of mine waits for the connection. */
  readonly isHeld: boolean
  /** Why the last thing was not done, in words. */
  readonly refusal: string | null
  /** What just happened and would be missed. */
  readonly notice: string | null
  /** N23: the last roll that is due, or being played. */
  readonly lastRoll: LastRoll | null
}

/** What is expected now, in one sentence. */
export function nardePrompt(
  input: PromptInput,
  { narde, nardeLog, table, end }: Pick<Catalogue, 'narde' | 'nardeLog' | 'table' | 'end'>,
): NardePrompt {
  const { base, names, draft, isCovered, isPilot, refusal, lastRoll } = input
  const isMyTask = lastRoll?.seat === input.seat && !isPilot
  const last =
    lastRoll && (isMyTask ? lastRollTask(lastRoll, narde) : lastRollLine(lastRoll, names, input.seat, nardeLog))
  const notice = last ?? input.notice
  const withNotice = notice === null ? {} : { detail: notice }
  if (input.isOpening) return openingPrompt(input, narde)
  if (stageOf(base) === 'over') return { tone: 'waiting', ...resultText(base, names, input.seat, end), button: null }
  if (isPilot) return { tone: 'pilot', title: narde.pilotOn, ...withNotice, button: 'takeOver' }
  if (input.isHeld) return { tone: 'waiting', title: table.moveWaits, detail: table.moveWaitsWhy, button: null }
  const mine: NardePrompt | null = isCovered
    ? { tone: 'mine', title: narde.rollDice, detail: notice ?? narde.rollDetail, button: 'roll' }
    : draft && movePrompt({ ...input, notice }, draft, narde)
  if (mine) return refusal === null ? mine : { ...mine, tone: 'warn', title: refusal, detail: mine.title }
  if (refusal !== null) return { tone: 'warn', title: refusal, button: null }
  if (stageOf(base) === 'opening') return betweenGames(input, narde)
  const mover = seatOf(base, sideToMove(base))
  const name = names[mover] ?? ''
  const rolled = diceOf(base)
  const dice = rolled && rolledText(rolled, narde)
  const title =
    mover === input.seat
      ? dice === null
        ? narde.yourRoll
        : narde.youPlay(dice)
      : dice === null
        ? narde.waits(name)
        : narde.plays(name, dice)
  const detail = notice ?? (input.seat === null ? narde.watching : null)
  return { tone: 'waiting', title, ...(detail === null ? {} : { detail }), button: null }
}

/** "Game 1 is over. Oleg wins 2 points. The match stands 0 : 2, to 3.", until the dice say who starts the next. */
function betweenGames({ base, seat, names }: PromptInput, narde: Texts): NardePrompt {
  const end = gameEnd(base, seat, names, { narde })
  if (end === null) return { tone: 'waiting', title: narde.opening, button: null }
  return { tone: 'waiting', title: narde.gameOver(end.game), detail: `${end.who} ${end.score}`.trim(), button: null }
}

/** "You are white and start. Opening roll: You 5, Oleg 3." */
function openingPrompt({ base, seat, names }: PromptInput, narde: Texts): NardePrompt {
  const white = seatOf(base, WHITE)
  const first = seat ?? 0
  const dice = openingDice(base)!
  return {
    tone: 'waiting',
    title: white === seat ? narde.youStart : narde.starts(names[white]!),
    detail: narde.openingDice(names[first]!, dice[first]!, names[1 - first]!, dice[1 - first]!),
    button: null,
  }
}

function movePrompt(
  { base, chosen, isForced, notice, lastRoll }: PromptInput,
  draft: Draft,
  narde: Texts,
): NardePrompt {
  const { state, seat, steps } = draft
  if (isForced) {
    return {
      tone: 'mine',
      title: narde.forced(rolledText(diceOf(base)!, narde)),
      detail: lastRoll ? lastRollTask(lastRoll, narde) : narde.forcedDetail,
      button: null,
    }
  }
  if (isComplete(draft)) {
    const isShort = moverOf(state) === seat && diceLeft(state).length > 0
    return {
      tone: 'mine',
      title: isShort ? narde.noMore : narde.confirmMove,
      detail: stepsText(draft, narde),
      button: 'confirm',
    }
  }
  if (chosen !== null)
    return { tone: 'mine', title: narde.whereTo, detail: whereDetail(state, seat, chosen, narde), button: null }
  const detail = steps.length > 0 ? stepsText(draft, narde) : (notice ?? ruleOfTurn(state, narde))
  return {
    tone: 'mine',
    title: narde.move(leftText(state, narde)),
    ...(detail === null ? {} : { detail }),
    button: null,
  }
}

/** The rule that matters most to this turn. */
function ruleOfTurn(s: NardeState, narde: Texts): string | null {
  const side = sideToMove(s)
  if (checkersOutside(s, side) === 0) return narde.bearing
  return checkersOnHead(s, side) > 0 ? narde.headRule(headLeft(s)) : null
}

/** "14 with 3, 9 with 3+5. Point 12 is held." */
function whereDetail(state: NardeState, seat: number, from: number, narde: Texts): string {
  const placeText = (to: Place) => (to === OFF ? narde.placeOff : narde.placeOn(to))
  // Of a double every step is the same: the places say enough.
  const isDouble = isDoubleIn(state)
  const places = targetsFrom(state, seat, from).map(({ to, steps }) =>
    isDouble ? placeText(to) : narde.toWith(placeText(to), diceText(steps)),
  )
  const held = heldFrom(state, seat, from)
  const all = places.join(', ')
  const goes = isDouble ? narde.canGo(all) : narde.canGoWith(all)
  const sentence = goes.charAt(0).toUpperCase() + goes.slice(1)
  return held.length === 0 ? sentence : `${sentence} ${narde.held(held)}`
}

/** The dice of the turn: "5 and 3", "4-4". */
export function rolledText([high, low]: readonly [number, number], narde: Texts): string {
  return high === low ? `${high}-${low}` : narde.and(String(high), String(low))
}

function isDoubleIn(s: NardeState): boolean {
  const dice = diceOf(s)
  return dice !== null && dice[0] === dice[1]
}

function leftText(s: NardeState, narde: Texts): string {
  const left = diceLeft(s)
  if (isDoubleIn(s)) return narde.double(left[0]!, left.length)
  return left.length === 2 ? narde.and(String(left[0]), String(left[1])) : String(left[0])
}

/** "24/18, 13/8". */
export function stepsText({ base, seat, steps }: Pick<Draft, 'base' | 'seat' | 'steps'>, { stepOff }: Texts): string {
  const side = sideOf(base, seat)
  return steps.map((step) => stepText(side, readStep(step), stepOff)).join(', ')
}
