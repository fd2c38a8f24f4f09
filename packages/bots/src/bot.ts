import type { Action, Entry, Random, Seat } from '@serai/kernel'

/** What people choose among. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

interface BotInfo {
  readonly name: string
  /** One sentence for people. */
  readonly describe: string
  readonly level?: Level
  /** Milliseconds that a person would wait for it at a table, at least and at most. */
  readonly pace?: { readonly min: number; readonly max: number }
}

/** Needs nothing but the list, so that no view is made for it. It is not asked where it need not act. */
export interface BlindBot extends BotInfo {
  readonly needs: 'legal'
  /** One of actions[0..count). */
  choose(actions: readonly Action[], count: number, random: Random): Action
}

/** What a bot remembers of a game. It can always be rebuilt from the redacted log, so it is never saved. */
export interface Memory<S = unknown, M = unknown> {
  /** A fresh memory at the start of a game, or of what this position alone tells. */
  start(view: S, seat: Seat): M
  /** `before` is the seat's own view before the (redacted) entry; lent for the call. */
  observe(memory: M, before: S, entry: Entry): void
}

/** Lent for the call: nothing in it may be changed or kept, the memory excepted. */
export interface Decision<S = unknown, M = unknown> {
  /** What the seat may know: redacted. */
  readonly view: S
  readonly seat: Seat
  /** Undefined for a bot without memory. */
  readonly memory: M
  readonly actions: readonly Action[]
  readonly count: number
  /** The seat may act, and need not: PASS is an answer. */
  readonly optional: boolean
  readonly random: Random
  /** Nodes that may be looked at. */
  readonly budget: number
}

/** "I do not act", where a decision is optional. */
export const PASS: Action = -1

export interface SeeingBot<S = unknown, M = unknown> extends BotInfo {
  readonly needs: 'view'
  /** Nodes of a decision unless told otherwise: a count, not a time, so that the same seed gives the same games. */
  readonly budget: number
  /** Makes open-ended offers, so it is asked even where the list has one action and others may answer. */
  readonly makesOffers?: boolean
  readonly memory?: Memory<S, M>
  /** One of actions[0..count), an open-ended action that the game allows, or PASS where `optional`. */
  choose(decision: Decision<S, M>): Action
}

/** A player that is not a person. It never holds the open state: whoever runs it redacts first. */
export type Bot<S = unknown, M = unknown> = BlindBot | SeeingBot<S, M>
