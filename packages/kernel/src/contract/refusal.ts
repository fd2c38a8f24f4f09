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

/**
 * The refusals of a closed list of codes: `Details` has what those with details carry, the others have none. Whoever has
 * looked at the code knows the details.
 */
export type RefusalOf<Code extends string, Details> = Code extends keyof Details
  ? Readonly<{ code: Code } & Details[Code]>
  : Readonly<{ code: Code }>

/** `refuse` for a closed list: every code with its own details and no others. */
type Refuser<Codes extends string, Details> = <Code extends Codes>(
  code: Code,
  ...details: DetailsOf<Code, Details>
) => RefusalOf<Code, Details>

type DetailsOf<Code extends string, Details> = Code extends keyof Details
  ? Record<never, never> extends Details[Code]
    ? [details?: Details[Code]]
    : [details: Details[Code]]
  : []

export function refuser<Codes extends string, Details>(): Refuser<Codes, Details> {
  // It makes what it is told, and its type has made sure that this is right.
  return refuse as unknown as Refuser<Codes, Details>
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

/** One line for a terminal or a log: `E_CANNOT_PAY {"needed":…}`. */
export function formatRefusal(refusal: Refusal): string {
  const { code, ...details } = refusal
  return Object.keys(details).length === 0 ? code : `${code} ${JSON.stringify(details)}`
}
