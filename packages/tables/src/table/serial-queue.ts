/** One thing at a time, in the order of asking. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#waiting++
    const done = this.#last.then(work)
    // Who asked hears of a failure; the next one in the queue does not.
    this.#last = done.then(this.#finished, this.#finished)
    return done
  }

  get isIdle(): boolean {
    return this.#waiting === 0
  }

  /** Resolves when everything asked for until now is done. */
  async settled(): Promise<void> {
    await this.#last
  }

  readonly #finished = (): void => {
    this.#waiting--
  }
}
