import * as z from 'zod'
import { SeatNumber, Time } from './basics.ts'
import { MOST_CHAT } from './limits.ts'

/** Sentences that every client has in its own language. */
export const PRESETS = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'nice-move',
  'oops',
  'thinking',
  'good-game',
  'one-moment',
  'rematch',
] as const
export const Preset = z.enum(PRESETS)
export type Preset = z.infer<typeof Preset>

export const ChatInput = z.union([
  /** At most 200 characters once it is clean: the table says what is wrong with it. */
  z.strictObject({ text: z.string().max(MOST_CHAT * 4) }),
  z.strictObject({ preset: Preset }),
])
export type ChatInput = z.infer<typeof ChatInput>

export const ChatLine = z.strictObject({
  /** Counts per table. */
  number: z.int().min(1),
  at: Time,
  /** The id of the person, to mute by. */
  person: z.string(),
  name: z.string(),
  /** Null: somebody who watches. */
  seat: SeatNumber.nullable(),
  text: z.exactOptional(z.string()),
  preset: z.exactOptional(Preset),
})
export type ChatLine = z.infer<typeof ChatLine>
