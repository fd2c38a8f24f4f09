import { equalBytes, type Game, type Json, type Options } from '@serai/kernel'
import { broken } from './law.ts'

/** Demands that two states are equal to the byte; says where their descriptions part. */
export function demandSame<S, O extends Options>(game: Game<S, O>, actual: S, expected: S, what: string): void {
  if (equalBytes(game.write(actual), game.write(expected))) {
    if (game.hash(actual) !== game.hash(expected)) broken(`${what}: equal bytes, but different hashes`)
    return
  }
  const where = firstDifference(game.describe(actual), game.describe(expected))
  broken(`${what}: ${where ?? 'the bytes differ, though the descriptions agree'}`)
}

export function demandSameJson(actual: unknown, expected: unknown, what: string): void {
  const where = firstDifference(actual as Json, expected as Json)
  if (where) broken(`${what}: ${where}`)
}

export function demandSameList(actual: readonly number[], expected: readonly number[], what: string): void {
  if (actual.length === expected.length && actual.every((value, i) => Object.is(value, expected[i]))) return
  demandSameJson(actual, expected, what)
}

/** Where two JSON values first differ, as `path: this, expected that`; null when they are equal. */
export function firstDifference(actual: Json | undefined, expected: Json | undefined, path = ''): string | null {
  if (Object.is(actual, expected)) return null
  if (isTree(actual) && isTree(expected) && Array.isArray(actual) === Array.isArray(expected)) {
    for (const key of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
      const difference = firstDifference(actual[key], expected[key], path === '' ? key : `${path}.${key}`)
      if (difference) return difference
    }
    return null
  }
  return `${path || 'value'} is ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`
}

function isTree(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null
}
