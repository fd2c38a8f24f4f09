import { OwnPostgres } from './own-postgres.ts'
import { POSTGRES_MISSING, POSTGRES_URL } from './shared-postgres.ts'

/** Starts the server of the run, or takes the one that is named. Nobody waits for it here: who needs it does. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[POSTGRES_URL] !== undefined) return async () => {}
  const postgres = await OwnPostgres.make()
  if (!postgres) {
    process.env[POSTGRES_MISSING] =
      `no PostgreSQL for ${process.platform} ${process.arch}; name a server in ${POSTGRES_URL}`
    return async () => {}
  }
  process.env[POSTGRES_URL] = postgres.url()
  const started = postgres.initialize().then(() => postgres.start())
  started.catch((error: unknown) => console.error('the PostgreSQL of the tests did not start:', error))
  return async () => {
    await started.catch(() => {})
    await postgres.remove()
  }
}
