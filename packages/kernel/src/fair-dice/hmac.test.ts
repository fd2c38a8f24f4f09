import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toHex, utf8 } from '../bytes/bytes.ts'
import { stream } from '../random/random.ts'
import { hmacSha256 } from './hmac.ts'

function repeat(byte: number, length: number): Uint8Array {
  return new Uint8Array(length).fill(byte)
}

describe('hmacSha256', () => {
  it.each([
    ['1', repeat(0x0b, 20), utf8('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '2',
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['3', repeat(0xaa, 20), repeat(0xdd, 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '6',
      repeat(0xaa, 131),
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('gives the answer of case %s in RFC 4231', (_, key, message, answer) => {
    expect(toHex(hmacSha256(key, message))).toBe(answer)
  })

  it('agrees with another implementation for keys and messages of all lengths', () => {
    const random = stream(1, 'hmac')
    for (let length = 0; length < 200; length++) {
      const key = Uint8Array.from({ length }, () => random.below(256))
      const message = Uint8Array.from({ length: random.below(200) }, () => random.below(256))
      expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }
  })
})
