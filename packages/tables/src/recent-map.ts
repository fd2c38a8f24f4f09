/**
 * What was used lately, by key: at least the last `most`, and never twice as many. Nothing is moved when it is used
 * again, as long as it is among the newer half; a map that forgets one by one has to be made anew again and again.
 */
export class RecentMap<Key, Value> {
  readonly #most: number
  #newer = new Map<Key, Value>()
  #older = new Map<Key, Value>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: Key): Value | undefined {
    const value = this.#newer.get(key)
    if (value !== undefined) return value
    const old = this.#older.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: Key, value: Value): void {
    this.#newer.set(key, value)
    if (this.#newer.size < this.#most) return
    this.#older = this.#newer
    this.#newer = new Map()
  }

  delete(key: Key): boolean {
    const wasOld = this.#older.delete(key)
    return this.#newer.delete(key) || wasOld
  }
}
