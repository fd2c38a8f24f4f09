import * as z from 'zod'
import { AnyJson, ClientId, Seq, TableId } from './basics.ts'
import { ChatInput } from './chat.ts'

export const MOST_ACTIONS = 64
/** Characters of one message; a longer one ends the connection. */
export const MOST_MESSAGE = 16_384

const id = ClientId
const table = TableId
/** The last entry that the client has seen. */
const seq = Seq

/** First of all, and once. Any number, so that a wrong version gets an answer of its own. */
export const Hello = z.strictObject({ type: z.literal('hello'), protocol: z.number() })
export const Lobby = z.strictObject({ type: z.literal('lobby'), on: z.boolean() })
/**
 * `from`: the last entry of the log that the client has, 0 for none: the rest of the log comes, then whatever is new. Without
 * it positions come, beginning with a snapshot. `quiet`: who looks on is not there.
 */
export const Watch = z.strictObject({
  type: z.literal('watch'),
  table,
  from: z.exactOptional(Seq.nullable()),
  quiet: z.exactOptional(z.boolean()),
})
export const Unwatch = z.strictObject({ type: z.literal('unwatch'), table })
export const Act = z.strictObject({
  type: z.literal('act'),
  table,
  id,
  seq,
  /** One, or a batch that is all or nothing. */
  actions: z.array(AnyJson).min(1).max(MOST_ACTIONS),
})
export const Undo = z.strictObject({ type: z.literal('undo'), table, id, seq })
export const Redo = z.strictObject({ type: z.literal('redo'), table, id, seq })
export const Resign = z.strictObject({ type: z.literal('resign'), table, id, seq })
export const Autopilot = z.strictObject({ type: z.literal('autopilot'), table, id, on: z.boolean() })
export const Chat = z.strictObject({ type: z.literal('chat'), table, id, chat: ChatInput })
export const Ping = z.strictObject({ type: z.literal('ping'), id: z.exactOptional(id) })

export const ClientMessage = z.discriminatedUnion('type', [
  Hello,
  Lobby,
  Watch,
  Unwatch,
  Act,
  Undo,
  Redo,
  Resign,
  Autopilot,
  Chat,
  Ping,
])
export type ClientMessage = z.infer<typeof ClientMessage>
