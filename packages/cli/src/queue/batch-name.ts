import type { Batch } from '../jobs/batches.ts'

/** As people count: from one. */
export function batchName(index: number, { first, games }: Batch): string {
  return `batch ${index + 1} (${games === 1 ? `game ${first}` : `games ${first} to ${first + games - 1}`})`
}
