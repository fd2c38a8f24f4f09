import * as z from 'zod'
import { AnyJson, SeatNumber, Seq, Time } from './basics.ts'

/** A line of a log, redacted for its receiver; the form of the kernel's `formatEntry`. */
export const WireEntry = z.union([
  z.strictObject({ seq: Seq, at: Time, by: SeatNumber, undo: Seq }),
  z.strictObject({
    seq: Seq,
    at: Time,
    by: z.union([SeatNumber, z.literal('chance')]),
    action: AnyJson,
    late: z.exactOptional(z.literal(true)),
    reveal: z.exactOptional(z.array(z.int()).readonly()),
  }),
])
export type WireEntry = z.infer<typeof WireEntry>
