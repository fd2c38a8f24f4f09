import { hasExactly, isIntegerIn, type JsonObject, type Refusal, refuse } from '@serai/kernel'
import { KINDS } from './actions.ts'
import {
  ACTIVE,
  BY_RESIGNING,
  COPIES,
  DEALING,
  DECK,
  DECK_SIZE,
  DROPPED,
  DROPPED_SIZE,
  HAND,
  HAND_SIZE,
  MOST_SEATS,
  OFFERED,
  OPEN,
  OVER,
  PLAYED,
  PLAYS_A_TURN,
  REASON,
  SCORE,
  SEATS,
  SHOWN,
  STAGE,
  STEALING,
  TAKER,
  TARGET,
  type ToyState,
  TURN_CAP,
  TURNS,
  VIEWER,
  WINNER,
  WORDS,
} from './state.ts'

const SINGLE = {
  viewer: VIEWER,
  seats: SEATS,
  target: TARGET,
  turnCap: TURN_CAP,
  stage: STAGE,
  active: ACTIVE,
  turns: TURNS,
  played: PLAYED,
  offered: OFFERED,
  taker: TAKER,
  winner: WINNER,
  reason: REASON,
  deckSize: DECK_SIZE,
} as const

const LISTS = {
  deck: [DECK, KINDS],
  shown: [SHOWN, KINDS],
  scores: [SCORE, MOST_SEATS],
  handSizes: [HAND_SIZE, MOST_SEATS],
  droppedSizes: [DROPPED_SIZE, MOST_SEATS],
  hands: [HAND, MOST_SEATS * KINDS],
  dropped: [DROPPED, MOST_SEATS * KINDS],
} as const

export function describe(s: ToyState): JsonObject {
  const single = Object.entries(SINGLE).map(([name, at]) => [name, s[at]!])
  const lists = Object.entries(LISTS).map(([name, [at, size]]) => [name, [...s.subarray(at, at + size)]])
  return Object.fromEntries([...single, ...lists])
}

export function build(description: unknown): ToyState | Refusal {
  if (!hasExactly(description, [...Object.keys(SINGLE), ...Object.keys(LISTS)])) return fault('fields')
  const s = new Int32Array(WORDS)
  for (const [name, at] of Object.entries(SINGLE)) {
    const value = description[name]
    if (!isIntegerIn(value, -2, 1_000_000)) return fault(name)
    s[at] = value
  }
  for (const [name, [at, size]] of Object.entries(LISTS)) {
    const values = description[name]
    if (!Array.isArray(values) || values.length !== size) return fault(name)
    for (const [i, value] of values.entries()) {
      if (!isIntegerIn(value, 0, 1_000_000)) return fault(name)
      s[at + i] = value
    }
  }
  return faultOf(s) ?? s
}

/** The first thing about a state that no game leads to; null when it is sound. */
export function faultOf(s: ToyState): Refusal | null {
  const seats = s[SEATS]!
  if (seats < 2 || seats > MOST_SEATS) return fault('seats')
  if (s[VIEWER]! < OPEN || s[VIEWER]! >= seats) return fault('viewer')
  if (s[TARGET]! < 1 || s[TURN_CAP]! < 1 || s[TURNS]! < 0) return fault('options')
  if (s[STAGE]! < 0 || s[STAGE]! > OVER) return fault('stage')
  if (s[ACTIVE]! < 0 || s[ACTIVE]! >= seats) return fault('active')
  if (s[PLAYED]! < 0 || s[PLAYED]! > PLAYS_A_TURN || s[OFFERED]! < 0) return fault('turn')
  const stealing = s[STAGE] === STEALING
  if (stealing ? s[TAKER]! < 0 || s[TAKER]! >= seats || s[TAKER] === s[ACTIVE] : s[TAKER] !== -1) return fault('taker')
  if (stealing && s[HAND_SIZE + s[TAKER]!] === 0) return fault('taker')
  if (s[STAGE] === DEALING && s[DECK_SIZE] === 0) return fault('deckSize')
  if (s[WINNER]! < -1 || s[WINNER]! >= seats) return fault('winner')
  if (s[REASON]! < 0 || s[REASON]! > BY_RESIGNING || (s[REASON] === 0) !== (s[STAGE] !== OVER)) return fault('reason')

  let cards = s[DECK_SIZE]!
  for (let k = 0; k < KINDS; k++) cards += s[SHOWN + k]!
  for (let p = 0; p < MOST_SEATS; p++) {
    if (p >= seats && (s[HAND_SIZE + p] || s[DROPPED_SIZE + p] || s[SCORE + p])) return fault('handSizes')
    cards += s[HAND_SIZE + p]! + s[DROPPED_SIZE + p]!
    const isKnown = s[VIEWER] === OPEN || s[VIEWER] === p
    if (sum(s, HAND + KINDS * p) !== (isKnown ? s[HAND_SIZE + p] : 0)) return fault('hands')
    if (sum(s, DROPPED + KINDS * p) !== (isKnown ? s[DROPPED_SIZE + p] : 0)) return fault('dropped')
  }
  if (cards !== KINDS * COPIES) return fault('cards')
  if (sum(s, DECK) !== (s[VIEWER] === OPEN ? s[DECK_SIZE] : 0)) return fault('deck')
  for (let k = 0; k < KINDS; k++) {
    let copies = s[DECK + k]! + s[SHOWN + k]!
    for (let p = 0; p < seats; p++) copies += s[HAND + KINDS * p + k]! + s[DROPPED + KINDS * p + k]!
    if (s[VIEWER] === OPEN ? copies !== COPIES : copies > COPIES) return fault('cards')
  }
  return null
}

function sum(s: ToyState, at: number): number {
  let total = 0
  for (let k = 0; k < KINDS; k++) total += s[at + k]!
  return total
}

function fault(field: string): Refusal<'E_DESCRIPTION'> {
  return refuse('E_DESCRIPTION', { field })
}
