import { describe, expect, it } from 'vitest'
import { stream } from '../random/random.ts'
import { crc32 } from './crc32.ts'
import { packWords, unpackWords } from './pack.ts'

const EDGES = Int32Array.of(0, 1, -1, 63, 64, -64, -65, 127, 128, 8191, 8192, 2147483647, -2147483648)

function withChecksum(...body: number[]): Uint8Array {
  const bytes = Uint8Array.of(...body, 0, 0, 0, 0)
  new DataView(bytes.buffer).setUint32(body.length, crc32(bytes, body.length), true)
  return bytes
}

describe('packWords and unpackWords', () => {
  it('give back what was packed', () => {
    expect(unpackWords('toy1', EDGES.length, packWords('toy1', EDGES))).toEqual(EDGES)
    const random = stream(1, 'pack')
    for (let length = 0; length < 200; length++) {
      const words = Int32Array.from({ length }, () => random.next() >> random.below(32))
      expect(unpackWords('toy1', length, packWords('toy1', words))).toEqual(words)
    }
  })

  it('write the same bytes everywhere', () => {
    expect([...packWords('t1', Int32Array.of(0, -1, 1, 300))]).toEqual([
      2, 116, 49, 4, 0, 1, 2, 216, 4, 183, 119, 212, 128,
    ])
  })

  it('notice any one damaged byte', () => {
    const bytes = packWords('toy1', EDGES)
    for (let at = 0; at < bytes.length; at++) {
      for (let flip = 1; flip < 256; flip++) {
        const damaged = bytes.slice()
        damaged[at]! ^= flip
        expect(unpackWords('toy1', EDGES.length, damaged)).toMatchObject({ code: 'E_SNAPSHOT', fault: 'damaged' })
      }
    }
  })

  it('notice a lost end', () => {
    const bytes = packWords('toy1', EDGES)
    for (let end = 0; end < bytes.length; end++) {
      expect(unpackWords('toy1', EDGES.length, bytes.slice(0, end))).toMatchObject({ code: 'E_SNAPSHOT' })
    }
  })

  it.each([
    ['another format', packWords('narde1', EDGES), { fault: 'wrong format', expected: 'toy1', found: 'narde1' }],
    ['another length', packWords('toy1', EDGES.slice(1)), { fault: 'wrong length', expected: 13, found: 12 }],
    ['a tag longer than the bytes', withChecksum(200, 1), { fault: 'wrong format' }],
    ['no length', withChecksum(4, 116, 111, 121, 49), { fault: 'damaged', detail: 'no length' }],
    ['too few words', withChecksum(4, 116, 111, 121, 49, 13, 0), { fault: 'damaged', detail: 'words end early' }],
    ['an endless number', withChecksum(4, 116, 111, 121, 49, 255, 255, 255, 255, 255, 1), { detail: 'no length' }],
    ['a number over 32 bits', withChecksum(4, 116, 111, 121, 49, 255, 255, 255, 255, 16), { detail: 'no length' }],
    ['a padded number', withChecksum(4, 116, 111, 121, 49, 0x8d, 0), { detail: 'no length' }],
    [
      'surplus bytes',
      withChecksum(4, 116, 111, 121, 49, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      { detail: 'bytes left over' },
    ],
  ])('say what is wrong: %s', (_, bytes, refusal) => {
    expect(unpackWords('toy1', 13, bytes)).toMatchObject({ code: 'E_SNAPSHOT', ...refusal })
  })

  it('take any bytes without throwing', () => {
    const random = stream(2, 'pack')
    for (let i = 0; i < 2000; i++) {
      const body = Array.from({ length: random.below(40) }, () => random.below(256))
      const answer = unpackWords('toy1', 5, random.below(2) ? withChecksum(...body) : Uint8Array.from(body))
      expect(answer).toMatchObject({ code: 'E_SNAPSHOT' })
    }
  })
})

describe('crc32', () => {
  it('gives the published check value', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  })
})
