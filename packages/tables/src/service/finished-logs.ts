/** Characters; a game of an hour has about a hundred thousand. */
const MOST_KEPT = 16_000_000

/** The logs of games that have ended, as text: they never change, and making one anew takes as long as a hundred actions. */
export class FinishedLogs {
  /** Those that were asked for last come last. */
  readonly #texts = new Map<string, Promise<string>>()
  readonly #sizes = new Map<string, number>()
  #size = 0

  /** The text of this table's log, which `write` makes. Whoever asks meanwhile waits for the same. */
  get(table: string, write: () => Promise<string>): Promise<string> {
    const text = this.#texts.get(table) ?? write()
    const isNew = !this.#texts.delete(table)
    this.#texts.set(table, text)
    if (isNew) {
      text.then(
        ({ length }) => this.#keep(table, length),
        () => this.#texts.delete(table),
      )
    }
    return text
  }

  #keep(table: string, length: number): void {
    this.#sizes.set(table, length)
    this.#size += length
    for (const oldest of this.#texts.keys()) {
      if (this.#size <= MOST_KEPT) return
      const size = this.#sizes.get(oldest)
      // One that is being made is counted when it is.
      if (size === undefined) continue
      this.#texts.delete(oldest)
      this.#sizes.delete(oldest)
      this.#size -= size
    }
  }
}
