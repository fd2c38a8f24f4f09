import { toHex, utf8 } from '../bytes/bytes.ts'
import { hasExactly, type JsonObject } from '../contract/json.ts'
import { sha256 } from './sha256.ts'

/** What a table's dice hang on and everybody knows before the first of them. */
export interface FairTerms {
  readonly table: string
  /** SHA-256 of the secret, published before anybody gives a seed. */
  readonly commitment: string
  /** One for each seat, in the order of the seats; empty for a seat that gave none. */
  readonly seeds: readonly string[]
}

/** What is made known when the game is over. */
export interface FairReveal {
  readonly secret: string
  /** `hashes[k]` covers the header and the entries 1 … k, times included. */
  readonly hashes: readonly string[]
}

/** 64 hex digits; wherever the secret is used, it is this text. */
export function commitmentOf(secret: string): string {
  return toHex(sha256(utf8(secret)))
}

export function formatTerms({ table, commitment, seeds }: FairTerms): JsonObject {
  return { table, commitment, seeds }
}

export function formatReveal({ secret, hashes }: FairReveal): JsonObject {
  return { reveal: { secret, hashes } }
}

/** Null when it is none. */
export function parseTerms(json: unknown, seats: number): FairTerms | null {
  if (!hasExactly(json, ['table', 'commitment', 'seeds'])) return null
  const { table, commitment, seeds } = json
  if (typeof table !== 'string' || !isDigest(commitment)) return null
  if (!Array.isArray(seeds) || seeds.length !== seats || !seeds.every((seed) => typeof seed === 'string')) return null
  return { table, commitment, seeds }
}

/** Null when it is none. */
export function parseReveal(json: unknown): FairReveal | null {
  if (!hasExactly(json, ['reveal']) || !hasExactly(json.reveal, ['secret', 'hashes'])) return null
  const { secret, hashes } = json.reveal
  if (!isDigest(secret) || !Array.isArray(hashes) || !hashes.every(isDigest)) return null
  return { secret, hashes }
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}
