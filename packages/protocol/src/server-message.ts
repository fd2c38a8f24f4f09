import * as z from 'zod'
import { AnyObject, SeatNumber, Seq, TableId, Time, WireError } from './basics.ts'
import { ChatLine } from './chat.ts'
import { WireEntry } from './entry.ts'
import { Me } from './people.ts'
import { Clocks, TableSummary } from './table.ts'

const table = TableId
/** When those who are asked, need not answer and say nothing are taken to have refused; left out when nobody is. */
const answerBy = z.exactOptional(Time)

/** The answer to hello. `time` is the server's clock, which all times here are in. */
export const Welcome = z.strictObject({ type: z.literal('welcome'), protocol: z.int(), me: Me.nullable(), time: Time })

/** Everything the viewer may know after entry `seq`; the entries after it follow in their own messages. */
export const Snapshot = z.strictObject({
  type: z.literal('snapshot'),
  table,
  summary: TableSummary,
  /** The viewer's own seat; null for one who watches. */
  seat: SeatNumber.nullable(),
  seq: Seq,
  /** The redacted position as the game describes it; null before the start. */
  view: AnyObject.nullable(),
  clocks: Clocks.nullable(),
  answerBy,
  chat: z.array(ChatLine).readonly(),
})

/** The whole log as the viewer may know it, for one who follows it; the next entries come in their own messages. */
export const LogMessage = z.strictObject({
  type: z.literal('log'),
  table,
  summary: TableSummary,
  seat: SeatNumber.nullable(),
  /** As the first line of a log has it. */
  header: AnyObject,
  /** All of them, from the first one on; once the game has ended with everything that was hidden. */
  entries: z.array(WireEntry).readonly(),
  /** Once the game has ended: the secret of its dice, and the hashes of its entries. */
  reveal: z.exactOptional(z.strictObject({ secret: z.string(), hashes: z.array(z.string()).readonly() })),
  clocks: Clocks.nullable(),
  answerBy,
  chat: z.array(ChatLine).readonly(),
})

/** Consecutive, at least one; the first one follows the last one sent. */
export const Entries = z.strictObject({
  type: z.literal('entries'),
  table,
  entries: z.array(WireEntry).readonly(),
  clocks: Clocks.nullable(),
  answerBy,
})

/** Seats, presence, status: whatever is not in the log. */
export const TableChange = z.strictObject({
  type: z.literal('table'),
  table,
  summary: TableSummary,
  seat: SeatNumber.nullable(),
  clocks: Clocks.nullable(),
  answerBy,
})

export const ChatMessage = z.strictObject({ type: z.literal('chat'), table, line: ChatLine })

export const LobbyAll = z.strictObject({ type: z.literal('lobby'), tables: z.array(TableSummary).readonly() })
/** Null: it is not in the lobby any more. */
export const LobbyChange = z.strictObject({
  type: z.literal('lobby-change'),
  table,
  summary: TableSummary.nullable(),
})

/** Done and on disk. `seq`: the last entry that came of it. */
export const Ack = z.strictObject({ type: z.literal('ack'), id: z.string(), seq: z.exactOptional(Seq) })
/** Nothing was done. `seq`: where the table is, when that was the reason. */
export const Refused = z.strictObject({
  type: z.literal('refused'),
  id: z.exactOptional(z.string()),
  table: z.exactOptional(table),
  error: WireError,
  seq: z.exactOptional(Seq),
})
/** The connection is not used as it should be. */
export const ErrorMessage = z.strictObject({ type: z.literal('error'), error: WireError })
export const Pong = z.strictObject({ type: z.literal('pong'), id: z.exactOptional(z.string()), time: Time })
/** The server stops: connect again after so many milliseconds. Nothing acknowledged is lost. */
export const Reconnect = z.strictObject({ type: z.literal('reconnect'), afterMs: z.int().min(0) })
/** The tables cannot be written for now, and wait; sent again with `on: false` when they go on. */
export const Pause = z.strictObject({ type: z.literal('pause'), on: z.boolean() })

export const ServerMessage = z.discriminatedUnion('type', [
  Welcome,
  Snapshot,
  LogMessage,
  Entries,
  TableChange,
  ChatMessage,
  LobbyAll,
  LobbyChange,
  Ack,
  Refused,
  ErrorMessage,
  Pong,
  Reconnect,
  Pause,
])
export type ServerMessage = z.infer<typeof ServerMessage>
export type ServerMessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
