import type { TableSummary } from '@serai/protocol'
import { type Answer, type Command, connection, type TableListener } from './connection.ts'

/** Where a table is kept: at the server, or on this device alone. */
export interface TableLink {
  /** Asked again for the same listener, it begins anew from what that has now. */
  watch(table: string, listener: TableListener): () => void
  /** Resolves when it is done or refused. */
  command(command: Command): Promise<Answer>
}

export const serverLink: TableLink = {
  watch: (table, listener) => connection.watch(table, listener),
  command: (command) => connection.command(command),
}

/** For pictures of a table: who sees one is not at the table. */
export const quietLink: TableLink = {
  ...serverLink,
  watch: (table, listener) => connection.watch(table, listener, true),
}

/** Who plays without a server: the id of the one person on this device. */
export const THIS_DEVICE = 'this-device'

/** A table on this device has no address that leads anybody else to it. */
export function isLocal({ hostId }: Pick<TableSummary, 'hostId'>): boolean {
  return hostId === THIS_DEVICE
}
