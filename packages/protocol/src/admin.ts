import * as z from 'zod'
import { cleanLine, filledLine } from './basics.ts'
import { TableSummary } from './table.ts'

const MOST_REASON = 200
export const RemovalRequest = z.strictObject({ reason: filledLine(MOST_REASON) })
/** `on`: false lifts it. */
export const BanRequest = z.strictObject({ on: z.boolean(), reason: cleanLine(MOST_REASON).default('') })
/** `id`: of a person, or the name of an account. */
export const PersonPath = z.strictObject({ id: z.string().min(1).max(64) })

export const PersonStanding = z.strictObject({
  id: z.string(),
  name: z.string(),
  isMuted: z.boolean(),
  isBanned: z.boolean(),
  reason: z.string(),
})
export type PersonStanding = z.infer<typeof PersonStanding>

export const NodeLoad = z.strictObject({
  /** Its machine and port. */
  name: z.string(),
  connections: z.int(),
  uptimeSeconds: z.number(),
  memoryBytes: z.int(),
  /** Of one processor, since the server was started. */
  cpuShare: z.number(),
})
export type NodeLoad = z.infer<typeof NodeLoad>

/** What runs. */
export const Overview = z.strictObject({
  tables: z
    .array(
      z.strictObject({
        summary: TableSummary,
        /** Its host, and who sits at the seats: ids of people, to mute or ban. */
        host: z.string(),
        people: z.array(z.string().nullable()).readonly(),
      }),
    )
    .readonly(),
  /** Who has a connection open, on whichever server. */
  here: z.array(z.strictObject({ id: z.string(), name: z.string(), connections: z.int() })).readonly(),
  /** Who is muted or banned. */
  restricted: z.array(PersonStanding).readonly(),
  /** The servers that keep these tables; first the one that answers. */
  nodes: z.array(NodeLoad).readonly(),
  /** How many more there are that did not say how they are. */
  silentNodes: z.int(),
})
export type Overview = z.infer<typeof Overview>
