import * as z from 'zod'
import { AnyJson, AnySeat, ClientId, SeatNumber, Seq, TableId } from './basics.ts'
import { MOST_ACTIONS } from './client-message.ts'
import { MOST_SEED } from './limits.ts'
import { ClockRule, TableRequest, TableSummary } from './table.ts'

export const TableList = z.strictObject({ tables: z.array(TableSummary).readonly() })

export const TablePath = z.strictObject({ id: TableId })
export const TableSeatPath = z.strictObject({ id: TableId, seat: z.coerce.number().pipe(SeatNumber) })

export const SeatRequest = z.strictObject({ seat: AnySeat })
/** What a table plays by: all of it anew. */
export const RulesRequest = TableRequest.pick({ seats: true, options: true }).extend({ clock: ClockRule.nullable() })
export type RulesRequest = z.infer<typeof RulesRequest>
/** A seat's own part of the dice. */
export const SeedRequest = z.strictObject({ seed: z.string().min(1).max(MOST_SEED) })

/** The host keeps a person from chatting at the table, or lets them again. */
export const MuteRequest = z.strictObject({ person: z.string().min(1).max(64), on: z.boolean() })

export const FinishedQuery = z.strictObject({
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(20),
  /** Only games that ended before this time, for the next page. */
  before: z.exactOptional(z.coerce.number().pipe(z.int().min(0))),
})

export const MineQuery = z.strictObject({ limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(20) })

export const ActRequest = z.strictObject({ id: ClientId, seq: Seq, actions: z.array(AnyJson).min(1).max(MOST_ACTIONS) })
export const Acted = z.strictObject({ seq: Seq })

/** Whether the dice of a finished game are what they were committed to; `forged` names the first entry that is not. */
export const Verdict = z.strictObject({
  isTrue: z.boolean(),
  entries: z.int(),
  chance: z.int(),
  forged: z.exactOptional(z.strictObject({ entry: z.int(), fault: z.string() })),
})
export type Verdict = z.infer<typeof Verdict>
