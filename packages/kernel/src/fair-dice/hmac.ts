import { afterBlock, BLOCK, finish, sha256 } from './sha256.ts'

/** HMAC-SHA-256 (RFC 2104). */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return new HmacKey(key).sign(message)
}

/** A key that signs many messages: what is the same in all of them is worked out once. */
export class HmacKey {
  readonly #inner: Int32Array
  readonly #outer: Int32Array

  constructor(key: Uint8Array) {
    const block = new Uint8Array(BLOCK)
    block.set(key.length > BLOCK ? sha256(key) : key)
    this.#inner = afterBlock(block.map((byte) => byte ^ 0x36))
    this.#outer = afterBlock(block.map((byte) => byte ^ 0x5c))
  }

  sign(message: Uint8Array, end: number = message.length): Uint8Array {
    const inner = finish(this.#inner, message, end, BLOCK + end)
    return finish(this.#outer, inner, inner.length, BLOCK + inner.length)
  }
}
