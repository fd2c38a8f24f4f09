const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES: ReadonlyMap<string, number> = new Map([...DIGITS].map((digit, value) => [digit, value]))

/** Base64 without what browsers and Node have each in their own way. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const left = Math.min(3, bytes.length - i)
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let digit = 0; digit < 4; digit++) parts.push(digit > left ? '=' : DIGITS[(word >> (18 - 6 * digit)) & 63]!)
  }
  return parts.join('')
}

/** Null when the text is not base64. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  const digits = text.length - padding
  let word = 0
  let end = 0
  for (let i = 0; i < digits; i++) {
    const value = VALUES.get(text[i]!)
    if (value === undefined) return null
    word = ((word << 6) | value) & 0xffffff
    if (i % 4 === 3) {
      bytes[end++] = word >> 16
      bytes[end++] = (word >> 8) & 255
      bytes[end++] = word & 255
    }
  }
  if (padding === 2) bytes[end] = (word >> 4) & 255
  if (padding === 1) {
    bytes[end] = (word >> 10) & 255
    bytes[end + 1] = (word >> 2) & 255
  }
  return bytes
}
