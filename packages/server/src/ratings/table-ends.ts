import { findGame } from '@serai/bots'
import { inEffect } from '@serai/kernel'
import type { Unrated } from '@serai/protocol'
import { dataOf, hasEnded, readLog, type TableRow } from '@serai/tables'
import type { Store } from '../store/store.ts'
import { StoreAway } from '../store/store-fault.ts'
import { type Sitting, tableEnd } from './table-end.ts'
import { LATEST_GAMES, whyUnrated } from './why-unrated.ts'

const PAGE = 100
const MOST_TRIES = 20

/** Writes what the ends of tables mean for people: each once, whoever sees it and however often. */
export class TableEnds {
  readonly #store: Store
  readonly #fail: (error: unknown, table?: string) => void
  #last: Promise<void> = Promise.resolve()
  /** There may be ends that are not written: of before this process, or that went wrong. */
  #isBehind = true
  /** Something is wrong with them, which holds up no other: they are tried again after a restart. */
  readonly #faulty = new Set<string>()

  /** `fail` hears of ends that could not be written. */
  constructor(store: Store, fail: (error: unknown, table?: string) => void) {
    this.#store = store
    this.#fail = fail
  }

  /** Resolves when the end of the table is written, and that of everything before it. */
  record(table: string): Promise<void> {
    return this.#next(async () => {
      await this.#writeMissing()
      await this.#writeEnd(table)
    })
  }

  catchUp(): Promise<void> {
    return this.#next(() => this.#writeMissing())
  }

  /** Why a game that has ended is not rated, by what is kept of it and of its people; null: nothing speaks against it. */
  async whyUnrated(table: string): Promise<Unrated | null> {
    const row = await this.#store.readTable(table)
    if (!row || !hasEnded(row)) return null
    const { players, past, standing } = await this.#sittingOf(row)
    const people = players.map(({ person }) => person)
    return whyUnrated(dataOf(row), people, past, standing)
  }

  /** One after the other: ratings follow from each other. */
  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch((error: unknown) => {
      this.#isBehind = true
      this.#fail(error)
    })
    return this.#last
  }

  async #writeMissing(): Promise<void> {
    while (this.#isBehind) {
      const limit = PAGE + this.#faulty.size
      const tables = await this.#store.listUnrecorded(limit)
      for (const table of tables) if (!this.#faulty.has(table)) await this.#writeEnd(table)
      this.#isBehind = tables.length === limit
    }
  }

  async #writeEnd(table: string): Promise<void> {
    try {
      const row = await this.#store.readTable(table)
      if (row && hasEnded(row)) await this.#write(row)
    } catch (error) {
      if (error instanceof StoreAway) throw error
      this.#faulty.add(table)
      this.#fail(error, table)
    }
  }

  async #write(row: TableRow): Promise<void> {
    const { game: id } = dataOf(row)
    const game = findGame(id)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const sitting = await this.#sittingOf(row)
      const ratings = (await Promise.all(sitting.players.map(({ person }) => this.#store.ratingsOf(person)))).flat()
      const ofGame = ratings.filter((rating) => rating.game === id)
      const end = game ? tableEnd(game, row, sitting, ofGame) : { table: row.id, played: [], ratings: [] }
      if ((await this.#store.recordEnd(end)) !== 'conflict') return
    }
    throw new Error(`table ${row.id}: too many lost races for its ratings`)
  }

  async #sittingOf(row: TableRow): Promise<Sitting> {
    const { seats, endedAt } = dataOf(row)
    const sat = seats.flatMap((seat, number) => (seat.kind === 'person' ? [{ person: seat.person, seat: number }] : []))
    // Who has deleted their account since is nobody any more.
    const known = await Promise.all(sat.map(({ person }) => this.#store.readPerson(person)))
    const players = sat.filter((_, i) => known[i] !== null)
    const pasts = players.map(({ person }) => this.#store.playedBy(person, LATEST_GAMES, endedAt ?? undefined))
    const standing = players.length < 2 ? 0 : await this.#standingEntries(row)
    return { players, past: (await Promise.all(pasts)).flat(), standing }
  }

  /** Take-backs make a log long in which nothing has happened. */
  async #standingEntries(row: TableRow): Promise<number> {
    const game = findGame(dataOf(row).game)
    return game ? inEffect(await readLog(this.#store, game, row)).length : 0
  }
}
