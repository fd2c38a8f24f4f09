import type { Json, Random } from '@serai/kernel'

/** Values that nobody should send: each of the wrong type, size or kind for most fields. */
const JUNK: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -0,
  -1,
  1,
  7,
  0.5,
  -0.5,
  1e9,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '',
  ' ',
  '0',
  '1',
  '-1',
  'x',
  'hidden',
  'chance',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'v99',
  'V08',
  'v8',
  '1-2-3',
  '99-99',
  'Z9',
  '\u0000',
  'é漢😀',
  'x'.repeat(2000),
  [],
  {},
  [1],
  [[]],
  [null],
  { a: 1 },
  { type: 'x' },
  { type: { type: {} } },
  [1, 2, 3, 4, 5, 6, 7, 8],
  Object.freeze({ length: 3, 0: 'a' }),
]

const FIELDS = ['type', 'seat', 'card', 'id', 'count', 'by', '__proto__', 'constructor', 'length', 'x', '']

type Tree = Record<string, unknown> | unknown[]

/**
 * A wire action that is probably wrong, made from a valid one: a field of another type, negative, fractional, huge or
 * unknown, one too many, one missing, two swapped, nested junk, or no action at all. Now and then it stays valid.
 */
export function fuzzWire(random: Random, valid: Json): unknown {
  if (random.below(24) === 0) return junk(random)
  const wire = cloneTree(valid)
  const mistakes = 1 + random.below(2)
  let result: unknown = wire
  for (let i = 0; i < mistakes; i++) result = spoil(random, result)
  return result
}

/** The same for texts: letters changed, lost, doubled or moved, words swapped. */
export function fuzzText(random: Random, valid: string): string {
  const at = random.below(valid.length + 1)
  switch (random.below(7)) {
    case 0:
      return valid.slice(0, at)
    case 1:
      return valid.slice(0, at) + valid.slice(at + 1)
    case 2:
      return valid.slice(0, at) + String.fromCharCode(random.below(0x250)) + valid.slice(at)
    case 3:
      return valid.toUpperCase() === valid ? valid.toLowerCase() : valid.toUpperCase()
    case 4:
      return `${valid} ${String(pick(random, JUNK.filter(isPlain)))}`
    case 5:
      return valid.split(' ').reverse().join(' ')
    default:
      return valid.replace(/\d+/, () => String(pick(random, [-1, 0, 1.5, 99, 1e21, 2 ** 53])))
  }
}

function spoil(random: Random, value: unknown): unknown {
  const places: Tree[] = []
  collectTrees(value, places)
  if (places.length === 0) return junk(random)
  const tree = pick(random, places)
  const keys = Object.keys(tree)
  const key = keys.length > 0 ? pick(random, keys) : 'x'
  const target = tree as Record<string, unknown>
  switch (random.below(8)) {
    case 0:
      target[key] = junk(random)
      break
    case 1:
      delete target[key]
      break
    case 2:
      if (Array.isArray(tree)) tree.push(junk(random))
      else define(tree, pick(random, FIELDS), junk(random))
      break
    case 3:
      target[key] = nudge(random, target[key])
      break
    case 4:
      target[key] = [target[key]]
      break
    case 5:
      target[key] = { [key]: target[key] }
      break
    case 6: {
      const other = keys.length > 0 ? pick(random, keys) : 'x'
      const kept = target[key]
      target[key] = target[other]
      target[other] = kept
      break
    }
    default:
      return Array.isArray(value) ? { ...value } : Object.values(value as object)
  }
  return value
}

/** A neighbour of a value: what an honest mistake would send. */
function nudge(random: Random, value: unknown): unknown {
  if (typeof value === 'number') return value + pick(random, [-1, 1, 0.5, 100, -100, 2 ** 32])
  if (typeof value === 'string') return fuzzText(random, value)
  if (typeof value === 'boolean') return !value
  return junk(random)
}

/** A value of no use, of a kind that most fields do not expect. */
export function junk(random: Random): unknown {
  return cloneTree(pick(random, JUNK))
}

/** As JSON.parse would: `__proto__` becomes a field of its own. */
export function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}

function collectTrees(value: unknown, found: Tree[]): void {
  if (typeof value !== 'object' || value === null) return
  found.push(value as Tree)
  for (const child of Object.values(value)) collectTrees(child, found)
}

export function cloneTree(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneTree)
  const copy: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) define(copy, key, cloneTree(child))
  return copy
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object'
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)]!
}
