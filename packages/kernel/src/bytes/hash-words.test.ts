import { describe, expect, it } from 'vitest'
import { stream } from '../random/random.ts'
import { hashWords } from './hash-words.ts'

function bits(hash: string): bigint {
  return BigInt(`0x${hash}`)
}

function countBits(word: bigint): number {
  let count = 0
  for (let rest = word; rest > 0n; rest &= rest - 1n) count++
  return count
}

describe('hashWords', () => {
  it('is 16 hex digits, the same for the same words', () => {
    const words = Int32Array.of(1, -2, 3)
    expect(hashWords(words)).toMatch(/^[0-9a-f]{16}$/)
    expect(hashWords(words.slice())).toBe(hashWords(words))
  })

  it('tells apart orders, lengths and neighbours', () => {
    const inputs = [[], [0], [0, 0], [1], [1, 0], [0, 1], [-1], [2, 1], [1, 2]]
    expect(new Set(inputs.map((input) => hashWords(Int32Array.from(input)))).size).toBe(inputs.length)
  })

  it('has no collision among many similar states', () => {
    const hashes = new Set<string>()
    const words = new Int32Array(200)
    for (let i = 0; i < 200; i++) {
      for (let value = 1; value <= 100; value++) {
        words[i] = value
        hashes.add(hashWords(words))
      }
      words[i] = 0
    }
    expect(hashes.size).toBe(20_000)
  })

  it('changes about half of its bits with any one bit', () => {
    const random = stream(1, 'hash')
    const words = Int32Array.from({ length: 40 }, () => random.next())
    const before = bits(hashWords(words))
    const flips = new Array<number>(64).fill(0)
    let tried = 0
    for (let i = 0; i < words.length; i++) {
      for (let bit = 0; bit < 32; bit++, tried++) {
        words[i]! ^= 1 << bit
        const changed = before ^ bits(hashWords(words))
        words[i]! ^= 1 << bit
        expect(countBits(changed)).toBeGreaterThan(10)
        for (let j = 0; j < 64; j++) if ((changed >> BigInt(j)) & 1n) flips[j]!++
      }
    }
    for (const count of flips) expect(Math.abs(count / tried - 0.5)).toBeLessThan(0.08)
  })
})
