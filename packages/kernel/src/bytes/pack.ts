import { type Refusal, refuse } from '../contract/refusal.ts'
import { crc32 } from './crc32.ts'

/**
 * A flat state as bytes: the format's tag, the number of words, the words as zigzag LEB128, a CRC-32 of all before it.
 * The same state gives the same bytes on every machine, and small numbers take one byte each.
 */
export function packWords(format: string, words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(1 + format.length + MOST_VARINT * (1 + words.length) + CHECKSUM)
  let at = 0
  bytes[at++] = format.length
  for (let i = 0; i < format.length; i++) bytes[at++] = format.charCodeAt(i)
  at = writeVarint(bytes, at, words.length)
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    at = writeVarint(bytes, at, (word << 1) ^ (word >> 31))
  }
  const check = crc32(bytes, at)
  for (let shift = 0; shift < 32; shift += 8) bytes[at++] = (check >>> shift) & 0xff
  return bytes.slice(0, at)
}

/** The way back; any bytes at all may come in. The values of the words are for the game to judge. */
export function unpackWords(format: string, length: number, bytes: Uint8Array): Int32Array | Refusal<'E_SNAPSHOT'> {
  const end = bytes.length - CHECKSUM
  if (end < 2) return damaged('too short')
  let check = 0
  for (let i = CHECKSUM - 1; i >= 0; i--) check = (check << 8) | bytes[end + i]!
  if (check >>> 0 !== crc32(bytes, end)) return damaged('checksum does not fit')

  const tagEnd = 1 + bytes[0]!
  const found = String.fromCharCode(...bytes.subarray(1, Math.min(tagEnd, end)))
  if (found !== format) return refuse('E_SNAPSHOT', { fault: 'wrong format', expected: format, found })

  const reader: Reader = { bytes, at: tagEnd, end }
  const count = readVarint(reader)
  if (count === null) return damaged('no length')
  if (count !== length) return refuse('E_SNAPSHOT', { fault: 'wrong length', expected: length, found: count })
  const words = new Int32Array(length)
  for (let i = 0; i < length; i++) {
    const zigzag = readVarint(reader)
    if (zigzag === null) return damaged('words end early')
    words[i] = (zigzag >>> 1) ^ -(zigzag & 1)
  }
  return reader.at === end ? words : damaged('bytes left over')
}

const CHECKSUM = 4
const MOST_VARINT = 5

interface Reader {
  readonly bytes: Uint8Array
  readonly end: number
  at: number
}

function writeVarint(bytes: Uint8Array, start: number, value: number): number {
  let at = start
  let rest = value >>> 0
  while (rest > 0x7f) {
    bytes[at++] = (rest & 0x7f) | 0x80
    rest >>>= 7
  }
  bytes[at++] = rest
  return at
}

/** Unsigned 32 bits, or null when the bytes end, overflow, or say the number in a longer way than needed. */
function readVarint(reader: Reader): number | null {
  let value = 0
  for (let i = 0; i < MOST_VARINT; i++) {
    if (reader.at >= reader.end) return null
    const byte = reader.bytes[reader.at++]!
    value |= (byte & 0x7f) << (7 * i)
    if (byte < 0x80) {
      const overflows = i === MOST_VARINT - 1 && byte > 0x0f
      const padded = i > 0 && byte === 0
      return overflows || padded ? null : value >>> 0
    }
  }
  return null
}

function damaged(detail: string): Refusal<'E_SNAPSHOT'> {
  return refuse('E_SNAPSHOT', { fault: 'damaged', detail })
}
