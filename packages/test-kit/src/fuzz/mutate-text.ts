import type { Random } from '@serai/kernel'
import { pick } from '../malformed.ts'

const ODD_SIGNS = [
  ...'0123456789-+.eE"\\{}[],:/ \t\n\r',
  '\u0000',
  '\u007f',
  '\u00df',
  '\u0130',
  '\u0416',
  '\u200b',
  '\u202e',
  '\u2028',
  '\ud800',
  '\udc00',
  '\ufeff',
  '\uffff',
  '\u{1f600}',
  '\\u0000',
  '\\ud800',
  'null',
  'true',
]
const ODD_NUMBERS = [
  '-1',
  '0',
  '-0',
  '1.5',
  '1e400',
  '-1e400',
  '9007199254740993',
  '1e-400',
  '00',
  '0x1',
  '99999999999',
]

/** A text with one to four changes: signs and pieces lost, doubled, moved or put in, numbers that are others, lines out of order. */
export function mutateText(random: Random, text: string): string {
  let result = text
  for (let i = random.below(4); i >= 0; i--) result = mutateOnce(random, result)
  return result
}

function mutateOnce(random: Random, text: string): string {
  const at = random.below(Math.min(text.length, 2 ** 19) + 1)
  const end = Math.min(text.length, at + 1 + random.below(12))
  const piece = text.slice(at, end)
  switch (random.below(10)) {
    case 0:
      return text.slice(0, at) + text.slice(end)
    case 1:
      return text.slice(0, at) + text.slice(at + 1)
    case 2:
      return text.slice(0, at) + pick(random, ODD_SIGNS) + text.slice(at)
    case 3:
      return text.slice(0, at) + pick(random, ODD_SIGNS) + text.slice(at + 1)
    case 4:
      return text.slice(0, at) + piece + text.slice(at)
    case 5:
      return text.slice(0, at)
    case 6: {
      const to = random.below(Math.min(text.length, 2 ** 19) + 1)
      return text.slice(0, to) + piece + text.slice(to)
    }
    case 7:
      return otherNumber(random, text, at)
    case 8:
      return otherLines(random, text)
    default: {
      const unit = text.charCodeAt(at) || 0
      return text.slice(0, at) + String.fromCharCode(unit ^ (1 << random.below(8))) + text.slice(at + 1)
    }
  }
}

/** The first number from there on. */
function otherNumber(random: Random, text: string, at: number): string {
  const rest = text.slice(at)
  return (
    text.slice(0, at) +
    rest.replace(/-?\d+/, (digits) =>
      random.below(2) === 0 ? pick(random, ODD_NUMBERS) : String(Number(digits) + (random.below(2) === 0 ? 1 : -1)),
    )
  )
}

function otherLines(random: Random, text: string): string {
  const lines = text.split('\n')
  const [a, b] = [random.below(lines.length), random.below(lines.length)]
  const [line = ''] = random.below(2) === 0 ? lines.splice(a, 1) : [lines[a]]
  if (random.below(3) > 0) lines.splice(b, 0, line)
  return lines.join('\n')
}

/** As deep as a message has room for, and deeper than JSON can be written again. */
const DEPTHS = [20, 500, 3000, 7000]

/** JSON with something in it that is very deep: in place of a value, or as one more field. */
export function deepenJson(random: Random, text: string): string {
  const depth = pick(random, DEPTHS)
  const deep =
    random.below(2) === 0 ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + 1 + '}'.repeat(depth)
  const places = [...text.matchAll(random.below(2) === 0 ? /\{/g : /(?<=:)(?:-?\d+|"[^"]*"|true|false|null)/g)]
  if (places.length === 0) return deep
  const { 0: found, index } = pick(random, places)
  const [before, after] = [text.slice(0, index), text.slice(index + found.length)]
  return found === '{' ? `${before}{"x":${deep}${after.startsWith('}') ? '' : ','}${after}` : before + deep + after
}

/** One to six bytes changed, put in or lost, or the end lost. */
export function mutateBytes(random: Random, bytes: Uint8Array): Uint8Array {
  if (random.below(8) === 0) return bytes.slice(0, random.below(bytes.length + 1))
  const result = [...bytes]
  for (let i = random.below(6); i >= 0; i--) {
    const at = random.below(result.length + 1)
    switch (random.below(4)) {
      case 0:
        result.splice(at, 1)
        break
      case 1:
        result.splice(at, 0, random.below(256))
        break
      default:
        if (at < result.length) result[at] = result[at]! ^ (1 << random.below(8))
    }
  }
  return Uint8Array.from(result)
}
