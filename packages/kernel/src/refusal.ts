import type { Json } from './json.ts'

/** Why something was not done, as data: a code that people's texts and programs switch on, and what they need to explain it. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly [detail: string]: Json
}

export function refuse<Code extends string>(code: Code, details?: { readonly [detail: string]: Json }): Refusal<Code> {
  // The code comes first for readers, and details cannot replace it.
  return Object.assign({ code }, details, { code })
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

/** One line for a terminal or a log: `E_CANNOT_PAY {"needed":…}`. */
export function formatRefusal(refusal: Refusal): string {
  const { code, ...details } = refusal
  return Object.keys(details).length === 0 ? code : `${code} ${JSON.stringify(details)}`
}
