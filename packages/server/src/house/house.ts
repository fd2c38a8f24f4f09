import type { Refusal } from '@serai/kernel'
import type { ChatInput, RulesRequest, ServerMessage, TableRequest, TableSummary, Verdict } from '@serai/protocol'

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

/** A table for whoever runs the server. */
export interface TableCard {
  readonly summary: TableSummary
  /** Ids of people: its host, and who sits at each seat. */
  readonly host: string
  readonly people: readonly (string | null)[]
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
  /** Where I sit: what has not ended, private tables too, newest first; then the last games that have. */
  mine(by: Asker, limit: number): Promise<readonly TableSummary[]>
  /** My own games that have ended, private ones too; newest first. */
  played(by: Asker, limit: number, before?: number): Promise<readonly TableSummary[]>
  /** Games that have ended, also those that were given up; newest first. */
  finished(limit: number, before?: number): Promise<readonly TableSummary[]>
  /** The log of a table: whole once it is over, with the secret; before that as the asker may know it. */
  log(by: Asker | null, table: string): Promise<string | Refusal>
  /** Whether the dice of a finished game are what they were committed to. */
  verdict(by: Asker | null, table: string): Promise<Verdict | Refusal>

  takeSeat(by: Asker, table: string, seat: number | null): Promise<TableSummary | Refusal>
  leaveSeat(by: Asker, table: string): Promise<TableSummary | Refusal>
  addBot(by: Asker, table: string, seat: number | null, bot: string): Promise<TableSummary | Refusal>
  removeBot(by: Asker, table: string, seat: number): Promise<TableSummary | Refusal>
  /** The host takes a person off a seat. */
  freeSeat(by: Asker, table: string, seat: number): Promise<TableSummary | Refusal>
  /** A seat's own part of the dice, until the start. */
  addSeed(by: Asker, table: string, seed: string): Promise<TableSummary | Refusal>
  /** The host changes what an open table plays by. */
  changeRules(by: Asker, table: string, rules: RulesRequest): Promise<TableSummary | Refusal>
  start(by: Asker, table: string): Promise<TableSummary | Refusal>
  /** The host closes a table that has not started. */
  giveUp(by: Asker, table: string): Promise<TableSummary | Refusal>
  rematch(by: Asker, table: string): Promise<TableSummary | Refusal>

  /** Wire actions: one, or a batch that is all or nothing. */
  act(by: Asker, table: string, command: Command, actions: readonly unknown[]): Promise<{ seq: number } | Refusal>
  undo(by: Asker, table: string, command: Command): Promise<{ seq: number } | Refusal>
  redo(by: Asker, table: string, command: Command): Promise<{ seq: number } | Refusal>
  autopilot(by: Asker, table: string, on: boolean): Promise<TableSummary | Refusal>
  chat(by: Asker, table: string, chat: ChatInput): Promise<null | Refusal>
  /** The host keeps a person from chatting here. */
  mute(by: Asker, table: string, person: string, on: boolean): Promise<TableSummary | Refusal>

  /**
   * Snapshot first, unless `from` is a seq from which entries suffice; then everything in order. Who watches is at the
   * table, except by a quiet watch.
   */
  watch(
    by: Asker | null,
    table: string,
    from: number | null,
    listener: Listener,
    isQuiet?: boolean,
  ): Promise<Watch | Refusal>
  /** Changes of the lobby, beginning with all of it. */
  watchLobby(listener: Listener): Promise<Watch>
  /** Tables at which a person has a seat, for bots that play many; told as they come and go. */
  watchSeats(by: Asker, listener: (table: string) => void): Promise<Watch>

  /** Everything that is open or running, private tables too. */
  all(): Promise<readonly TableCard[]>
  /** Ends a table, and tells everybody there why. */
  remove(table: string, reason: string): Promise<TableSummary | Refusal>
  /** A person has a new name: it is shown wherever they sit and the game has not ended. */
  rename(by: Asker): Promise<void>
  /** A person leaves for good: bots play on at running tables, seats at open ones are free again, and others host them. */
  retire(by: Asker): Promise<void>

  close(): Promise<void>
}
