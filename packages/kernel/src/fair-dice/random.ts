import { utf8, writeAscii } from '../bytes/bytes.ts'
import type { Random } from '../random/random.ts'
import { HmacKey } from './hmac.ts'
import type { FairTerms } from './terms.ts'
import { canonicalJson } from './text.ts'

/**
 * Chance that can be checked afterwards: HMAC-SHA-256 keyed with the secret over the table, the number of the entry,
 * the seeds, the hash of everything before the entry, and a counter.
 */
export class FairRandom implements Random {
  readonly #key: HmacKey
  readonly #context: readonly [table: string, seq: number, seeds: readonly string[], earlier: string]
  #block: Uint8Array = new Uint8Array(0)
  #at = 0
  #counter = 0

  /** `earlier` is the hash of the header and all entries before `seq`; empty for the start position, which is entry 0. */
  constructor(secret: string | HmacKey, { table, seeds }: FairTerms, seq: number, earlier: string) {
    this.#key = typeof secret === 'string' ? fairKey(secret) : secret
    this.#context = [table, seq, seeds, earlier]
  }

  next(): number {
    if (this.#at === this.#block.length) {
      this.#block = this.#sign(canonicalJson([...this.#context, this.#counter++]))
      this.#at = 0
    }
    let word = 0
    for (let i = 0; i < 4; i++) word = word * 256 + this.#block[this.#at++]!
    return word
  }

  #sign(text: string): Uint8Array {
    const end = writeAscii(text, scratch, 0)
    return end < 0 ? this.#key.sign(utf8(text)) : this.#key.sign(scratch, end)
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

/** Nearly all that is signed fits. */
const scratch = new Uint8Array(1024)

/** The key that a secret is, for whoever draws by it again and again. */
export function fairKey(secret: string): HmacKey {
  return new HmacKey(utf8(secret))
}

const WORDS = 4294967296
