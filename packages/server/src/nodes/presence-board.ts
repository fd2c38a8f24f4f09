import type { Link } from '../store/postgres/link.ts'

/** How often a node says that it is there, and after which silence it counts as gone. */
const BEAT_MS = 2000
export const GONE = '7 seconds'

interface Change {
  readonly table: string
  readonly person: string
}

/** Who is at which table at which node, for all to see. */
export class PresenceBoard {
  readonly #link: Pick<Link, 'query'>
  readonly #node: string
  /** Of this node, by table. */
  readonly #here = new Map<string, Set<string>>()
  /** What is not written yet. */
  readonly #changes = new Map<string, Change>()
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> | null = null
  #beating: Promise<void> | null = null

  constructor(link: Pick<Link, 'query'>, node: string) {
    this.#link = link
    this.#node = node
  }

  /** True when no other node is there. */
  async open(): Promise<boolean> {
    await this.#beat()
    this.#timer = setInterval(() => {
      this.#beating ??= this.#beat()
        .catch(() => {})
        .finally(() => {
          this.#beating = null
        })
    }, BEAT_MS)
    this.#timer.unref()
    return (await this.#link.query('SELECT FROM serai.nodes WHERE id <> $1 LIMIT 1', [this.#node])).length === 0
  }

  set(table: string, person: string, isHere: boolean): void {
    const people = this.#here.get(table) ?? new Set()
    if (isHere) people.add(person)
    else people.delete(person)
    if (people.size > 0) this.#here.set(table, people)
    else this.#here.delete(table)
    this.#note({ table, person })
    this.#writeSoon()
  }

  /** The people at other nodes, by table. */
  async elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const sql = `SELECT table_id, person FROM serai.presence p JOIN serai.nodes n ON n.id = p.node
      WHERE table_id = ANY ($1) AND node <> $2 AND n.seen_at > now() - interval '${GONE}'`
    const found = new Map<string, Set<string>>()
    for (const row of await this.#link.query(sql, [tables, this.#node])) {
      const people = found.get(row.table_id as string) ?? new Set()
      found.set(row.table_id as string, people.add(row.person as string))
    }
    return found
  }

  /** Everybody here is written down again: the database may have forgotten. */
  restore(): void {
    for (const [table, people] of this.#here) for (const person of people) this.set(table, person, true)
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await Promise.all([this.#writing, this.#beating])
    await this.#bury([this.#node]).catch(() => {})
  }

  #note(change: Change): void {
    this.#changes.set(`${change.table} ${change.person}`, change)
  }

  #writeSoon(): void {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null
    })
  }

  async #write(): Promise<void> {
    // Whatever else this turn of the event loop changes goes along.
    await Promise.resolve()
    while (this.#changes.size > 0) {
      const changes = [...this.#changes.values()]
      this.#changes.clear()
      const isHere = ({ table, person }: Change) => this.#here.get(table)?.has(person) === true
      try {
        await this.#change(changes.filter(isHere), ADD)
        await this.#change(
          changes.filter((change) => !isHere(change)),
          REMOVE,
        )
      } catch {
        // The next beat that the database answers writes them.
        for (const change of changes) this.#note(change)
        return
      }
    }
  }

  async #change(changes: readonly Change[], sql: string): Promise<void> {
    if (changes.length === 0) return
    const columns = [changes.map(({ table }) => table), changes.map(({ person }) => person)]
    await this.#link.query(sql, [...columns, this.#node])
  }

  async #beat(): Promise<void> {
    const sql = `INSERT INTO serai.nodes VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()
      RETURNING (xmax = 0) AS is_new`
    const [own] = await this.#link.query(sql, [this.#node])
    // Others took us for gone.
    if (own!.is_new) this.restore()
    this.#writeSoon()
    const gone = await this.#link.query(`SELECT id FROM serai.nodes WHERE seen_at < now() - interval '${GONE}'`)
    if (gone.length > 0) await this.#bury(gone.map(({ id }) => id as string))
    await this.#link.query(`DELETE FROM serai.rates WHERE ends_at < now() - interval '1 minute'`)
  }

  async #bury(nodes: readonly string[]): Promise<void> {
    await this.#link.query('DELETE FROM serai.nodes WHERE id = ANY ($1)', [nodes])
    await this.#link.query(BURY, [nodes, this.#node])
  }
}

const tell = (changed: string, from: string) => `
  SELECT pg_notify('serai', jsonb_build_object('from', ${from}::text, 'present', jsonb_agg(table_id))::text)
  FROM (SELECT table_id, row_number() OVER () / 100 AS part FROM (SELECT DISTINCT table_id FROM ${changed}) d) parts
  GROUP BY part`

const ADD = `WITH changed AS (
    INSERT INTO serai.presence SELECT t, p, $3 FROM unnest($1::text[], $2::text[]) AS u (t, p)
    ON CONFLICT (table_id, person, node) DO UPDATE SET node = excluded.node RETURNING table_id
  ) ${tell('changed', '$3')}`

const REMOVE = `WITH changed AS (
    DELETE FROM serai.presence USING unnest($1::text[], $2::text[]) AS u (t, p)
    WHERE table_id = t AND person = p AND node = $3 RETURNING table_id
  ) ${tell('changed', '$3')}`

const BURY = `WITH changed AS (DELETE FROM serai.presence WHERE node = ANY ($1) RETURNING table_id)
  ${tell('changed', '$2')}`
