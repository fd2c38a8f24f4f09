export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A plain object with exactly these own fields: surplus and missing fields are both faults. */
export function hasExactly(value: unknown, fields: readonly string[]): value is Readonly<Record<string, unknown>> {
  if (!isObject(value)) return false
  let found = 0
  for (const key of Object.keys(value)) {
    if (!fields.includes(key)) return false
    found++
  }
  return found === fields.length
}

/** Lists and objects in each other: many times what anything here has. */
export const MOST_DEPTH = 32

/** Whether JSON is so deep that walking through it, or writing it again, could use up the stack. */
export function isTooDeep(value: unknown, most = MOST_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((child) => isTooDeep(child, most - 1))
}

export function isIntegerIn(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0)
}
