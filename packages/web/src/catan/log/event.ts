import type { IconName } from '../../look/icon.tsx'
import type { Catalogue } from '../../text/catalogue.ts'
import type { Counts } from '../goods/counts.ts'

/** The texts that are sentences with places in them. */
type Words = Catalogue['catanLog']
export type Sentence = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]

/** One thing to tell: a sentence of the catalogue and what stands in its places. */
export interface LogEvent {
  readonly sentence: Sentence
  /** Whose shape stands before the line. */
  readonly seat: number | null
  readonly icon?: IconName
  readonly whom?: readonly number[]
  readonly number?: number
  /** The number counts points. */
  readonly isPoints?: boolean
  readonly good?: number
  readonly goods?: Counts
  readonly give?: Counts
  readonly get?: Counts
  readonly hex?: { readonly terrain: number; readonly number: number }
  readonly card?: number
}
