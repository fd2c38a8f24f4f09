import type { Action, JsonObject, Seat } from '@serai/kernel'

/** Everything that a bot may know, as it is sent to a thread or a worker. */
export interface BotRequest {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  /** The redacted position, written by the game. */
  readonly view: Uint8Array
  /** The seat need not act. */
  readonly optional: boolean
  /** Of the bot's own chance. */
  readonly seed: string
  /** For a bot that remembers. */
  readonly history: BotHistory | null
}

/** The redacted game from its start, without what was taken back. */
export interface BotHistory {
  readonly start: Uint8Array
  readonly entries: readonly JsonObject[]
}

/** The actions to do, one after the other; none: the seat does not act. */
export type BotMove = readonly Action[]
