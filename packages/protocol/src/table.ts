import * as z from 'zod'
import { AnyObject, AnySeat, SeatNumber, Seq, TableId, Time } from './basics.ts'

export const ClockRule = z.strictObject({
  /** For each turn … */
  turnSeconds: z.int().min(5).max(86_400),
  /** … and beyond it, once for the whole game. */
  reserveSeconds: z.int().min(0).max(86_400),
})
export type ClockRule = z.infer<typeof ClockRule>

const botName = z.string().min(1).max(64)
/** By name or by level, not both. */
export const BotChoice = z.union([z.strictObject({ bot: botName }), z.strictObject({ level: botName })])
export type BotChoice = z.infer<typeof BotChoice>

export const AddBotRequest = z.union([
  z.strictObject({ seat: AnySeat, bot: botName }),
  z.strictObject({ seat: AnySeat, level: botName }),
])
export type AddBotRequest = z.infer<typeof AddBotRequest>

const MOST_SEATS = 16

export const TableRequest = z.strictObject({
  game: z.string().min(1).max(64),
  /** As the game has them; what is left out has its default. */
  options: AnyObject.default({}),
  isPrivate: z.boolean().default(false),
  /** How many seats; the game says how many it takes. */
  seats: z.int().min(1).max(MOST_SEATS),
  clock: z.exactOptional(ClockRule.nullable()),
  /** Who opens it sits down, anywhere or at this seat … */
  seat: z.exactOptional(z.union([z.literal(true), SeatNumber])),
  /** … bots do: one at each seat that is left, or these … */
  bots: z.exactOptional(z.union([BotChoice, z.array(AddBotRequest).max(MOST_SEATS)])),
  /** … and the game begins. */
  start: z.exactOptional(z.boolean()),
})
export type TableRequest = z.infer<typeof TableRequest>

export const SEAT_KINDS = ['empty', 'person', 'bot'] as const

export const SeatInfo = z.strictObject({
  seat: SeatNumber,
  kind: z.enum(SEAT_KINDS),
  /** Empty for an empty seat. */
  name: z.string(),
  /** The id of the person, by which `me` knows its own seat. */
  person: z.exactOptional(z.string()),
  bot: z.exactOptional(z.string()),
  level: z.exactOptional(z.string()),
  connected: z.boolean(),
  /** A bot plays for the person until they take over again. */
  autopilot: z.boolean(),
})
export type SeatInfo = z.infer<typeof SeatInfo>

export const TABLE_STATUS = ['open', 'running', 'over', 'abandoned'] as const
export const TableStatus = z.enum(TABLE_STATUS)
export type TableStatus = z.infer<typeof TableStatus>

export const Result = z.strictObject({
  returns: z.array(z.number()).readonly(),
  winner: SeatNumber.nullable(),
  reason: z.string(),
})
export type Result = z.infer<typeof Result>

export const TableSummary = z.strictObject({
  id: TableId,
  game: z.string(),
  options: AnyObject,
  /** What the board in the options was made from, such as `{ mode: 'fair' }`. */
  boardWish: z.exactOptional(AnyObject),
  status: TableStatus,
  isPrivate: z.boolean(),
  /** The name of who opened it, or took it over … */
  host: z.string(),
  /** … and their id: names are not unique. */
  hostId: z.string(),
  seats: z.array(SeatInfo).readonly(),
  /** The number of entries in the log. */
  seq: Seq,
  /** Hex SHA-256 of the secret that the dice come from. */
  commitment: z.string(),
  /** The secret itself, once the game has ended. */
  secret: z.exactOptional(z.string()),
  createdAt: Time,
  startedAt: z.exactOptional(Time),
  endedAt: z.exactOptional(Time),
  result: z.exactOptional(Result),
  /** Of a finished game that counts them: the points of each seat. */
  scores: z.exactOptional(z.array(z.number()).readonly()),
  clock: z.exactOptional(ClockRule.nullable()),
  /** Ids of people whom the host keeps from chatting. */
  muted: z.exactOptional(z.array(z.string()).readonly()),
  /** Why whoever runs the server took the table away. */
  removed: z.exactOptional(z.string()),
  /** The table at which the same people play again. */
  rematch: z.exactOptional(TableId),
})
export type TableSummary = z.infer<typeof TableSummary>

export const SeatClock = z.strictObject({
  seat: SeatNumber,
  running: z.boolean(),
  /** What is left of the turn and of the reserve, at the time `at` of the clocks; nothing runs before it. */
  turnMs: z.int().min(0),
  reserveMs: z.int().min(0),
})
export type SeatClock = z.infer<typeof SeatClock>

export const Clocks = z.strictObject({ at: Time, seats: z.array(SeatClock).readonly() })
export type Clocks = z.infer<typeof Clocks>
