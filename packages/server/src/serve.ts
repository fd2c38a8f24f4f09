import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { findGame, games } from '@serai/bots'
import { naturalTiming, TableService, type TableWorkers, type Timing } from '@serai/tables'
import { type Logger, pino } from 'pino'
import { buildApp } from './http/app.ts'
import { measuredWorkers } from './http/operations/measured-workers.ts'
import { Metrics, measured } from './http/operations/metrics.ts'
import { ownReport } from './http/operations/report.ts'
import { revocationOf } from './http/people/credential.ts'
import { Whereabouts } from './http/people/whereabouts.ts'
import { servicesOf } from './http/services.ts'
import { DEFAULT_SETTINGS, type Settings } from './http/settings.ts'
import { listenForBackups } from './moving/control.ts'
import { Node } from './nodes/node.ts'
import { TableEnds } from './ratings/table-ends.ts'
import { LibsqlThread, openLibsqlStore } from './store/libsql/libsql-store.ts'
import { MemoryStore } from './store/memory/memory-store.ts'
import type { Store } from './store/store.ts'
import { StoreAway } from './store/store-fault.ts'
import { systemTime } from './system-time.ts'
import { TableWorkerPool } from './workers/worker-pool.ts'

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

export interface ServeOptions {
  /** 0: any free one. */
  readonly port: number
  readonly host: string
  /** The data folder; null keeps nothing beyond the end of the process. */
  readonly data: string | null
  /** The address of a PostgreSQL database, which takes the place of the data folder. */
  readonly database?: string | undefined
  readonly settings?: Partial<Settings>
  readonly timing?: Timing
  readonly workers?: TableWorkers
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
  const { host, port, timing = naturalTiming } = options
  const settings = checked({ ...DEFAULT_SETTINGS, ...options.settings })
  // Before anything is made: a port that is taken leaves nothing behind.
  const address = await tryPort(host, port).catch((error: unknown) => {
    throw listenFault(error, host, port) ?? error
  })
  const { log = 'warn', logTo } = options
  const logger = pino({ level: log }, logTo ?? pino.destination({ fd: 2, sync: false }))
  const kept = await openStore(options, logger)
  try {
    return await serveStore(kept, { ...options, host: address, timing, settings }, logger)
  } catch (error) {
    await kept.close()
    throw listenFault(error, host, port) ?? error
  }
}

/** The address to listen at, which is free. */
async function tryPort(name: string, port: number): Promise<string> {
  // Where this name has two, fastify would open a second server, of whose connections a stop knows nothing.
  const host = name === 'localhost' ? (await lookup(name)).address : name
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
  return host
}

/** A store of our own, or our part of one that is shared. */
type Kept = Store | Node

async function openStore({ data, database }: ServeOptions, logger: Logger): Promise<Kept> {
  if (database !== undefined) return Node.open(database)
  return data === null ? new MemoryStore() : openLibsqlStore(data, (fault) => logger.error(`${fault}; skipping it`))
}

/** What can be away for a while: the link to a database, or a disk. */
function awayOf(kept: Kept): Pick<LibsqlThread, 'absence' | 'hurry'> | null {
  if (kept instanceof Node) return kept.link
  return kept instanceof LibsqlThread ? kept : null
}

/** With what was left open filled in. */
type Decided = ServeOptions & { readonly timing: Timing; readonly settings: Settings }

async function serveStore(
  kept: Kept,
  { port, host, data, settings, timing, workers }: Decided,
  logger: Logger,
): Promise<RunningServer> {
  const metrics = new Metrics()
  const away = awayOf(kept)
  away?.absence.watch((isAway) => {
    if (isAway) logger.error(`${away.absence.reason}; games are paused until storage is available again`)
    else logger.warn('storage is available again; games continue')
  })
  const node = kept instanceof Node ? kept : null
  const backups = kept instanceof LibsqlThread && data !== null ? await listenForBackups(data, kept) : null
  const store = measured(kept instanceof Node ? kept.store : kept, metrics)
  const threads = Math.max(1, availableParallelism() - 1)
  const whereabouts = new Whereabouts()
  const ends = new TableEnds(store, (error, table) => {
    // As below.
    if (!(error instanceof StoreAway)) logger.error({ err: error, table }, 'cannot save the result of a table')
  })
  const thinking =
    workers ??
    new TableWorkerPool({
      time: systemTime,
      threads,
      limitMs: THINKING_MS,
      addressOf: (person) => whereabouts.of(person),
    })
  const tables = new TableService({
    findGame,
    store,
    time: systemTime,
    bytes: randomBytes,
    workers: measuredWorkers(thinking, metrics, games),
    timing,
    addressOf: (person) => whereabouts.of(person),
    stages: metrics.stages,
    ended: (table) => void ends.record(table),
    failed: (error, what, at) => {
      // Everything fails then, and `/readyz` says so.
      if (error instanceof StoreAway) return
      if (at?.bot !== undefined) metrics.botFailures.inc({ bot: at.bot })
      logger.error({ err: error, ...at }, what)
    },
    ...(node && {
      otherNodes: node,
      renamed: (person: string) => void services.people.reread(person).catch(() => {}),
      revoked: (person: string) =>
        void services.lines.review(person, (credential) => revocationOf(store, credential)).catch(() => {}),
    }),
  })
  void ends.catchUp()
  const services = servicesOf({
    tables,
    store,
    games,
    metrics,
    ends,
    now: systemTime.now,
    settings,
    whereabouts,
    renamed: (person) => void node?.renamed(person).catch(() => {}),
    revoked: (person) => void node?.revoked(person).catch(() => {}),
    ...(away && { away: away.absence, hurry: () => away.hurry() }),
    ...(node && { rates: node.rates, nodes: node.rollCall }),
  })
  metrics.countTables(store, settings.countingMs)
  metrics.countInMemory(() => tables.inMemory)
  try {
    await services.accounts.seeAll()
    const app = await buildApp(services, logger)
    await app.listen({ host, port })
    node?.rollCall.answerWith(() => ownReport(app, services))
    return {
      port: (app.server.address() as AddressInfo).port,
      async close() {
        await app.close()
        await node?.leave()
        await tables.close()
        await ends.catchUp()
        backups?.close()
        await kept.close()
      },
    }
  } catch (error) {
    backups?.close()
    await node?.leave()
    await tables.close()
    throw error
  }
}

/** A token that can be guessed is worse than none. */
const SHORTEST_ADMIN_TOKEN = 16

function checked(settings: Settings): Settings {
  const { adminToken } = settings
  if (adminToken === null || (adminToken.length >= SHORTEST_ADMIN_TOKEN && /^\S+$/.test(adminToken))) return settings
  throw new ServeFault(`the admin token must have at least ${SHORTEST_ADMIN_TOKEN} characters and no spaces`)
}

function listenFault(error: unknown, host: string, port: number): ServeFault | null {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ServeFault(`port ${port} is already in use; choose another one with --port`)
    case 'EACCES':
      return new ServeFault(`no permission to listen on port ${port}; choose a port above 1023 with --port`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ServeFault(`cannot listen on ${host}: it is not an address of this machine`)
    default:
      return null
  }
}
