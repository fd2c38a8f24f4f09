/** What of a socket can be stopped and let go on. */
interface Source {
  pause(): void
  resume(): void
}

/** The messages of one client, in their order. While it is held they wait here, and what it says next in its own network. */
export class Inbox {
  readonly #source: Source
  readonly #take: (text: string) => void
  readonly #waiting: string[] = []
  #isHeld = false

  constructor(source: Source, take: (text: string) => void) {
    this.#source = source
    this.#take = take
  }

  add(text: string): void {
    if (this.#isHeld) this.#waiting.push(text)
    else this.#take(text)
  }

  hold(milliseconds: number): void {
    if (this.#isHeld) return
    this.#isHeld = true
    this.#source.pause()
    setTimeout(() => this.#letGo(), milliseconds).unref()
  }

  #letGo(): void {
    this.#isHeld = false
    while (!this.#isHeld) {
      const text = this.#waiting.shift()
      if (text === undefined) {
        this.#source.resume()
        return
      }
      this.#take(text)
    }
  }
}
