import { utf8 } from './bytes.ts'
import type { FairTerms } from './fair-terms.ts'
import { canonicalJson } from './fair-text.ts'
import { hmacSha256 } from './hmac.ts'
import type { Random } from './random.ts'

/**
 * Chance that can be checked afterwards: HMAC-SHA-256 keyed with the secret over the table, the number of the entry,
 * the seeds, the hash of everything before the entry, and a counter.
 */
export class FairRandom implements Random {
  readonly #key: Uint8Array
  readonly #context: readonly [table: string, seq: number, seeds: readonly string[], earlier: string]
  #block: Uint8Array = new Uint8Array(0)
  #at = 0
  #counter = 0

  /** `earlier` is the hash of the header and all entries before `seq`; empty for the start position, which is entry 0. */
  constructor(secret: string, { table, seeds }: FairTerms, seq: number, earlier: string) {
    this.#key = utf8(secret)
    this.#context = [table, seq, seeds, earlier]
  }

  next(): number {
    if (this.#at === this.#block.length) {
      this.#block = hmacSha256(this.#key, utf8(canonicalJson([...this.#context, this.#counter++])))
      this.#at = 0
    }
    let word = 0
    for (let i = 0; i < 4; i++) word = word * 256 + this.#block[this.#at++]!
    return word
  }

  below(n: number): number {
    const unfair = (WORDS - n) % n
    for (;;) {
      const product = this.next() * n
      const low = product % WORDS
      if (low >= unfair) return (product - low) / WORDS
    }
  }
}

const WORDS = 4294967296
