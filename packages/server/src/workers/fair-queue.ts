import type { JobPriority } from '@serai/tables'

/** Of so many in a row, one is of those that nobody waits for: they go on, if slowly. */
const ROW = 4

/** What waits to be thought about: what somebody waits for comes first, and nobody's many come before another's one. */
export class FairQueue<T> {
  readonly #awaited = new Rounds<T>()
  readonly #others = new Rounds<T>()
  #taken = 0

  add({ person, isAwaited }: JobPriority, item: T): void {
    const rounds = isAwaited ? this.#awaited : this.#others
    rounds.add(person, item)
  }

  /** Takes whatever comes next; null: nothing waits. */
  take(): T | null {
    const isOthersTurn = ++this.#taken % ROW === 0
    const [first, then] = isOthersTurn ? [this.#others, this.#awaited] : [this.#awaited, this.#others]
    return first.take() ?? then.take()
  }
}

/** One after another of those who have something waiting, each with their first. */
class Rounds<T> {
  /** In the order of their turns. */
  readonly #byPerson = new Map<string | null, T[]>()

  add(person: string | null, item: T): void {
    const items = this.#byPerson.get(person)
    if (items) items.push(item)
    else this.#byPerson.set(person, [item])
  }

  take(): T | null {
    for (const [person, items] of this.#byPerson) {
      const item = items.shift()!
      this.#byPerson.delete(person)
      if (items.length > 0) this.#byPerson.set(person, items)
      return item
    }
    return null
  }
}
