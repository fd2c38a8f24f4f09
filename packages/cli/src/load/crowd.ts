import type { AnyGame } from '@serai/kernel'
import { inParallel } from './in-parallel.ts'
import { SimulatedPerson } from './simulated-person.ts'

export interface CrowdSize {
  /** They take turns at the tables. */
  readonly games: readonly AnyGame[]
  readonly tables: number
  /** At each table: those beyond its seats watch; null: only those who play. */
  readonly viewers: number | null
  /** At most so many people, who then sit at several tables; null: each place has its own. */
  readonly connections: number | null
}

/** Everybody who comes, each with one connection. */
export class Crowd {
  readonly #people: SimulatedPerson[] = []
  /** Where the places of each table begin among all places, and where the last ones end. */
  readonly #places: number[] = [0]
  readonly #size: number

  constructor({ games, tables, viewers, connections }: CrowdSize) {
    const atGame = games.map(({ seats }) => Math.max(seats.table.min, viewers ?? 0))
    for (let table = 0; table < tables; table++) {
      this.#places.push(this.#places[table]! + atGame[table % games.length]!)
    }
    const all = this.#places.at(-1)!
    // Nobody has two places at one table.
    this.#size = Math.min(all, Math.max(connections ?? all, ...atGame))
  }

  get size(): number {
    return this.#size
  }

  get failure(): string | null {
    return this.#people.find((person) => person.failure !== null)?.failure ?? null
  }

  async arrive(urls: readonly string[]): Promise<void> {
    await inParallel(this.#size, async (number) => {
      this.#people[number] = await SimulatedPerson.arrive(urls[number % urls.length]!, `Person ${number}`)
    })
  }

  /** Who opens this table: by turns, as nobody may have any number of them. */
  host(table: number): SimulatedPerson {
    return this.#people[table % this.#size]!
  }

  /** Who is at this table, those who play first. */
  at(table: number): SimulatedPerson[] {
    const [first, end] = [this.#places[table]!, this.#places[table + 1]!]
    return Array.from({ length: end - first }, (_, place) => this.#people[(first + place) % this.#size]!)
  }

  leave(): void {
    for (const person of this.#people) person.leave()
  }
}
