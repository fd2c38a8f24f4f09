import type { Watch } from '../caller.ts'
import type { TableRow } from '../store/table-store.ts'
import { dataOf, peopleOf } from '../table/table-data.ts'

type Tell = (table: string) => void

/** Who wants to know at which tables a person sits. */
export class SeatWatches {
  readonly #byPerson = new Map<string, Set<Tell>>()

  watch(person: string, tell: Tell): Watch {
    const tells = this.#byPerson.get(person) ?? new Set()
    tells.add(tell)
    this.#byPerson.set(person, tells)
    return {
      close: () => {
        tells.delete(tell)
        if (tells.size === 0 && this.#byPerson.get(person) === tells) this.#byPerson.delete(person)
      },
    }
  }

  get isWatched(): boolean {
    return this.#byPerson.size > 0
  }

  /** Tells those who came to the table and those who left it. */
  changed(before: TableRow | null, after: TableRow): void {
    const [were, are] = [before ? peopleAt(before) : new Set<string>(), peopleAt(after)]
    for (const person of new Set([...were, ...are])) {
      if (were.has(person) === are.has(person)) continue
      for (const tell of this.#byPerson.get(person) ?? []) tell(after.id)
    }
  }
}

function peopleAt(row: TableRow): Set<string> {
  return new Set(peopleOf(dataOf(row).seats))
}
