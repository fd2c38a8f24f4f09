import { NodeLoad } from '@serai/protocol'
import * as z from 'zod'

const strings = z.array(z.string()).readonly()
const number = z.number().nullable()

/** A part of a report: a message between nodes holds no more than 8 kB. */
const ReportPart = z.object({
  /** What it answers. */
  call: z.string(),
  load: NodeLoad,
  here: z.array(z.tuple([z.string(), z.number()]).readonly()).readonly(),
  isLast: z.boolean(),
})
export type ReportPart = Readonly<z.infer<typeof ReportPart>>

/** What nodes tell each other over the database. */
const Message = z.object({
  from: z.string(),
  /** What has changed: the table, its last entry, the version of its row. */
  tables: z.exactOptional(z.array(z.tuple([z.string(), number, number]).readonly()).readonly()),
  present: z.exactOptional(strings),
  /** Who has a new name. */
  people: z.exactOptional(strings),
  /** Of whom something that let them in is worth nothing any more. */
  lapsed: z.exactOptional(strings),
  /** A call that every node answers, and an answer. */
  asks: z.exactOptional(z.string()),
  tells: z.exactOptional(ReportPart),
})
export type Message = Readonly<z.infer<typeof Message>>

/** Null for what no node has told: whoever may use the database may say anything there. */
export function readMessage(text: string): Message | null {
  try {
    return Message.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
