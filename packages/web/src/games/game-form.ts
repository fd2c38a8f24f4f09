import type { Json } from '@serai/kernel'
import type { WireError } from '@serai/protocol'
import type { ComponentType } from 'react'
import type { OptionField } from '../lobby/option-fields.ts'
import type { Catalogue } from '../text/catalogue.ts'

/** An option of a new table that is one of a few, or whatever else the game takes. */
export interface ChoiceProps {
  readonly field: Extract<OptionField, { kind: 'choice' }>
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
}

/** What a game adds to the form of a table, and to the list of its rules. */
export interface GameForm {
  /** Inputs of its own for options of a new table, by their names. */
  readonly choices?: { readonly [option: string]: ComponentType<ChoiceProps> }
  /** Whether an option of a table matters beside its others; without it all do. */
  readonly hasEffect?: (name: string, options: { readonly [name: string]: Json }) => boolean
  /** What is to be known of an option of a new table as it is chosen; null: nothing. */
  readonly optionNote?: (name: string, options: { readonly [name: string]: Json }, texts: Catalogue) => string | null
  /** Why there can be no table with these options; null where something else was refused. */
  readonly explainRefusal?: (
    error: WireError,
    options: { readonly [name: string]: Json },
    texts: Catalogue,
  ) => string | null
}
