/** Text as UTF-8; half a surrogate pair becomes U+FFFD, as in TextEncoder, which not every host of the kernel has. */
export function utf8(text: string): Uint8Array {
  const ascii = new Uint8Array(text.length)
  return writeAscii(text, ascii, 0) < 0 ? anyUtf8(text) : ascii
}

function anyUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length)
  let end = 0
  for (const character of text) {
    let point = character.codePointAt(0)!
    if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd
    if (point < 0x80) bytes[end++] = point
    else {
      if (point < 0x800) bytes[end++] = 0xc0 | (point >> 6)
      else {
        if (point < 0x10000) bytes[end++] = 0xe0 | (point >> 12)
        else {
          bytes[end++] = 0xf0 | (point >> 18)
          bytes[end++] = 0x80 | ((point >> 12) & 0x3f)
        }
        bytes[end++] = 0x80 | ((point >> 6) & 0x3f)
      }
      bytes[end++] = 0x80 | (point & 0x3f)
    }
  }
  return bytes.slice(0, end)
}

/** Writes the text to `into` from `at` on, and gives where it ends; -1: it has no room there, or needs more than a byte a letter. */
export function writeAscii(text: string, into: Uint8Array, at: number): number {
  const end = at + text.length
  if (end > into.length) return -1
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit >= 0x80) return -1
    into[at + i] = unit
  }
  return end
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const HEX_UNITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))
/** The letters of a hash, which are put together at once: a text made of small ones keeps them all. */
const HASH_BYTES = 32
const units = new Array<number>(2 * HASH_BYTES).fill(0)

export function toHex(bytes: Uint8Array): string {
  if (bytes.length !== HASH_BYTES) {
    let text = ''
    for (const byte of bytes) text += HEX[byte]
    return text
  }
  for (let i = 0; i < HASH_BYTES; i++) {
    units[2 * i] = HEX_UNITS[bytes[i]! >> 4]!
    units[2 * i + 1] = HEX_UNITS[bytes[i]! & 15]!
  }
  return String.fromCharCode(...units)
}

/** Null when the text is not pairs of hex digits. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || /[^0-9a-f]/i.test(text)) return null
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
