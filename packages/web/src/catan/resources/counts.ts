import { CARDS_PER_RESOURCE, type Counts } from '@serai/catan'

export type { Counts }

export const NONE: Counts = [0, 0, 0, 0, 0]
/** R5 */
export const ALL: Counts = NONE.map(() => CARDS_PER_RESOURCE)
export const GOODS = [0, 1, 2, 3, 4] as const

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

export function changed(counts: Counts, good: number, by: number): Counts {
  return counts.map((count, i) => (i === good ? count + by : count))
}
