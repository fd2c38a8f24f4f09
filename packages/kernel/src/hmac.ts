import { concatBytes } from './bytes.ts'
import { BLOCK, sha256 } from './sha256.ts'

/** HMAC-SHA-256 (RFC 2104). */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(
    concatBytes(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    concatBytes(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}
