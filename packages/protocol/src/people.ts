import * as z from 'zod'
import { filledLine, PersonName, Time } from './basics.ts'
import { MOST_LABEL } from './limits.ts'

export const Me = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Signed in; guests do not have it. */
  isAccount: z.exactOptional(z.literal(true)),
})
export type Me = z.infer<typeof Me>

export const NameRequest = z.strictObject({ name: PersonName })
export type NameRequest = z.infer<typeof NameRequest>

export const TokenRequest = z.strictObject({ label: filledLine(MOST_LABEL) })
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
