import * as z from 'zod'
import { AnyJson, AnyObject, SeatNumber, Seq, TableId } from './basics.ts'
import { Me } from './people.ts'
import { Result, TableSummary } from './table.ts'

const seats = z.array(SeatNumber).readonly()

/** The first line of a stream. */
export const BotHello = z.strictObject({ type: z.literal('hello'), protocol: z.int(), me: Me })

/** A table at which I sit, before its start and whenever its seats change. */
export const BotTable = z.strictObject({
  type: z.literal('table'),
  table: TableId,
  seat: SeatNumber,
  summary: TableSummary,
})

/** A position of one of my tables: all a bot needs to move, without knowing the rules. */
export const BotPosition = z.strictObject({
  type: z.literal('position'),
  table: TableId,
  game: z.string(),
  seat: SeatNumber,
  /** Goes back with the action. */
  seq: Seq,
  /** Whom the game waits for: without `must` it cannot go on, `may` could act and need not. */
  turn: z.strictObject({ kind: z.enum(['seats', 'chance', 'over']), must: seats, may: seats }),
  /** Every finite legal action of my seat … */
  legal: z.array(AnyJson).readonly(),
  /** … and the usual open-ended ones. */
  offers: z.array(AnyJson).readonly(),
  view: AnyObject,
  /** Not null: the game is over. */
  result: Result.nullable(),
})
export type BotPosition = z.infer<typeof BotPosition>

/** I do not sit there any more. */
export const BotGone = z.strictObject({ type: z.literal('gone'), table: TableId })
/** Nothing happened for a while, and the connection is well. */
export const BotAlive = z.strictObject({ type: z.literal('alive') })
export const BotReconnect = z.strictObject({ type: z.literal('reconnect'), afterMs: z.int().min(0) })

export const BotMessage = z.discriminatedUnion('type', [
  BotHello,
  BotTable,
  BotPosition,
  BotGone,
  BotAlive,
  BotReconnect,
])
export type BotMessage = z.infer<typeof BotMessage>
