import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Absence } from '../absence.ts'
import { StoreAway } from '../store-fault.ts'
import { isLostConnection } from './lost-connection.ts'

/** How long anybody waits for a database that is away. */
const PATIENCE_MS = 20_000
/** … and when the process is to stop. */
const STOP_PATIENCE_MS = 2000
const RETRY_MS = 100
const LONGEST_RETRY_MS = 1000
const MOST_READERS = 8

export type Row = Readonly<Record<string, unknown>>

/** The way to the database: connections that come back, and everybody who waits meanwhile. */
export class Link {
  readonly absence = new Absence()
  readonly #readers: pg.Pool
  readonly #writer: pg.Pool
  readonly #url: string
  readonly #patienceMs: number
  #isClosed = false
  #lastTryAt = Number.POSITIVE_INFINITY

  constructor(url: string, patienceMs = PATIENCE_MS) {
    this.#url = url
    this.#patienceMs = patienceMs
    this.#readers = newPool(url, MOST_READERS)
    this.#writer = newPool(url, 1)
  }

  /** The process stops: from now on nobody waits for long, whoever waits already neither. */
  hurry(): void {
    this.#lastTryAt = performance.now() + STOP_PATIENCE_MS
  }

  /** A connection of its own, not yet connected. */
  newClient(): pg.Client {
    return new pg.Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 5000 })
  }

  /** For what may be done twice. */
  query(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.#persist(async () => (await this.#readers.query<Row>({ ...named(sql), values: [...values] })).rows)
  }

  /** One at a time, on the connection for writing. `isAgain`: an earlier try may have been done. */
  write<T>(work: (client: pg.ClientBase, isAgain: boolean) => Promise<T>): Promise<T> {
    let isAgain = false
    return this.#persist(async () => {
      const client = await checkedOut(this.#writer)
      let fault: unknown
      try {
        return await work(client, isAgain)
      } catch (error) {
        fault = error
        isAgain = true
        throw error
      } finally {
        client.off('error', ignore)
        client.release(fault !== undefined && isLostConnection(fault))
      }
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([this.#readers.end(), this.#writer.end()])
  }

  async #persist<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + this.#patienceMs
    for (let wait = RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
      try {
        const value = await work()
        this.absence.note(null)
        return value
      } catch (error) {
        if (!isLostConnection(error)) throw error
        this.absence.note('the database cannot be reached')
        if (this.#isClosed || performance.now() + wait > Math.min(end, this.#lastTryAt)) throw new StoreAway(error)
        await sleep(wait)
      }
    }
  }
}

/** A connection that breaks while nobody asks would otherwise end the process. */
const ignore = () => {}

/** A connection of the pool, which ignores its end from the first moment: a promise would be too late for what comes together with its beginning. */
function checkedOut(pool: pg.Pool): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    pool.connect((error, client) => {
      if (error || !client) return reject(error)
      client.on('error', ignore)
      resolve(client)
    })
  })
}

/** Prepared once in each connection. */
function named(sql: string): { readonly name: string; readonly text: string } {
  const known = names.get(sql) ?? `s${names.size}`
  names.set(sql, known)
  return { name: known, text: sql }
}

const names = new Map<string, string>()

function newPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 30_000,
    application_name: 'serai',
  })
  // An idle connection that ends is replaced when it is needed.
  pool.on('error', () => {})
  return pool
}
