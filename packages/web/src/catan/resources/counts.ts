import { CARDS_PER_RESOURCE, type Counts } from '@serai/catan'
import type { Catalogue } from '../../text/catalogue.ts'
import type { Case } from '../../text/numbers.ts'

export type { Counts }

export const NONE: Counts = [0, 0, 0, 0, 0]
/** R5 */
export const ALL: Counts = NONE.map(() => CARDS_PER_RESOURCE)
export const RESOURCE_NUMBERS = [0, 1, 2, 3, 4] as const

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

export function changed(counts: Counts, resource: number, by: number): Counts {
  return counts.map((count, i) => (i === resource ? count + by : count))
}

/** "2 sheep and 1 ore", in the case that the sentence around it asks for. */
export function resourcesText(words: Catalogue['catanTrade'], counts: Counts, inCase: Case = 'nominative'): string {
  return words.and(
    RESOURCE_NUMBERS.filter((resource) => counts[resource]! > 0).map((resource) =>
      words.quantity(counts[resource]!, resource, inCase),
    ),
  )
}
