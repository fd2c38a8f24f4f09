import type { ReactNode } from 'react'
import type { Language } from '../prefs/prefs.ts'

/** The rules in words: sections by their anchors. */
export interface RulesText {
  readonly title: string
  readonly line: string
  readonly sections: { readonly [id: string]: { readonly title: string; readonly text: readonly string[] } }
}

/** A game's rules; fetched with the pages that tell them. */
export interface GameRules {
  readonly texts: { readonly [Name in Language]: RulesText }
  /** What stands beside a section. */
  readonly pictures: { readonly [section: string]: ReactNode }
  /** What stands under its words. */
  readonly tables?: { readonly [section: string]: ReactNode }
}
