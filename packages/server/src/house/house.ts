import type { Refusal } from '@serai/kernel'
import type { ChatInput, ServerMessage, TableRequest, TableSummary } from '@serai/protocol'

/** Who asks. A guest is a person too; null: nobody we know. */
export interface Asker {
  readonly id: string
  readonly name: string
}

export interface Command {
  /** Made by the client, unique per table. */
  readonly clientId: string
  /** The last seq the client has seen. */
  readonly expectedSeq: number
}

/** One ordered stream of what one viewer of one table may know. */
export interface Watch {
  close(): void
}

export type Listener = (message: ServerMessage) => void

/**
 * The tables of one process: the only way from the network to a game. Everything it hands out is redacted for its receiver.
 * Answers are the value asked for, or a refusal with a code.
 */
export interface House {
  createTable(by: Asker, request: TableRequest): Promise<TableSummary | Refusal>
  readTable(by: Asker | null, table: string): Promise<TableSummary | Refusal>
  /** Open and running tables that are not private, newest first. */
  lobby(): Promise<readonly TableSummary[]>
  finished(limit: number, before?: number): Promise<readonly TableSummary[]>
  /** The log of a table: whole once it is over, with the secret; before that as the asker may know it. */
  log(by: Asker | null, table: string): Promise<string | Refusal>

  takeSeat(by: Asker, table: string, seat: number | null): Promise<TableSummary | Refusal>
  leaveSeat(by: Asker, table: string): Promise<TableSummary | Refusal>
  addBot(by: Asker, table: string, seat: number | null, bot: string): Promise<TableSummary | Refusal>
  removeBot(by: Asker, table: string, seat: number): Promise<TableSummary | Refusal>
  /** A seat's own part of the dice, until the start. */
  addSeed(by: Asker, table: string, seed: string): Promise<TableSummary | Refusal>
  start(by: Asker, table: string): Promise<TableSummary | Refusal>
  rematch(by: Asker, table: string): Promise<TableSummary | Refusal>

  /** Wire actions: one, or a batch that is all or nothing. */
  act(by: Asker, table: string, command: Command, actions: readonly unknown[]): Promise<{ seq: number } | Refusal>
  undo(by: Asker, table: string, command: Command): Promise<{ seq: number } | Refusal>
  redo(by: Asker, table: string, command: Command): Promise<{ seq: number } | Refusal>
  autopilot(by: Asker, table: string, on: boolean): Promise<TableSummary | Refusal>
  chat(by: Asker, table: string, chat: ChatInput): Promise<null | Refusal>
  /** The host keeps a person from chatting here. */
  mute(by: Asker, table: string, person: string, on: boolean): Promise<TableSummary | Refusal>

  /** Snapshot first, unless `from` is a seq from which entries suffice; then everything in order. */
  watch(by: Asker | null, table: string, from: number | null, listener: Listener): Promise<Watch | Refusal>
  /** Changes of the lobby, beginning with all of it. */
  watchLobby(listener: Listener): Promise<Watch>
  /** Tables at which a person has a seat, for bots that play many; told as they come and go. */
  watchSeats(by: Asker, listener: (table: string) => void): Promise<Watch>

  close(): Promise<void>
}
