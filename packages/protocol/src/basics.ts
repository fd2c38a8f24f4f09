import type { Json, JsonObject } from '@serai/kernel'
import * as z from 'zod'
import { cleanText } from './clean-text.ts'
import { TABLE_ID } from './limits.ts'

/** Any JSON. What it means (an action, a position) is for the game to say. */
export const AnyJson = z.unknown() as unknown as z.ZodType<Json>
export const AnyObject = z.record(z.string(), AnyJson) as unknown as z.ZodType<JsonObject>

export const TableId = z.string().regex(TABLE_ID)
/** Made by the client, unique per table: a repeated send is harmless. */
export const ClientId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const Seq = z.int().min(0)
export const SeatNumber = z.int().min(0).max(15)
/** Null, or nothing: any empty seat. */
export const AnySeat = SeatNumber.nullable().default(null)
/** Milliseconds since 1970. */
export const Time = z.int().min(0)

/** What people write for others to read: at most so many characters once it is clean. */
export function cleanLine(most: number) {
  const fault = `at most ${most} characters`
  return z
    .string()
    .max(4 * most, fault)
    .overwrite(cleanText)
    .max(most, fault)
}

/** … and not empty. */
export function filledLine(most: number) {
  return cleanLine(most).min(1, 'needs at least one character that can be seen')
}

export const MOST_NAME = 24
/** What a person wants to be called. */
export const PersonName = filledLine(MOST_NAME)

/** Why something was not done: `code` for programs, `message` for people, and what they need to explain it. */
export const WireError = z.looseObject({ code: z.string(), message: z.string() })
export type WireError = z.infer<typeof WireError>

/** What `E_REQUEST` says in `faults`: where, and what is wrong there. */
export const Faults = z.array(z.object({ at: z.string(), fault: z.string() })).readonly()

export const Failure = z.strictObject({ error: WireError })
export type Failure = z.infer<typeof Failure>
