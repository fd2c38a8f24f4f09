import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe } from 'vitest'

// One server for a whole run of the tests: the global setup starts it, and each file takes databases of its own from it.

/** How the setup tells the test files. */
export const POSTGRES_URL = 'SERAI_TEST_DATABASE_URL'
export const POSTGRES_MISSING = 'SERAI_TEST_DATABASE_MISSING'

const PATIENCE_MS = 60_000

/** As `describe`; where there is no PostgreSQL its name says why nothing is run. */
export function describePostgres(name: string, define: () => void): void {
  const missing = process.env[POSTGRES_MISSING]
  if (missing === undefined) describe(name, define)
  else describe.skip(`${name} (not run: ${missing})`, define)
}

/** The address of a new database: empty, or a copy of one that nobody uses. */
export async function newDatabase(copyOf?: string): Promise<string> {
  const url = process.env[POSTGRES_URL]
  if (url === undefined) throw new Error(process.env[POSTGRES_MISSING] ?? 'the tests run without their global setup')
  const name = `serai_${randomBytes(8).toString('hex')}`
  const template = copyOf === undefined ? '' : ` TEMPLATE ${new URL(copyOf).pathname.slice(1)}`
  await runSql(url, `CREATE DATABASE ${name}${template}`)
  const made = new URL(url)
  made.pathname = `/${name}`
  return made.href
}

/** Runs one statement over a connection of its own, as soon as the server is there. */
export async function runSql(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const { default: pg } = await import('pg')
  for (const end = performance.now() + PATIENCE_MS; ; await sleep(50)) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch (error) {
      if (performance.now() > end) throw error
      continue
    }
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }
}
