import { describe, expect, it } from 'vitest'
import { concatBytes, equalBytes, fromHex, toHex, utf8 } from './bytes.ts'

describe('utf8', () => {
  it.each([
    '',
    'plain',
    'é',
    'нарды',
    '漢字',
    '😀',
    'a😀b',
    '\ud83d',
    '\ude00x',
    'x\ud83dy',
    '\u0000\u007f\u0080\u07ff\u0800\uffff',
  ])('agrees with TextEncoder on %j', (text) => {
    expect(utf8(text)).toEqual(new TextEncoder().encode(text))
  })
})

describe('hex', () => {
  it('goes there and back', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
    expect(toHex(Uint8Array.of(0, 10, 255))).toBe('000aff')
    expect(fromHex(toHex(bytes))).toEqual(bytes)
    expect(fromHex('0AfF')).toEqual(Uint8Array.of(10, 255))
  })

  it.each(['0', 'xy', '0x', ' 00', '0 '])('refuses %j', (text) => {
    expect(fromHex(text)).toBeNull()
  })
})

describe('concatBytes', () => {
  it('joins any number of parts', () => {
    expect(concatBytes()).toEqual(new Uint8Array(0))
    expect(concatBytes(Uint8Array.of(1), new Uint8Array(0), Uint8Array.of(2, 3))).toEqual(Uint8Array.of(1, 2, 3))
  })
})

describe('equalBytes', () => {
  it.each([
    [[], [], true],
    [[1, 2], [1, 2], true],
    [[1, 2], [1, 3], false],
    [[1, 2], [1, 2, 0], false],
  ])('%j, %j: %s', (a, b, equal) => {
    expect(equalBytes(Uint8Array.from(a), Uint8Array.from(b))).toBe(equal)
  })
})
