import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { games } from '@serai/bots'
import { pino } from 'pino'
import { systemClock } from './house/clock.ts'
import { TableHouse } from './house/table-house.ts'
import { ThinkingPool } from './house/thinking/pool.ts'
import type { Thinkers } from './house/thinking/question.ts'
import { naturalTiming, type Timing } from './house/timing.ts'
import { buildApp } from './http/app.ts'
import { Metrics, measured } from './http/metrics.ts'
import { People } from './http/people.ts'
import { DEFAULT_SETTINGS, type Settings } from './http/settings.ts'
import { openLibsqlStore } from './store/libsql-store.ts'
import { MemoryStore } from './store/memory-store.ts'
import type { Store } from './store/store.ts'

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

export interface ServeOptions {
  /** 0: any free one. */
  readonly port: number
  readonly host: string
  /** The data folder; null keeps nothing beyond the end of the process. */
  readonly data: string | null
  readonly settings?: Partial<Settings>
  readonly timing?: Timing
  readonly thinkers?: Thinkers
  readonly log?: LogLevel
  /** Takes lines of JSON. */
  readonly logTo?: { write(line: string): void }
}

export interface RunningServer {
  readonly port: number
  /** Finishes what is under way, tells clients to come again, and is on disk when it resolves. */
  close(): Promise<void>
}

/** Why a server cannot be started, in one line for people. */
export class ServeFault extends Error {
  override readonly name = 'ServeFault'
}

/** The most that one decision of a bot may take at a table. */
const THINKING_MS = 10_000

export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { data, host, port, timing = naturalTiming } = options
  const metrics = new Metrics()
  const store = measured(data === null ? new MemoryStore() : await openLibsqlStore(data), metrics)
  try {
    return await serveStore(store, { ...options, timing }, metrics)
  } catch (error) {
    await store.close()
    throw listenFault(error, host, port) ?? error
  }
}

async function serveStore(
  store: Store,
  { port, host, settings, timing, thinkers, log = 'warn', logTo }: ServeOptions & { readonly timing: Timing },
  metrics: Metrics,
): Promise<RunningServer> {
  const logger = pino({ level: log }, logTo ?? pino.destination({ fd: 2, sync: false }))
  const threads = Math.max(1, availableParallelism() - 1)
  const house = new TableHouse({
    store,
    clock: systemClock,
    bytes: randomBytes,
    thinkers: thinkers ?? new ThinkingPool({ clock: systemClock, threads, limitMs: THINKING_MS }),
    timing,
  })
  const now = systemClock.now
  const services = {
    house,
    store,
    games,
    metrics,
    now,
    people: new People(store, now),
    settings: { ...DEFAULT_SETTINGS, ...settings },
  }
  metrics.countTables(house)
  try {
    const app = await buildApp(services, logger)
    await app.listen({ host, port })
    return {
      port: (app.server.address() as AddressInfo).port,
      async close() {
        await app.close()
        await house.close()
        await store.close()
      },
    }
  } catch (error) {
    await house.close()
    throw error
  }
}

function listenFault(error: unknown, host: string, port: number): ServeFault | null {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ServeFault(`port ${port} is taken by another process; choose another one with --port`)
    case 'EACCES':
      return new ServeFault(`port ${port} is not for everybody to use; choose one above 1023 with --port`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ServeFault(`${host} is not an address of this machine`)
    default:
      return null
  }
}
