/** 64 bits of a flat state as 16 hex digits, in one pass: two lanes of MurmurHash3 rounds. For tables and comparisons, not for secrets. */
export function hashWords(words: Int32Array): string {
  let left = 0x9e3779b9 | 0
  let right = 0x7f4a7c15 | 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    left ^= Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)
    left = (Math.imul(rotate(left, 13), 5) + 0xe6546b64) | 0
    right ^= Math.imul(rotate(Math.imul(word, 0x239b961b), 17), 0xab0e9789)
    right = (Math.imul(rotate(right, 19), 5) + 0x561ccd1b) | 0
  }
  left ^= words.length
  right ^= words.length
  left = (left + right) | 0
  right = (right + left) | 0
  left = avalanche(left)
  right = avalanche(right)
  left = (left + right) | 0
  right = (right + left) | 0
  return hex(left) + hex(right)
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

function avalanche(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
