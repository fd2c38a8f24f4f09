import type { Json, JsonObject } from '@serai/kernel'
import * as z from 'zod'
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

/**
 * Shown to others, so no control or direction marks, nothing that is not seen. Keyboards put the unseen U+FE0F after many
 * emoji; only there it may stand.
 */
export const SEEN = /^(?:\p{Emoji}\uFE0F|[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800])*$/u

export const MOST_NAME = 24
/** What a person wants to be called: no edge or double spaces. */
export const PersonName = z
  .string()
  .max(MOST_NAME * 4)
  .normalize('NFC')
  .overwrite((name) => name.replace(/\p{Zs}+/gu, ' '))
  .trim()
  .min(1)
  .max(MOST_NAME)
  .regex(SEEN, 'a name has no signs that cannot be seen')

/** Why something was not done: `code` for programs, `message` for people, and what they need to explain it. */
export const WireError = z.looseObject({ code: z.string(), message: z.string() })
export type WireError = z.infer<typeof WireError>

/** What `E_REQUEST` says in `faults`: where, and what is wrong there. */
export const Faults = z.array(z.object({ at: z.string(), fault: z.string() })).readonly()

export const Failure = z.strictObject({ error: WireError })
export type Failure = z.infer<typeof Failure>
