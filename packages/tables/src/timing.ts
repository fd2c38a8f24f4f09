import type { Bot } from '@serai/bots'
import { ABSENCE_SECONDS } from '@serai/protocol'

/** How long a table waits for what. */
export interface Timing {
  /** How long people may be silent when they are asked and need not answer. */
  answerMs(hasClock: boolean): number
  /** How long a person may be away before a bot plays for them. */
  readonly absenceMs: number
  /** After this, a table that nobody uses leaves memory. */
  readonly idleMs: number
  /** After this, a table that nobody starts leaves the lobby. */
  readonly openMs: number
  /** After this, a game that everybody has left is given up and its dice are shown. */
  readonly forgottenMs: number
  /** What people get at least when the server starts again. */
  readonly reopenMs: number
  /** How long a bot seems to think. */
  paceOf(bot: Bot): number
}

const PACE = { min: 500, max: 1200 }

export const naturalTiming: Timing = {
  // Who plays without a clock may be new to the game: there is time to read an offer.
  answerMs: (hasClock) => (hasClock ? 20_000 : 60_000),
  absenceMs: ABSENCE_SECONDS * 1000,
  idleMs: 60_000,
  openMs: 86_400_000,
  // People who play a move a day are no quitters.
  forgottenMs: 7 * 86_400_000,
  reopenMs: 15_000,
  paceOf: ({ pace = PACE }) => pace.min + Math.random() * (pace.max - pace.min),
}

/** Bots play at once. */
export const hastyTiming: Timing = { ...naturalTiming, paceOf: () => 0 }
