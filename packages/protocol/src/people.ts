import * as z from 'zod'
import { PersonName, Time } from './basics.ts'

export const Me = z.strictObject({ id: z.string(), name: z.string() })
export type Me = z.infer<typeof Me>

export const NameRequest = z.strictObject({ name: PersonName })
export type NameRequest = z.infer<typeof NameRequest>

export const TokenRequest = z.strictObject({ label: z.string().trim().min(1).max(60) })
export type TokenRequest = z.infer<typeof TokenRequest>

export const TokenInfo = z.strictObject({ id: z.string(), label: z.string(), createdAt: Time })
export type TokenInfo = z.infer<typeof TokenInfo>

/** The token itself is shown once and kept by nobody else. */
export const NewToken = z.strictObject({ ...TokenInfo.shape, token: z.string() })
export type NewToken = z.infer<typeof NewToken>

export const TokenList = z.strictObject({ tokens: z.array(TokenInfo).readonly() })

/** Null: nobody yet. */
export const MeAnswer = z.strictObject({ me: Me.nullable() })
export type MeAnswer = z.infer<typeof MeAnswer>
