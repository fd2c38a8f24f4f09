import { type AnyGame, hasSeat, listSeats, type Seat, type SeatSet } from '@serai/kernel'
import type { ClockRule, Clocks } from '@serai/protocol'

/** What a clock has to know of a position. */
export interface Waiting {
  /** The seats that the game cannot go on without. */
  readonly must: SeatSet
  /** The number of the turn. */
  readonly turns: number
  /** Games of a match that are over. */
  readonly games: number
}

export function waitingAt(game: AnyGame, state: unknown): Waiting {
  return { must: game.toAct(state).must, turns: game.turnCount(state), games: game.gamesOver?.(state) ?? 0 }
}

/** Flat data that follows from the times in the log alone, so that it survives a restart. */
export interface TurnClock {
  /** Milliseconds left to each seat: of this turn, and beyond it. */
  readonly turn: number[]
  readonly reserve: number[]
  running: SeatSet
  /** Whose turn it is: their time of it comes once. */
  holders: SeatSet
  /** Until when the time is spent; between two games of a match it is ahead, and nobody's runs. */
  since: number
  turns: number
  games: number
}

/** What a seat gets that has to act in the turn of another, such as for a discard. */
export const ANSWER_MS = 30_000
/** Between two games of a match: people read how the last one ended. */
export const PAUSE_MS = 10_000

export function startClock(rule: ClockRule, seats: number, at: number, waiting: Waiting): TurnClock {
  const clock: TurnClock = {
    turn: new Array<number>(seats).fill(0),
    reserve: new Array<number>(seats).fill(1000 * rule.reserveSeconds),
    running: 0,
    holders: 0,
    since: at,
    turns: waiting.turns - 1,
    games: waiting.games,
  }
  advanceClock(clock, rule, at, waiting)
  return clock
}

/** Something happened at `at`, and now the game waits for others. */
export function advanceClock(clock: TurnClock, rule: ClockRule, at: number, waiting: Waiting): void {
  spend(clock, at)
  const turnMs = 1000 * rule.turnSeconds
  const answerMs = Math.min(turnMs, ANSWER_MS)
  const isNext = waiting.games !== clock.games
  // A turn begins when somebody has to act in it: the dice of some games come first.
  if (waiting.must !== 0 && (isNext || waiting.turns !== clock.turns)) {
    if (isNext) clock.since = at + PAUSE_MS
    clock.games = waiting.games
    clock.turns = waiting.turns
    clock.turn.fill(answerMs)
    for (const seat of listSeats(waiting.must)) clock.turn[seat] = turnMs
    clock.holders = waiting.turns === 0 ? 0 : waiting.must
  } else {
    // Before the first turn everybody has the time of a turn; in the turn of another, of an answer.
    const least = waiting.turns === 0 ? turnMs : answerMs
    for (const seat of listSeats(waiting.must & ~clock.running & ~clock.holders)) {
      clock.turn[seat] = Math.max(clock.turn[seat]!, least)
    }
  }
  clock.running = waiting.must
}

function spend(clock: TurnClock, at: number): void {
  const spent = Math.max(0, at - clock.since)
  clock.since = Math.max(clock.since, at)
  for (const seat of listSeats(clock.running)) {
    const ofTurn = Math.min(spent, clock.turn[seat]!)
    clock.turn[seat]! -= ofTurn
    clock.reserve[seat] = Math.max(0, clock.reserve[seat]! - (spent - ofTurn))
  }
}

/** When the first seat runs out of time, and which; null when nobody's clock runs. */
export function nextDeadline(clock: TurnClock): { readonly at: number; readonly seat: Seat } | null {
  let first: { at: number; seat: Seat } | null = null
  for (const seat of listSeats(clock.running)) {
    const at = clock.since + clock.turn[seat]! + clock.reserve[seat]!
    if (!first || at < first.at) first = { at, seat }
  }
  return first
}

/** As people see it at the time `now`. */
export function readClock(clock: TurnClock, now: number): Clocks {
  const seen = copyClock(clock)
  spend(seen, now)
  return {
    at: seen.since,
    seats: seen.turn.map((turnMs, seat) => ({
      seat,
      running: hasSeat(clock.running, seat),
      turnMs,
      reserveMs: seen.reserve[seat]!,
    })),
  }
}

export function copyClock(clock: TurnClock): TurnClock {
  return { ...clock, turn: [...clock.turn], reserve: [...clock.reserve] }
}
