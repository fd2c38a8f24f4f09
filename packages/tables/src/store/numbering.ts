import type { StoredEntry } from './table-store.ts'

/** A gap in a log could never be mended: whoever asks for one is broken and must not go on. */
export function checkNumbering(after: number, entries: readonly StoredEntry[]): void {
  entries.forEach(({ seq }, i) => {
    if (seq !== after + 1 + i) throw new RangeError(`entry ${seq} cannot follow entry ${after + i}`)
  })
}
