import {
  type Action,
  type Actor,
  CHANCE,
  CHANCE_TURN,
  hasSeat,
  isIntegerIn,
  OVER_TURN,
  type Refusal,
  refuse,
  type Seat,
  seatBit,
  seatsTurn,
  type Turn,
} from '@serai/kernel'
import {
  CALL,
  DEAL,
  DRAW,
  DROP,
  END,
  HIDDEN_DEAL,
  HIDDEN_DROP,
  HIDDEN_STOLEN,
  KINDS,
  MOST_OFFERED,
  OFFER,
  PLAY,
  RESIGN,
  STOLEN,
  TAKE,
  WHOLE,
} from './actions.ts'
import {
  ACTIVE,
  BY_DECK,
  BY_RESIGNING,
  BY_TARGET,
  BY_TURN_CAP,
  DEALING,
  DECK,
  DECK_SIZE,
  DROPPED,
  DROPPED_SIZE,
  HAND,
  HAND_SIZE,
  MAIN,
  OFFERED,
  OPEN,
  OVER,
  owing,
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
  TOLL,
  type ToyState,
  TURN_CAP,
  TURNS,
  VIEWER,
  WINNER,
} from './state.ts'
import { wholePlay } from './whole-play.ts'

/**
 * The toy game. In a turn a seat draws hidden cards, plays up to two for their points, calls one card of a kind from
 * everybody, or offers points for a card that another seat may take. After a round whoever holds more than three cards
 * drops some, face down.
 */
export function turn(s: ToyState): Turn {
  const active = s[ACTIVE]!
  switch (s[STAGE]) {
    case MAIN:
      return seatsTurn(seatBit(active), s[OFFERED]! > 0 ? takers(s) : 0)
    case TOLL:
      return seatsTurn(owing(s), 0)
    case OVER:
      return OVER_TURN
    default:
      return CHANCE_TURN
  }
}

function takers(s: ToyState): number {
  let set = 0
  for (let p = 0; p < s[SEATS]!; p++) if (p !== s[ACTIVE] && s[HAND_SIZE + p]! > 0) set |= seatBit(p)
  return set
}

export function check(s: ToyState, by: Actor, action: Action): Refusal | null {
  if (s[STAGE] === OVER) return refuse('E_GAME_OVER')
  if (!Number.isInteger(action)) return refuse('E_PAYLOAD')
  if (by === CHANCE) return weightOf(s, action) > 0 ? null : refuse('E_CHANCE')
  if (s[STAGE] === DEALING || s[STAGE] === STEALING) return refuse('E_STAGE')
  if (!isIntegerIn(by, 0, s[SEATS]! - 1)) return refuse('E_NOT_ACTIVE')
  if (action === RESIGN) return null
  if (s[STAGE] === TOLL) {
    if (action < DROP || action >= DROP + KINDS) return refuse('E_STAGE')
    if (!hasSeat(owing(s), by)) return refuse('E_NOTHING_OWED')
    return holds(s, by, action - DROP) ? null : refuse('E_NOT_HELD')
  }
  if (action === TAKE) return s[OFFERED]! > 0 && hasSeat(takers(s), by) ? null : refuse('E_NO_OFFER')
  if (by !== s[ACTIVE]) return refuse('E_NOT_ACTIVE')
  if (action > OFFER && action <= OFFER + MOST_OFFERED) {
    const had = s[SCORE + by]!
    return action - OFFER <= had ? null : refuse('E_CANNOT_PAY', { needed: action - OFFER, had })
  }
  if (action === DRAW) return s[DECK_SIZE]! > 0 ? null : refuse('E_DECK')
  if (action === END) return null
  if (action >= CALL && action < CALL + KINDS) return s[PLAYED] === 0 ? null : refuse('E_LATE')
  if (action >= PLAY && action < PLAY + KINDS) {
    if (s[PLAYED]! >= PLAYS_A_TURN) return refuse('E_LIMIT')
    return holds(s, by, action - PLAY) ? null : refuse('E_NOT_HELD')
  }
  return refuse('E_STAGE')
}

function holds(s: ToyState, seat: Seat, kind: number): boolean {
  return s[HAND + KINDS * seat + kind]! > 0
}

/** The weight of a chance outcome here; 0 for what cannot happen, or is not known. */
export function weightOf(s: ToyState, action: Action): number {
  if (s[STAGE] === DEALING && action >= DEAL && action < DEAL + KINDS) return s[DECK + action - DEAL]!
  if (s[STAGE] === STEALING && action >= STOLEN && action < STOLEN + KINDS) {
    return s[HAND + KINDS * s[TAKER]! + action - STOLEN]!
  }
  return 0
}

