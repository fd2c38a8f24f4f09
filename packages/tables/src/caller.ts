import type { ServerMessage } from '@serai/protocol'

/** Who asks for something at a table. A guest is a person too; where nobody is known, null stands in the place of one. */
export interface Caller {
  readonly id: string
  readonly name: string
}

/** What a client says with each command. */
export interface Command {
  /** Made by the client, unique per table. */
  readonly clientId: string
  /** The last seq the client has seen. */
  readonly expectedSeq: number
}

/** Hears one ordered stream of what one viewer of one table may know. */
export type Listener = (message: ServerMessage) => void

/** An open stream. */
export interface Watch {
  close(): void
}
