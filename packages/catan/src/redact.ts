import type { ActionEntry, Entry, Viewer } from '@serai/kernel'
import * as actions from './actions.ts'
import { perform } from './apply.ts'
import { purchaseOwner, removePurchase } from './cards.ts'
import { knowsOutcome } from './chance.ts'
import * as layout from './layout.ts'
import { STAGE_OVER } from './stage.ts'
import { REASON_POINTS } from './victory.ts'
import { VICTORY_POINT } from './vocabulary.ts'

const { CARDS_HELD, CARDS_NEW, DECK, HAND, PURCHASES, PURCHASES_SIZE, VIEWER, WORDS } = layout

type CatanState = layout.CatanState

/** May the viewer of this state know the cards of p? */
export function isKnown(s: CatanState, p: number): boolean {
  return s[VIEWER] === layout.OPEN || s[VIEWER] === p
}

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

/**
 * An entry as the viewer may know it. What an action makes public about hidden hands comes as `reveal`:
 * the winner (-1: none) and the winner's victory point cards, then the cards given by each seat to a monopoly (R153)
 * or the hand that a resigning player returns to the bank (R139).
 */
export function redactEntry(before: CatanState, entry: Entry, viewer: Viewer): Entry {
  const shown: ActionEntry = { ...entry, action: redactAction(before, entry.action, viewer) }
  const reveal = [...revealWinner(before, entry), ...revealHands(before, entry)]
  return reveal[0] === -1 && reveal.length === 2 ? shown : { ...shown, reveal }
}

function redactAction(before: CatanState, action: number, viewer: Viewer): number {
  if (action >= actions.DRAW && action < actions.FINITE_ACTIONS && !knowsOutcome(before, viewer)) {
    return (action < actions.STOLEN ? actions.DRAW : actions.STOLEN) + actions.HIDDEN
  }
  return action
}

const after = new Int32Array(WORDS)

function revealWinner(before: CatanState, { by, action }: Entry): [number, number] {
  after.set(before)
  perform(after, by, action)
  const winner = after[layout.WINNER]!
  const cards = winner < 0 ? 0 : revealedVictoryCards(after, winner)
  return cards === 0 ? [-1, 0] : [winner, cards]
}

function isMonopoly(action: number): boolean {
  return action >= actions.PLAY_MONOPOLY && action < actions.PLAY_MONOPOLY + 5
}

function revealHands(before: CatanState, { by, action }: Entry): number[] {
  if (action === actions.RESIGN) return [...before.subarray(HAND + 5 * by, HAND + 5 * by + 5)]
  if (!isMonopoly(action)) return []
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
