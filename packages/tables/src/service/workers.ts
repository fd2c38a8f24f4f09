import type { BotMove, BotRequest } from '@serai/bots'
import type { JsonObject, Refusal } from '@serai/kernel'
import type { BoardRequest } from '@serai/lab'
import type { Verdict } from '@serai/protocol'

/** A board as the game's option takes it, or why there is none. */
export type MadeBoard = JsonObject | Refusal<'E_CONSTRAINT' | 'E_NO_BOARD'>

/** For whom it is: what one person causes keeps others from nothing. */
export interface JobPriority {
  /** Of a table its host; null: nobody who is known. */
  readonly person: string | null
  /** Somebody waits for it. */
  readonly isAwaited: boolean
}

/** Where everything happens that takes long, off the table's own thread: bots think, boards are made, dice are checked. */
export interface TableWorkers {
  /** Rejects when the bot fails or takes too long: then somebody else has to say. */
  decide(request: BotRequest, priority: JobPriority): Promise<BotMove>
  makeBoard(request: BoardRequest, priority: JobPriority): Promise<MadeBoard>
  /** Makes every roll of a log again. */
  verify(log: string, priority: JobPriority): Promise<Verdict | Refusal>
  close(): Promise<void>
}
