import type { Json } from '@serai/kernel'
import type { WireError } from '@serai/protocol'
import type { ComponentType, ReactNode } from 'react'
import type { OptionField } from '../lobby/option-fields.ts'
import type { Language } from '../prefs/prefs.ts'
import type { Catalogue } from '../text/catalogue.ts'
import type { IconName } from '../ui/icon.tsx'
import type { LookOfSeat } from '../ui/seat-looks.ts'
import type { GameScreens } from './registry.ts'

/** What the page knows of a game from the start: as little as lists of games and tables need. */
export interface GameEntry {
  readonly load: () => Promise<{ readonly part: GameScreens }>
  readonly loadForm?: () => Promise<{ readonly form: GameForm }>
  readonly loadRules: () => Promise<{ readonly rules: GameRules }>
  /** The board as people know it: the address of a drawing that has its colours from the page. */
  readonly picture: string
  /** Its background until it has come, in CSS. */
  readonly ground: string
  /** On that ground, where a board would be too much. */
  readonly emblem: IconName
  /** How the seats are marked where no position is known. */
  readonly looks: LookOfSeat
  /** Options that few tables change: they are asked for last. */
  readonly rareOptions: readonly string[]
}

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

/** The rules in words: sections by their anchors. */
export interface RulesText {
  readonly title: string
  readonly line: string
  readonly sections: { readonly [id: string]: { readonly title: string; readonly text: readonly string[] } }
}

/** A game's rules; fetched with the help pages. */
export interface GameRules {
  readonly texts: { readonly [Name in Language]: RulesText }
  /** What stands beside a section. */
  readonly pictures: { readonly [section: string]: ReactNode }
  /** What stands under its words. */
  readonly tables?: { readonly [section: string]: ReactNode }
}
