import { api } from './api.ts'
import { type Answer, type Command, connection, type TableListener } from './connection.ts'

/** Where a table is kept: at the server, or on this device alone. */
export interface TableLink {
  watch(table: string, listener: TableListener): () => void
  /** Resolves when it is done or refused. */
  command(command: Command): Promise<Answer>
  /** The log as lines of JSON: whole once the game has ended, before that what I may know of it. */
  log(table: string): Promise<string>
}

export const serverLink: TableLink = {
  watch: (table, listener) => connection.watch(table, listener),
  command: (command) => connection.command(command),
  log: (table) => api.log(table),
}

/** For pictures of a table: who sees one is not at the table. */
export const quietLink: TableLink = {
  ...serverLink,
  watch: (table, listener) => connection.watch(table, listener, true),
}
