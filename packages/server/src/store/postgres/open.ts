import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { StoreFault } from '../store-fault.ts'
import { databaseReason } from './database-reason.ts'
import { Link } from './link.ts'
import { PostgresStore } from './postgres-store.ts'
import { migrate } from './schema.ts'
import { type Beside, Writer } from './writer.ts'

export interface OpenPostgres {
  readonly store: PostgresStore
  readonly link: Link
  /** How this process is known to the others. */
  readonly node: string
}

export interface PostgresOptions {
  readonly beside?: Beside
  /** What else has to be made in the database, by one process at a time. */
  readonly prepare?: () => Promise<void>
  /** How long to wait for a database that is away. */
  readonly patienceMs?: number
}

/** Opens the store of a database, whose tables are made if they are not there. Throws a StoreFault when it cannot be used. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<OpenPostgres> {
  await prepareDatabase(url, options)
  const link = new Link(url, options.patienceMs)
  const node = randomBytes(6).toString('hex')
  return { store: new PostgresStore(link, new Writer(link, node, options.beside ?? null)), link, node }
}

/** What a database is wanted for: a server makes the store if there is none, a source must have it, a target may have half of it. */
export type DatabaseUse = 'server' | 'source' | 'target'

/** Throws a StoreFault unless the database can be used and has the newest form. */
export async function prepareDatabase(
  url: string,
  { prepare = async () => {}, use = 'server' }: { prepare?: () => Promise<void>; use?: DatabaseUse },
): Promise<void> {
  const place = placeOf(url)
  const link = new Link(url)
  const client = link.newClient()
  client.on('error', () => {})
  try {
    await client.connect()
    if (use === 'source') await checkThere(client, place)
    if (use !== 'target') await checkWhole(client)
    await migrate(client, prepare)
  } catch (error) {
    if (error instanceof StoreFault) throw error
    throw new StoreFault(`cannot use the database ${place}: ${databaseReason(error)}`)
  } finally {
    await client.end().catch(() => {})
    await link.close()
  }
}

async function checkThere(client: Client, place: string): Promise<void> {
  const { rows } = await client.query<{ made: string | null }>(`SELECT to_regclass('serai.migrations') AS made`)
  if (rows[0]!.made === null) throw new StoreFault(`the database ${place} contains no store`)
}

/** What is moved in is used when it is whole. */
async function checkWhole(client: Client): Promise<void> {
  const { rows } = await client.query<{ moves: string | null }>(`SELECT to_regclass('serai.moves') AS moves`)
  if (rows[0]!.moves === null) return
  const moves = await client.query('SELECT FROM serai.moves')
  if (moves.rows.length > 0) {
    throw new StoreFault('the database contains an unfinished import; run serai import-store again')
  }
}

/** Host and name, without the password. Throws a StoreFault when it is no such address. */
export function placeOf(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url)
    if (protocol === 'postgresql:' || protocol === 'postgres:') return `${host}${pathname}`
  } catch {
    // Told below.
  }
  throw new StoreFault(
    'not the address of a PostgreSQL database: it must look like postgresql://user:password@host/name',
  )
}
