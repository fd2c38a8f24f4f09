/** Lets `burst` through at once and `perSecond` in the long run. Takes the time as an argument. */
export class Bucket {
  readonly #perSecond: number
  readonly #burst: number
  #left: number
  #at: number

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#left = burst
    this.#at = now
  }

  /** False when there is too much of it. */
  take(now: number): boolean {
    const gained = (Math.max(0, now - this.#at) * this.#perSecond) / 1000
    this.#left = Math.min(this.#burst, this.#left + gained)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
