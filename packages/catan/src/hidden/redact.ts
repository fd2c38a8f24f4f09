import { ALL_IN_THE_OPEN, type Disclosed, type Entry, type Viewer } from '@serai/kernel'
import { perform } from '../actions/apply.ts'
import { seatsToldOutcome } from '../actions/chance.ts'
import * as actions from '../actions/numbers.ts'
import { purchaseOwner, removePurchase } from '../rules/development-cards.ts'
import { REASON_POINTS } from '../rules/victory.ts'
import * as layout from '../state/layout.ts'
import { STAGE_OVER } from '../state/stage.ts'
import { VICTORY_POINT } from '../vocabulary.ts'

const { CARDS_HELD, CARDS_NEW, DECK, HAND, PURCHASES, PURCHASES_SIZE, VIEWER, WORDS } = layout

type CatanState = layout.CatanState

/** R143-R154: takes from a state what this viewer may not know. Everything else in it is public. */
function hide(s: CatanState, viewer: Viewer): void {
  s[VIEWER] = viewer
  for (let c = 0; c < 5; c++) s[DECK + c] = 0
  for (let p = 0; p < 4; p++) {
    if (p === viewer) continue
    const shown = revealedVictoryCards(s, p)
    for (let i = 5 * p; i < 5 * p + 5; i++) {
      s[HAND + i] = 0
      s[CARDS_HELD + i] = 0
      s[CARDS_NEW + i] = 0
    }
    s[CARDS_HELD + 5 * p + VICTORY_POINT] = shown
  }
  for (let i = s[PURCHASES_SIZE]! - 1; i >= 0; i--) {
    if (purchaseOwner(s[PURCHASES + i]!) !== viewer) removePurchase(s, i)
  }
}

/** R102, R135: shown by a player who wins with points. */
function revealedVictoryCards(s: CatanState, p: number): number {
  const won = s[layout.STAGE] === STAGE_OVER && s[layout.REASON] === REASON_POINTS && s[layout.WINNER] === p
  return won ? s[CARDS_HELD + 5 * p + VICTORY_POINT]! : 0
}

export function redact(s: CatanState, viewer: Viewer, into?: CatanState): CatanState {
  const view = into ?? new Int32Array(WORDS)
  view.set(s)
  hide(view, viewer)
  return view
}

type Step = Pick<Entry, 'by' | 'action'>

/**
 * What an action makes public about hidden hands is its `reveal`: the winner (-1: none) and the winner's victory point
 * cards, then the cards given by each seat to a monopoly (R153) or the hand that a resigning player returns to the bank (R139).
 */
export function disclosed(before: CatanState, step: Step): Disclosed {
  const secret = secretOf(before, step.action)
  const winner = revealWinner(before, step)
  const hands = revealHands(before, step)
  const reveal = winner === NO_WINNER && hands === NO_HANDS ? null : [...winner, ...hands]
  if (!secret && !reveal) return ALL_IN_THE_OPEN
  return { ...(secret && { secret }), ...(reveal && { reveal }) }
}

/** R144, R152: the card that is drawn or stolen. */
function secretOf(before: CatanState, action: number): Disclosed['secret'] | null {
  if (action < actions.DRAW || action >= actions.FINITE_ACTIONS) return null
  const cover = (action < actions.STOLEN ? actions.DRAW : actions.STOLEN) + actions.HIDDEN
  return { seats: seatsToldOutcome(before), cover }
}

const NO_WINNER: readonly number[] = [-1, 0]
const NO_HANDS: readonly number[] = []

const after = new Int32Array(WORDS)

function revealWinner(before: CatanState, { by, action }: Step): readonly number[] {
  after.set(before)
  perform(after, by, action)
  const winner = after[layout.WINNER]!
  const cards = winner < 0 ? 0 : revealedVictoryCards(after, winner)
  return cards === 0 ? NO_WINNER : [winner, cards]
}

function isMonopoly(action: number): boolean {
  return action >= actions.PLAY_MONOPOLY && action < actions.PLAY_MONOPOLY + 5
}

function revealHands(before: CatanState, { by, action }: Step): readonly number[] {
  if (action === actions.RESIGN) return [...before.subarray(HAND + 5 * by, HAND + 5 * by + 5)]
  if (!isMonopoly(action)) return NO_HANDS
  const resource = action - actions.PLAY_MONOPOLY
  return [0, 1, 2, 3].map((p) => (p === by ? 0 : before[HAND + 5 * p + resource]!))
}

/** Puts what an entry reveals into a redacted state, so that the rules find it there. */
function learn(s: CatanState, by: number, action: number, reveal: readonly number[]): void {
  const [winner, victoryCards] = [reveal[0]!, reveal[1]!]
  if (winner >= 0 && winner !== s[VIEWER]) s[CARDS_HELD + 5 * winner + VICTORY_POINT] = victoryCards
  if (action === actions.RESIGN) for (let r = 0; r < 5; r++) s[HAND + 5 * by + r] = reveal[2 + r]!
  if (isMonopoly(action)) {
    const resource = action - actions.PLAY_MONOPOLY
    for (let p = 0; p < 4; p++) if (p !== by) s[HAND + 5 * p + resource] = reveal[2 + p]!
  }
}

/** Applies a redacted entry to a redacted state: the rules as they are, and hiding again what they touched. */
export function performRedacted(
  s: CatanState,
  by: number,
  action: number,
  reveal: readonly number[] | undefined,
): void {
  if (reveal) learn(s, by, action, reveal)
  perform(s, by, action)
  hide(s, s[VIEWER]!)
}
