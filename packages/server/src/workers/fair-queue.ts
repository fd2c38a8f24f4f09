/** Whose job it is: those of one address have their turns together, and within it each person has theirs. */
export interface JobOwner {
  /** Null: not known. They are together, too. */
  readonly address: string | null
  readonly person: string | null
  /** Somebody waits for it. */
  readonly isAwaited: boolean
}

/** Of so many in a row, one is of those that nobody waits for: they go on, if slowly. */
const ROW = 4

/** What waits to be thought about: what somebody waits for comes first, and nobody's many come before another's one. */
export class FairQueue<T> {
  readonly #awaited = new Rounds<T>()
  readonly #others = new Rounds<T>()
  #taken = 0

  add({ address, person, isAwaited }: JobOwner, item: T): void {
    const rounds = isAwaited ? this.#awaited : this.#others
    rounds.add([address, person], item)
  }

  /** Takes whatever comes next; null: nothing waits. */
  take(): T | null {
    const isOthersTurn = ++this.#taken % ROW === 0
    const [first, then] = isOthersTurn ? [this.#others, this.#awaited] : [this.#awaited, this.#others]
    return first.take() ?? then.take()
  }
}

type Key = string | null

/** One after another of those who have something waiting, each with their first; and so on within each of them. */
class Rounds<T> {
  /** In the order of their turns. */
  readonly #byKey = new Map<Key, Rounds<T>>()
  readonly #items: T[] = []

  add([key, ...rest]: readonly Key[], item: T): void {
    if (key === undefined) {
      this.#items.push(item)
      return
    }
    const rounds = this.#byKey.get(key) ?? new Rounds<T>()
    this.#byKey.set(key, rounds)
    rounds.add(rest, item)
  }

  take(): T | null {
    for (const [key, rounds] of this.#byKey) {
      const item = rounds.take()
      this.#byKey.delete(key)
      if (!rounds.#isEmpty) this.#byKey.set(key, rounds)
      return item
    }
    return this.#items.shift() ?? null
  }

  get #isEmpty(): boolean {
    return this.#items.length === 0 && this.#byKey.size === 0
  }
}
