import { hash, verify } from '@node-rs/argon2'
import { type Refusal, refuse } from '@serai/kernel'
import { PASSWORD_LENGTH } from '@serai/protocol'
import { isEasilyGuessed } from './common-passwords.ts'
import { newSecret } from './secrets.ts'

const { min, max } = PASSWORD_LENGTH

/** Why a password is none for the account of this name; null when it is good. */
export function passwordFault(password: string, name: string): Refusal | null {
  if (password.length < min || password.length > max) return refuse('E_PASSWORD', { min, max })
  return isEasilyGuessed(password, name) ? refuse('E_PASSWORD_COMMON') : null
}

/** Argon2id with the cost that its library recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let nobodys: Promise<string> | null = null

/** Takes as long for an account that is not there: its absence cannot be measured. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword(newSecret())
  const isRight = await verify(kept ?? (await nobodys), password)
  return kept !== null && isRight
}
