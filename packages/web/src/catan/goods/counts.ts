import { CARDS_PER_RESOURCE } from '@serai/catan'

/** Numbers of cards in the order of the resources. */
export type Counts = readonly number[]

export const NONE: Counts = [0, 0, 0, 0, 0]
/** R5 */
export const ALL: Counts = NONE.map(() => CARDS_PER_RESOURCE)
export const GOODS = [0, 1, 2, 3, 4] as const

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Five words of a state. */
export function countsAt(state: ArrayLike<number>, from: number): Counts {
  return GOODS.map((good) => state[from + good]!)
}

export function changed(counts: Counts, good: number, by: number): Counts {
  return counts.map((count, i) => (i === good ? count + by : count))
}
