import type { Clock } from './clock.ts'

/** People who have been away from their seats for longer than a grace time. */
export class Absences {
  readonly #clock: Clock
  readonly #graceMs: number
  readonly #changed: () => void
  readonly #timers = new Map<string, () => void>()
  readonly #absent = new Set<string>()

  /** `changed` is called when somebody counts as absent. */
  constructor(clock: Clock, graceMs: number, changed: () => void) {
    this.#clock = clock
    this.#graceMs = graceMs
    this.#changed = changed
  }

  left(person: string): void {
    if (this.#timers.has(person) || this.#absent.has(person)) return
    const stop = this.#clock.setTimer(this.#graceMs, () => {
      this.#timers.delete(person)
      this.#absent.add(person)
      this.#changed()
    })
    this.#timers.set(person, stop)
  }

  came(person: string): void {
    this.#timers.get(person)?.()
    this.#timers.delete(person)
    this.#absent.delete(person)
  }

  has(person: string): boolean {
    return this.#absent.has(person)
  }

  stop(): void {
    for (const stop of this.#timers.values()) stop()
    this.#timers.clear()
  }
}
