import { expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

// RFC 4648, section 10.
it.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('writes %j as %j and back', (plain, text) => {
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
  expect(toBase64(bytes)).toBe(text)
  expect(fromBase64(text)).toEqual(bytes)
})

it('keeps every byte', () => {
  const bytes = Uint8Array.from({ length: 257 }, (_, i) => i & 255)
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
})

it.each(['Zg=', 'Zg', 'Z===', '====', 'Zm9*', 'Zm 9', 'Zg==Zg=='])('refuses %j', (text) => {
  expect(fromBase64(text)).toBeNull()
})
