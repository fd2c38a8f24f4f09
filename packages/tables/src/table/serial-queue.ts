/** One thing at a time, in the order of authentication. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#waiting++
    const done = this.#last.then(work).finally(() => {
      this.#waiting--
    })
    // Who asked hears of a failure; the next one in the queue does not.
    this.#last = done.catch(() => {})
    return done
  }

  get isIdle(): boolean {
    return this.#waiting === 0
  }

  /** Resolves when everything asked for until now is done. */
  async settled(): Promise<void> {
    await this.#last
  }
}
