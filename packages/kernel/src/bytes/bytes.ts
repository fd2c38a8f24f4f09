/** Text as UTF-8; half a surrogate pair becomes U+FFFD, as in TextEncoder, which not every host of the kernel has. */
export function utf8(text: string): Uint8Array {
  const ascii = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit >= 0x80) return anyUtf8(text)
    ascii[i] = unit
  }
  return ascii
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

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte]
  return text
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
