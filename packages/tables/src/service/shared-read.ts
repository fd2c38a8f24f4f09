/**
 * A read that many ask for at once: one is under way at a time, and whoever asks meanwhile gets the next one, all of
 * them the same. Nobody gets what was read before they asked.
 */
export class SharedRead<T> {
  readonly #read: () => Promise<T>
  #current: Promise<T> | null = null
  #next: Promise<T> | null = null

  constructor(read: () => Promise<T>) {
    this.#read = read
  }

  get(): Promise<T> {
    if (!this.#current) return this.#begin()
    this.#next ??= this.#current.then(
      () => this.#begin(),
      () => this.#begin(),
    )
    return this.#next
  }

  #begin(): Promise<T> {
    this.#next = null
    const current = this.#read()
    this.#current = current
    const ended = () => {
      if (this.#current === current) this.#current = null
    }
    current.then(ended, ended)
    return current
  }
}
