import type { JsonObject } from '@serai/kernel'
import type { StoredEntry } from '@serai/tables'
import type { Link } from './link.ts'

interface Waiting {
  readonly table: string
  readonly after: number
  readonly limit: number
  readonly resolve: (entries: readonly StoredEntry[]) => void
  readonly reject: (error: unknown) => void
}

const SQL = `SELECT asked.n, e.entry
  FROM unnest($1::text[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS asked (table_id, after, most, n),
  LATERAL (SELECT seq, entry FROM serai.entries
    WHERE table_id = asked.table_id AND seq > asked.after ORDER BY seq LIMIT asked.most) e
  ORDER BY asked.n, e.seq`

/** Reads logs. Whatever is asked for while a read is under way shares the next one: nodes follow many tables at once. */
export class EntryReader {
  readonly #link: Link
  #waiting: Waiting[] = []
  #isReading = false

  constructor(link: Link) {
    this.#link = link
  }

  read(table: string, after: number, limit: number): Promise<readonly StoredEntry[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, after, limit, resolve, reject })
      if (this.#isReading) return
      this.#isReading = true
      queueMicrotask(() => void this.#run())
    })
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const asked = this.#waiting
      this.#waiting = []
      try {
        const found = await this.#ask(asked)
        for (const [i, { resolve }] of asked.entries()) resolve(found[i]!)
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    this.#isReading = false
  }

  async #ask(asked: readonly Waiting[]): Promise<readonly (readonly StoredEntry[])[]> {
    const rows = await this.#link.query(SQL, [
      asked.map(({ table }) => table),
      asked.map(({ after }) => after),
      asked.map(({ limit }) => limit),
    ])
    const found: StoredEntry[][] = asked.map(() => [])
    for (const { n, entry } of rows) {
      const at = Number(n) - 1
      const list = found[at]!
      list.push({ seq: asked[at]!.after + 1 + list.length, entry: JSON.parse(entry as string) as JsonObject })
    }
    return found
  }
}
