import type { Json } from '../contract/json.ts'

/** JSON with the keys of objects in order and no spaces: one text for one value, whoever wrote it. */
export function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key]!)}`)
  return `{${fields.join(',')}}`
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value)
}
