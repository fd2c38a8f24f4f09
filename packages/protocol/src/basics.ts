import type { Json, JsonObject } from '@serai/kernel'
import * as z from 'zod'

/** Any JSON. What it means (an action, a position) is for the game to say. */
export const AnyJson = z.unknown() as unknown as z.ZodType<Json>
export const AnyObject = z.record(z.string(), AnyJson) as unknown as z.ZodType<JsonObject>

export const TableId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
/** Made by the client, unique per table: a repeated send is harmless. */
export const ClientId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const Seq = z.int().min(0)
export const SeatNumber = z.int().min(0).max(15)
/** Milliseconds since 1970. */
export const Time = z.int().min(0)

export const MOST_NAME = 24
/** What a person wants to be called: shown to others, so no control or direction marks, no edge or double spaces. */
export const PersonName = z
  .string()
  .max(MOST_NAME * 4)
  .normalize('NFC')
  .trim()
  .min(1)
  .max(MOST_NAME)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)

/** Why something was not done: `code` for programs, `message` for people, and what they need to explain it. */
export const WireError = z.looseObject({ code: z.string(), message: z.string() })
export type WireError = z.infer<typeof WireError>

export const Failure = z.strictObject({ error: WireError })
export type Failure = z.infer<typeof Failure>
