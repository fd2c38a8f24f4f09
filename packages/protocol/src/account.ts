import * as z from 'zod'
import { PersonName, Time } from './basics.ts'

export const PASSWORD_LENGTH = { min: 8, max: 200 } as const
/** Anything that is not absurd: the server says in its own words how long a password must be. */
const Password = z.string().max(1000)

/** Turns the guest who asks into an account. */
export const AccountRequest = z.strictObject({ name: PersonName, password: Password })
export type AccountRequest = z.infer<typeof AccountRequest>

export const SignInRequest = z.strictObject({ name: z.string().max(200), password: Password })
export type SignInRequest = z.infer<typeof SignInRequest>

export const PasswordRequest = z.strictObject({ old: Password, password: Password })
export type PasswordRequest = z.infer<typeof PasswordRequest>

export const DeleteRequest = z.strictObject({ password: Password })
export type DeleteRequest = z.infer<typeof DeleteRequest>

/** Somewhere an account is signed in. */
export const SessionInfo = z.strictObject({
  id: z.string(),
  /** The browser and the system, as far as they can be told. */
  label: z.string(),
  createdAt: Time,
  seenAt: Time,
  /** The one that asks. */
  isThis: z.boolean(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

export const SessionList = z.strictObject({ sessions: z.array(SessionInfo).readonly() })
