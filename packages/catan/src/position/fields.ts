import { isIntegerIn, isObject } from '@serai/kernel'

/** What is wrong with a description, in words; null: nothing. */
export type Fault = string | null
export type Fields = Readonly<Record<string, unknown>>

export function integer(value: unknown, min: number, max: number): number | null {
  return isIntegerIn(value, min, max) ? value : null
}

/** A map from these names to counts from `least` to `most`; what is left out is 0. */
export function counts(value: unknown, names: readonly string[], most: number, least = 0): number[] | null {
  if (!isObject(value)) return null
  const out = new Array<number>(names.length).fill(0)
  for (const [name, count] of Object.entries(value)) {
    const at = names.indexOf(name)
    if (at < 0 || !isIntegerIn(count, least, most)) return null
    out[at] = count
  }
  return out
}

/** A list of different seats as bits. */
export function seatSet(value: unknown, seats: number): number | null {
  if (!Array.isArray(value)) return null
  let set = 0
  for (const seat of value) {
    if (!isIntegerIn(seat, 0, seats - 1) || ((set >> seat) & 1) === 1) return null
    set |= 1 << seat
  }
  return set
}

/** Anything that came in, short enough for a sentence. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40))
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

/** The first field that is not among these. */
export function strangeField(fields: Fields, known: readonly string[]): string | undefined {
  return Object.keys(fields).find((name) => !known.includes(name))
}
