import {
  ALL_IN_THE_OPEN,
  CHANCE,
  type Disclosed,
  type Entry,
  type Random,
  seatBit,
  shuffle,
  type Viewer,
} from '@serai/kernel'
import { CALL, DEAL, DROP, HIDDEN_DEAL, HIDDEN_DROP, HIDDEN_STOLEN, KINDS, STOLEN } from './actions.ts'
import { calledCards } from './rules.ts'
import {
  ACTIVE,
  COPIES,
  DECK,
  DROPPED,
  DROPPED_SIZE,
  HAND,
  HAND_SIZE,
  OPEN,
  SEATS,
  SHOWN,
  TAKER,
  type ToyState,
  VIEWER,
} from './state.ts'

export function redact(s: ToyState, viewer: Viewer, into: ToyState = new Int32Array(s.length)): ToyState {
  into.set(s)
  into[VIEWER] = viewer
  into.fill(0, DECK, DECK + KINDS)
  for (let p = 0; p < s[SEATS]!; p++) {
    if (p === viewer) continue
    into.fill(0, HAND + KINDS * p, HAND + KINDS * (p + 1))
    into.fill(0, DROPPED + KINDS * p, DROPPED + KINDS * (p + 1))
  }
  return into
}

export function disclosed(before: ToyState, { by, action }: Pick<Entry, 'by' | 'action'>): Disclosed {
  const active = seatBit(before[ACTIVE]!)
  if (by === CHANCE) {
    if (action >= DEAL && action < HIDDEN_DEAL) return { secret: { seats: active, cover: HIDDEN_DEAL } }
    const parties = active | seatBit(before[TAKER]!)
    if (action >= STOLEN && action < HIDDEN_STOLEN) return { secret: { seats: parties, cover: HIDDEN_STOLEN } }
    return ALL_IN_THE_OPEN
  }
  if (action >= DROP && action < HIDDEN_DROP) return { secret: { seats: seatBit(by), cover: HIDDEN_DROP } }
  if (action >= CALL && action < CALL + KINDS) return { reveal: calledCards(before, by, action - CALL) }
  return ALL_IN_THE_OPEN
}

/** Deals the cards that the viewer has not seen to everywhere it cannot see. */
export function determinize(s: ToyState, random: Random, into: ToyState = new Int32Array(s.length)): ToyState {
  into.set(s)
  const unseen: number[] = []
  for (let k = 0; k < KINDS; k++) {
    let seen = s[SHOWN + k]! + s[DECK + k]!
    for (let p = 0; p < s[SEATS]!; p++) seen += s[HAND + KINDS * p + k]! + s[DROPPED + KINDS * p + k]!
    for (let copy = seen; copy < COPIES; copy++) unseen.push(k)
  }
  shuffle(unseen, random)
  const deal = (at: number, count: number) => {
    for (let i = 0; i < count; i++) into[at + unseen.pop()!]!++
  }
  if (s[VIEWER] !== OPEN) {
    for (let p = 0; p < s[SEATS]!; p++) {
      if (p === s[VIEWER]) continue
      deal(HAND + KINDS * p, s[HAND_SIZE + p]!)
      deal(DROPPED + KINDS * p, s[DROPPED_SIZE + p]!)
    }
    deal(DECK, unseen.length)
  }
  into[VIEWER] = OPEN
  return into
}
