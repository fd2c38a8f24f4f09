/** A source of chance. Always an argument: no game, bot or rule owns one. */
export interface Random {
  /** A whole number, uniform over 0 … 2^32 - 1. */
  next(): number
  /** A whole number, uniform over 0 … n - 1 without bias; 1 <= n <= 2^20. */
  below(n: number): number
}

/** Chris Doty-Humphrey's sfc32: four 32-bit words of state, passes the usual test batteries, fast on 32-bit integers. */
export class Sfc32 implements Random {
  #a: number
  #b: number
  #c: number
  #counter: number

  constructor(a: number, b: number, c: number, counter: number) {
    this.#a = a | 0
    this.#b = b | 0
    this.#c = c | 0
    this.#counter = counter | 0
  }

  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  below(n: number): number {
    // Lemire's multiplication method: the high word of value * n, unless the low word says that it is over-represented.
    let value = this.next()
    let low = Math.imul(value, n) >>> 0
    if (low < n) {
      const unfair = (4294967296 - n) % n
      while (low < unfair) {
        value = this.next()
        low = Math.imul(value, n) >>> 0
      }
    }
    // Small n, the usual case, stay within small integers.
    if (n < 16384) return ((value >>> 16) * n + (((value & 0xffff) * n) >>> 16)) >>> 16
    return (value * n - low) / 4294967296
  }
}

const WARM_UP = 12

/** An independent stream for (seed, purpose, number): the same three always give the same numbers. */
export function stream(seed: number | string, purpose: string, number = 0): Sfc32 {
  const text = `${seed}/${purpose}`
  const random = new Sfc32(mix(text, 0x9e3779b9), mix(text, 0x85ebca6b), mix(text, 0xc2b2ae35) ^ number, number + 1)
  for (let i = 0; i < WARM_UP; i++) random.next()
  return random
}

function mix(text: string, salt: number): number {
  let hash = salt | 0
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return hash ^ (hash >>> 16)
}

/** Fisher and Yates, in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const item = items[i]!
    items[i] = items[j]!
    items[j] = item
  }
  return items
}
