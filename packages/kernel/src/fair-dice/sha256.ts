/** SHA-256 (FIPS 180-4), synchronous and the same in Node, a worker and a page: the browser's own is missing over plain http. */
export function sha256(message: Uint8Array, end: number = message.length): Uint8Array {
  return finish(INITIAL, message, end, end)
}

/** The state after one whole block: what many messages that begin alike go on from. */
export function afterBlock(block: Uint8Array): Int32Array {
  const after = INITIAL.slice()
  compress(after, block, 0)
  return after
}

/** The digest of what led to the state `from` and then the message up to `end`, `length` bytes in all. */
export function finish(from: Int32Array, message: Uint8Array, end: number, length: number): Uint8Array {
  state.set(from)
  const whole = end - (end % BLOCK)
  for (let block = 0; block < whole; block += BLOCK) compress(state, message, block)
  const padded = pad(message, whole, end, length)
  for (let block = 0; block < padded; block += BLOCK) compress(state, last, block)
  const digest = new Uint8Array(32)
  for (let i = 0; i < 32; i++) digest[i] = state[i >> 2]! >>> (24 - 8 * (i & 3))
  return digest
}

/** Bytes in a block. */
export const BLOCK = 64

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
const INITIAL = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
)

/** The same of the cube roots of the first 64 primes. */
const ROUND = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])

/** Overwritten by every message: its state and its last blocks. An array of its own for each would cost more than the hash. */
const state = new Int32Array(8)
const last = new Uint8Array(2 * BLOCK)

/** Puts the message from `start` on into `last`, filled up to whole blocks and ended with the length of it all; gives how many bytes. */
function pad(message: Uint8Array, start: number, end: number, length: number): number {
  const left = end - start
  const padded = left + 9 > BLOCK ? 2 * BLOCK : BLOCK
  for (let i = 0; i < left; i++) last[i] = message[start + i]!
  last[left] = 0x80
  last.fill(0, left + 1, padded)
  let bits = length * 8
  for (let i = padded - 1; bits > 0; i--) {
    last[i] = bits % 256
    bits = Math.floor(bits / 256)
  }
  return padded
}

/** Overwritten by every block. */
const w = new Int32Array(64)

function compress(into: Int32Array, bytes: Uint8Array, block: number): void {
  for (let t = 0; t < 16; t++) {
    const at = block + 4 * t
    w[t] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
  }
  for (let t = 16; t < 64; t++) {
    const early = w[t - 15]!
    const late = w[t - 2]!
    const mixEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const mixLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    w[t] = (mixLate + w[t - 7]! + mixEarly + w[t - 16]!) | 0
  }
  let a = into[0]!
  let b = into[1]!
  let c = into[2]!
  let d = into[3]!
  let e = into[4]!
  let f = into[5]!
  let g = into[6]!
  let h = into[7]!
  for (let t = 0; t < 64; t++) {
    const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + mixE + choice + ROUND[t]! + w[t]!) | 0
    const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + mixA + majority) | 0
  }
  into[0]! += a
  into[1]! += b
  into[2]! += c
  into[3]! += d
  into[4]! += e
  into[5]! += f
  into[6]! += g
  into[7]! += h
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
