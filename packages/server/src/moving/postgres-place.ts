import pg from 'pg'
import { GONE } from '../nodes/presence-board.ts'
import { placeOf, prepareDatabase } from '../store/postgres/open.ts'
import { StoreFault } from '../store/store-fault.ts'
import { type Cell, CONTENT, type Content, cellOf, storedOf, type Target } from './content.ts'

const PAGE = 1000

/** The store of a database. It is read as it was at the first look, whatever the nodes do meanwhile. */
export class PostgresPlace implements Target {
  readonly #client: pg.Client
  readonly #name: string
  #isReading = false

  private constructor(client: pg.Client, name: string) {
    this.#client = client
    this.#name = name
  }

  /** `isTarget`: it may be a store that is moved in only half. */
  static async open(url: string, isTarget = false): Promise<PostgresPlace> {
    await prepareDatabase(url, { use: isTarget ? 'target' : 'source' })
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    return new PostgresPlace(client, placeOf(url))
  }

  async *rows({ name, columns, key }: Content): AsyncIterable<readonly Cell[]> {
    if (!this.#isReading) await this.#client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    this.#isReading = true
    const names = Object.keys(columns)
    const kinds = Object.values(columns)
    const order = key.map((column) => (columns[column] === 'text' ? `${column} COLLATE "C"` : column))
    await this.#client.query(
      `DECLARE c NO SCROLL CURSOR FOR SELECT ${names.map(selected(columns)).join(', ')} FROM serai.${name} ORDER BY ${order.join(', ')}`,
    )
    for (;;) {
      const { rows } = await this.#client.query<Record<string, unknown>>(`FETCH ${PAGE} FROM c`)
      for (const row of rows) yield names.map((column, i) => cellOf(kinds[i]!, row[column]))
      if (rows.length < PAGE) break
    }
    await this.#client.query('CLOSE c')
  }

  async begin(source: string): Promise<void> {
    const { rows } = await this.#client.query<{ source: string }>('SELECT source FROM serai.moves')
    const [move] = rows
    if (move?.source === source) return
    if (move)
      throw new StoreFault(
        `the database ${this.#name} contains an unfinished import of another file; nothing was changed`,
      )
    for (const content of CONTENT) {
      // A server that was started and found nobody has written its secret, which the moved one replaces.
      if (content.name !== 'secrets' && (await this.count(content)) > 0) {
        throw new StoreFault(`the database ${this.#name} already contains a store; nothing was changed`)
      }
    }
    const nodes = await this.#client.query(`SELECT FROM serai.nodes WHERE seen_at > now() - interval '${GONE}'`)
    if (nodes.rows.length > 0)
      throw new StoreFault(`servers are using the database ${this.#name}: stop them first; nothing was changed`)
    await this.#client.query(`WITH emptied AS (DELETE FROM serai.secrets) INSERT INTO serai.moves VALUES ($1)`, [
      source,
    ])
  }

  async count({ name }: Content): Promise<number> {
    const { rows } = await this.#client.query<{ rows: string }>(`SELECT count(*) AS rows FROM serai.${name}`)
    return Number(rows[0]!.rows)
  }

  async put({ name, columns }: Content, rows: readonly (readonly Cell[])[]): Promise<void> {
    const names = Object.keys(columns)
    const types = { text: 'text', number: 'bigint', flag: 'boolean', bytes: 'bytea' }
    const arrays = Object.values(columns).map((kind, i) => `$${i + 1}::${types[kind]}[]`)
    const values = names.map((column, i) =>
      rows.map((row) => (columns[column] === 'flag' ? row[i] === 1 : storedOf(row[i]!))),
    )
    await this.#client.query(
      `INSERT INTO serai.${name} (${names.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`,
      values,
    )
  }

  async finish(): Promise<void> {
    if (this.#isReading) await this.#client.query('COMMIT')
    this.#isReading = false
    await this.#client.query('DELETE FROM serai.moves')
  }

  async close(): Promise<void> {
    await this.#client.end()
  }
}

function selected(columns: Content['columns']): (column: string) => string {
  return (column) => (columns[column] === 'flag' ? `${column}::int` : column)
}
