/** Whether a store can be used now, and who wants to know. */
export class Absence {
  readonly #listeners = new Set<(isAway: boolean) => void>()
  #reason: string | null = null

  get isAway(): boolean {
    return this.#reason !== null
  }

  /** In words for whoever runs the server; null: it is there. */
  get reason(): string | null {
    return this.#reason
  }

  /** Told when the store goes, and when it is back. */
  watch(listener: (isAway: boolean) => void): void {
    this.#listeners.add(listener)
  }

  note(reason: string | null): void {
    const was = this.isAway
    this.#reason = reason
    if (was !== this.isAway) for (const listener of this.#listeners) listener(this.isAway)
  }
}
