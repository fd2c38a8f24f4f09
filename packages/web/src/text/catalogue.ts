import type { catanRules } from './en/catan-rules.ts'
import type { helpPages } from './en/help-pages.ts'
import type en from './en/index.ts'
import type { nardeRules } from './en/narde-rules.ts'

/** The shape of a catalogue is that of the English one: areas of texts, and of functions that make a text of their arguments. */
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Made
    ? (...args: Args) => Widened<Made>
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { readonly [Key in keyof T]: Widened<T[Key]> }

export type Catalogue = Widened<typeof en>
/** The rules, which only their own pages need. */
export type HelpPages = Widened<typeof helpPages>
export type CatanRules = Widened<typeof catanRules>
export type NardeRules = Widened<typeof nardeRules>
