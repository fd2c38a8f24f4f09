import type { helpPages } from './en/help-pages.ts'
import type en from './en/index.ts'

/** The shape of a catalogue is that of the English one: areas of texts, and of functions that make a text of their arguments. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Made
    ? (...args: Args) => Widened<Made>
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { readonly [Key in keyof T]: Widened<T[Key]> }

export type Catalogue = Widened<typeof en>
/** What only the pages of rules need. */
export type HelpPages = Widened<typeof helpPages>