/** What each seat would lose to a call, which the open state knows. */
export function calledCards(s: ToyState, by: Seat, kind: number): number[] {
  return Array.from({ length: s[SEATS]! }, (_, p) => (p !== by && holds(s, p, kind) ? 1 : 0))
}

export function apply(s: ToyState, by: Actor, action: Action, reveal?: readonly number[]): void {
  if (action >= WHOLE) {
    for (const step of wholePlay(s, by, action)) apply(s, by, step)
  } else if (action > OFFER) s[OFFERED] = action - OFFER
  else if (action === RESIGN) finish(s, -1, BY_RESIGNING)
  else if (action === DRAW) s[STAGE] = DEALING
  else if (action === END) endTurn(s)
  else if (action === TAKE) {
    s[TAKER] = by
    s[STAGE] = STEALING
  } else if (action >= DEAL && action <= HIDDEN_DEAL) deal(s, action - DEAL)
  else if (action >= STOLEN && action <= HIDDEN_STOLEN) steal(s, action - STOLEN)
  else if (action >= DROP && action <= HIDDEN_DROP) drop(s, by, action - DROP)
  else if (action >= CALL) call(s, by, action - CALL, reveal ?? calledCards(s, by, action - CALL))
  else play(s, by, action - PLAY)
}

/** Whether a redacted state keeps the seat's cards, or the deck's when seat is null. */
function knows(s: ToyState, seat: Seat | null): boolean {
  return s[VIEWER] === OPEN || (seat !== null && s[VIEWER] === seat)
}

function addCards(s: ToyState, seat: Seat, kind: number, count: number): void {
  s[HAND_SIZE + seat]! += count
  if (knows(s, seat)) s[HAND + KINDS * seat + kind]! += count
}

function deal(s: ToyState, kind: number): void {
  s[DECK_SIZE]!--
  if (knows(s, null)) s[DECK + kind]!--
  addCards(s, s[ACTIVE]!, kind, 1)
  s[STAGE] = MAIN
}

function steal(s: ToyState, kind: number): void {
  const taker = s[TAKER]!
  addCards(s, taker, kind, -1)
  addCards(s, s[ACTIVE]!, kind, 1)
  s[SCORE + taker]! += s[OFFERED]!
  s[SCORE + s[ACTIVE]!]! -= s[OFFERED]!
  s[OFFERED] = 0
  s[TAKER] = -1
  s[STAGE] = MAIN
  if (s[SCORE + taker]! >= s[TARGET]!) finish(s, taker, BY_TARGET)
}

function drop(s: ToyState, seat: Seat, kind: number): void {
  addCards(s, seat, kind, -1)
  s[DROPPED_SIZE + seat]!++
  if (knows(s, seat)) s[DROPPED + KINDS * seat + kind]!++
  if (owing(s) === 0) s[STAGE] = MAIN
}

function call(s: ToyState, by: Seat, kind: number, taken: readonly number[]): void {
  for (const [seat, count] of taken.entries()) {
    if (seat === by) continue
    addCards(s, seat, kind, -count)
    addCards(s, by, kind, count)
  }
  s[PLAYED] = PLAYS_A_TURN
}

function play(s: ToyState, by: Seat, kind: number): void {
  addCards(s, by, kind, -1)
  s[SHOWN + kind]!++
  s[SCORE + by]! += kind + 1
  s[PLAYED]!++
  if (s[SCORE + by]! >= s[TARGET]!) finish(s, by, BY_TARGET)
}

function endTurn(s: ToyState): void {
  s[TURNS]!++
  s[PLAYED] = 0
  s[OFFERED] = 0
  s[ACTIVE] = (s[ACTIVE]! + 1) % s[SEATS]!
  if (s[DECK_SIZE] === 0 && s[ACTIVE] === 0) finish(s, -1, BY_DECK)
  else if (s[TURNS]! >= s[TURN_CAP]!) finish(s, -1, BY_TURN_CAP)
  else if (s[ACTIVE] === 0 && owing(s) !== 0) s[STAGE] = TOLL
}

function finish(s: ToyState, winner: number, reason: number): void {
  s[STAGE] = OVER
  s[WINNER] = winner
  s[REASON] = reason
}
