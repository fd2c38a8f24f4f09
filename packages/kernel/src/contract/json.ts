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

export function isIntegerIn(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0)
}
