import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FairRandom } from './random.ts'
import { commitmentOf, type FairTerms } from './terms.ts'
import { canonicalJson } from './text.ts'

const SECRET = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const TERMS: FairTerms = { table: 'blue-fox', commitment: commitmentOf(SECRET), seeds: ['мой 🎲', '', '"7"'] }
const EARLIER = 'ab'.repeat(32)

/** The same words by another way: Node's own HMAC. */
function twin(seq: number, earlier: string, words: number): number[] {
  const found: number[] = []
  for (let counter = 0; found.length < words; counter++) {
    const text = JSON.stringify(['blue-fox', seq, ['мой 🎲', '', '"7"'], earlier, counter])
    const block = createHmac('sha256', SECRET).update(text).digest()
    for (let at = 0; at < 32; at += 4) found.push(block.readUInt32BE(at))
  }
  return found.slice(0, words)
}

function words(random: FairRandom, count: number): number[] {
  return Array.from({ length: count }, () => random.next())
}

describe('fair chance', () => {
  it('is HMAC-SHA-256 in counter mode', () => {
    expect(words(new FairRandom(SECRET, TERMS, 17, EARLIER), 29)).toEqual(twin(17, EARLIER, 29))
    expect(words(new FairRandom(SECRET, TERMS, 0, ''), 3)).toEqual(twin(0, '', 3))
  })

  it('is committed to by a plain SHA-256 of the secret as text', () => {
    expect(commitmentOf(SECRET)).toBe(createHash('sha256').update(SECRET).digest('hex'))
  })

  it('hangs on everything that it should', () => {
    const base = words(new FairRandom(SECRET, TERMS, 5, EARLIER), 2)
    const others = [
      new FairRandom(SECRET.replace('9', '8'), TERMS, 5, EARLIER),
      new FairRandom(SECRET, { ...TERMS, table: 'red-fox' }, 5, EARLIER),
      new FairRandom(SECRET, { ...TERMS, seeds: ['мой 🎲', '"7"', ''] }, 5, EARLIER),
      new FairRandom(SECRET, TERMS, 6, EARLIER),
      new FairRandom(SECRET, TERMS, 5, EARLIER.replace('a', 'c')),
    ].map((random) => words(random, 2).join())
    expect(new Set([base.join(), ...others]).size).toBe(6)
    expect(words(new FairRandom(SECRET, TERMS, 5, EARLIER), 2)).toEqual(base)
  })

  it('draws below n as the multiplication method says, leaving out the unfair words', () => {
    for (const n of [1, 2, 3, 6, 36, 1000, 2 ** 20 - 1, 2 ** 20]) {
      const random = new FairRandom(SECRET, TERMS, n, EARLIER)
      const expected = twin(n, EARLIER, 400)
        .map((word) => BigInt(word) * BigInt(n))
        .filter((product) => product % 2n ** 32n >= 2n ** 32n % BigInt(n))
        .map((product) => Number(product / 2n ** 32n))
      expect(expected.map(() => random.below(n))).toEqual(expected)
    }
  })

  it('leaves out a word that would be over-represented', () => {
    /** Words 0 and 1 times 3 have low parts 0 and 3: the first is below 2^32 mod 3 = 1. */
    class Scripted extends FairRandom {
      readonly words = [0, 1431655766]
      override next(): number {
        return this.words.shift()!
      }
    }
    expect(new Scripted(SECRET, TERMS, 1, '').below(3)).toBe(1)
  })

  it('rolls every face about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let seq = 1; seq <= 3000; seq++) counts[new FairRandom(SECRET, TERMS, seq, EARLIER).below(6)]!++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)
    expect(chiSquare).toBeLessThan(20.5)
  })
})

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: [{ d: null, c: 'x' }] }, '{"a":[{"c":"x","d":null}],"b":1}'],
    [[], '[]'],
    [{}, '{}'],
    ['"\n', '"\\"\\n"'],
    [[true, -1, 'é'], '[true,-1,"é"]'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })
})
