/** Who is at a table: people with at least one open stream. */
export class Presence {
  readonly #streams = new Map<string, number>()

  /** True when the person was not there before. */
  came(person: string): boolean {
    const streams = this.#streams.get(person) ?? 0
    this.#streams.set(person, streams + 1)
    return streams === 0
  }

  /** True when that was the last stream of the person. */
  left(person: string): boolean {
    const streams = (this.#streams.get(person) ?? 0) - 1
    if (streams > 0) this.#streams.set(person, streams)
    else this.#streams.delete(person)
    return streams === 0
  }

  has(person: string): boolean {
    return this.#streams.has(person)
  }
}
