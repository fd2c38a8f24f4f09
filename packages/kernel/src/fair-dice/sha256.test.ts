import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toHex, utf8 } from '../bytes/bytes.ts'
import { stream } from '../random/random.ts'
import { sha256 } from './sha256.ts'

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of %.12s…', (text, digest) => {
    expect(toHex(sha256(utf8(text)))).toBe(digest)
  })

  it('agrees with another implementation at every length around the blocks', () => {
    const random = stream(1, 'sha256')
    for (let length = 0; length < 300; length++) {
      const message = Uint8Array.from({ length }, () => random.below(256))
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })
})
