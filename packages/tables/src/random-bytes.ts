import { toHex } from '@serai/kernel'

/** So many bytes that nobody can guess. */
export type RandomBytes = (count: number) => Uint8Array

/** Without letters that are mistaken for others: people read ids to each other. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz'
const ID_LENGTH = 12

/** A table's id. Whoever knows it may watch a private table, so it is long enough not to be guessed: 60 bits. */
export function newTableId(bytes: RandomBytes): string {
  return Array.from(bytes(ID_LENGTH), (byte) => LETTERS[byte & 31]).join('')
}

export function newDiceSecret(bytes: RandomBytes): string {
  return toHex(bytes(32))
}
