import { hasExactly, isIntegerIn, isObject, type Json } from './json.ts'
import { type Refusal, refuse } from './refusal.ts'

export type Options = { readonly [name: string]: Json }

/** One option of a game: forms and command-line flags are drawn from it. */
export type OptionSpec<T> =
  | { readonly kind: 'flag'; readonly default: T & boolean; readonly label: string }
  | {
      readonly kind: 'integer'
      readonly default: T & number
      readonly min: number
      readonly max: number
      readonly label: string
    }
  | {
      readonly kind: 'choice'
      readonly default: T & string
      readonly values: readonly (T & string)[]
      readonly label: string
      /** A value of its own kind beside the named ones (an explicit board): null when it is sound, else its fault. */
      readonly custom?: (value: unknown) => Refusal | null
    }

export type OptionsSpec<O extends Options> = { readonly [Name in keyof O]: OptionSpec<O[Name]> }

/** An option as JSON can say it, for forms and programs. */
export type OptionDescription =
  | { readonly kind: 'flag'; readonly label: string; readonly default: boolean }
  | {
      readonly kind: 'integer'
      readonly label: string
      readonly default: number
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'choice'
      readonly label: string
      readonly default: string
      readonly values: readonly string[]
      /** A value of its own kind is taken too. */
      readonly custom: boolean
    }

export function describeOptions<O extends Options>(spec: OptionsSpec<O>): { [name: string]: OptionDescription } {
  return Object.fromEntries(Object.entries(spec).map(([name, option]) => [name, describeOption(option)]))
}

function describeOption(option: OptionSpec<Json>): OptionDescription {
  const { label } = option
  switch (option.kind) {
    case 'flag':
      return { kind: 'flag', label, default: option.default }
    case 'integer':
      return { kind: 'integer', label, default: option.default, min: option.min, max: option.max }
    case 'choice':
      return {
        kind: 'choice',
        label,
        default: option.default,
        values: option.values,
        custom: option.custom !== undefined,
      }
  }
}

export function defaultOptions<O extends Options>(spec: OptionsSpec<O>): O {
  return Object.fromEntries(Object.entries(spec).map(([name, option]) => [name, option.default])) as unknown as O
}

/** Options from the wire: what is left out has its default; an unknown name or value is a refusal that says what is allowed. */
export function decodeOptions<O extends Options>(spec: OptionsSpec<O>, json: unknown): O | Refusal<'E_OPTION'> {
  if (!isObject(json)) return refuse('E_OPTION', { fault: 'options must be an object' })
  const options: Record<string, unknown> = { ...defaultOptions(spec) }
  for (const [name, value] of Object.entries(json)) {
    const option = Object.hasOwn(spec, name) ? spec[name] : undefined
    if (!option) return refuse('E_OPTION', { option: name, allowed: Object.keys(spec) })
    const fault = optionFault(option, value)
    if (fault) return refuse('E_OPTION', { option: name, ...fault })
    options[name] = value
  }
  return options as O
}

function optionFault(option: OptionSpec<Json>, value: unknown): { [detail: string]: Json } | null {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : { allowed: [true, false] }
    case 'integer':
      return isIntegerIn(value, option.min, option.max) ? null : { min: option.min, max: option.max }
    case 'choice': {
      if (typeof value === 'string' && option.values.includes(value)) return null
      const fault = typeof value === 'object' && value !== null ? option.custom?.(value) : undefined
      if (fault === null) return null
      return fault ?? { allowed: [...option.values] }
    }
  }
}

/** `name=value` as typed on a command line. */
export function parseOption<O extends Options>(
  spec: OptionsSpec<O>,
  text: string,
): { name: string; value: Json } | Refusal<'E_OPTION'> {
  const cut = text.indexOf('=')
  if (cut < 1) return refuse('E_OPTION', { fault: `expected name=value, got "${text}"` })
  const name = text.slice(0, cut)
  const typed = text.slice(cut + 1)
  const value = jsonOrText(typed)
  const decoded = decodeOptions(spec, { [name]: value })
  return hasExactly(decoded, Object.keys(spec)) ? { name, value } : (decoded as Refusal<'E_OPTION'>)
}

function jsonOrText(typed: string): Json {
  try {
    return JSON.parse(typed) as Json
  } catch {
    return typed
  }
}
