import { setTimeout as sleep } from 'node:timers/promises'
import { stream } from '@serai/kernel'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { showProgress } from '../progress.ts'
import { quantile } from '../quantile.ts'
import { Crowd, type CrowdSize } from './crowd.ts'
import { inParallel } from './in-parallel.ts'
import { LoadTable } from './load-table.ts'
import { Pacer } from './pacer.ts'
import type { LoadReport } from './report.ts'
import { Samples } from './samples.ts'
import { request } from './simulated-person.ts'

/** The servers that are measured, all of the same tables; those that are ours can be crashed. */
export interface Target {
  readonly urls: readonly string[]
  crash?(): Promise<void>
  /** Bytes in use, of all of them together. */
  memory?(): Promise<number>
}

export interface LoadSettings extends CrowdSize {
  readonly target: Target
  readonly seconds: number
  /** Actions a second; 0 for as many as possible. */
  readonly rate: number
  readonly seed: number
}

/** Seconds before the measurement, in which both sides are compiled; no more than are measured. */
const WARM_UP = 2
const WARM_TABLES = 50
/** How long the last answers may take. */
const PATIENCE_MS = 10_000

export async function runLoad(load: LoadSettings, context: Context): Promise<LoadReport> {
  const memory = new Memory(load.target)
  if (load.target.memory) await warmUp(load)
  await memory.note('empty')
  const visit = new Visit(load)
  try {
    await visit.arrive()
    await memory.note('connected')
    const progress = showProgress(context, load.tables, 'tables')
    try {
      await visit.open(() => progress.advance(1))
    } finally {
      progress.stop()
    }
    visit.pacer.run()
    await sleep(Math.min(WARM_UP, load.seconds) * 1000)
    visit.check()
    const { samples } = visit
    const cpuBefore = await serverCpu(load.target.urls)
    const begin = performance.now()
    samples.isCounting = true
    await sleep(load.seconds * 1000)
    samples.isCounting = false
    const seconds = (performance.now() - begin) / 1000
    const cpu = (await serverCpu(load.target.urls)) - cpuBefore
    await visit.end()
    await memory.note('active')
    await visit.leave()
    await memory.note('left')
    if (load.target.memory) {
      await visit.putAway()
      await memory.note('idle')
    }
    await load.target.crash?.()
    if (samples.refused > 0)
      throw new CommandError(
        `the server refused ${samples.refused} actions, the last one because: ${samples.lastRefusal}`,
      )
    return {
      tables: load.tables,
      connections: visit.people.size,
      memory: memory.figures(load.tables, visit.people.size),
      actions: samples.ackMs.length,
      actionsPerSecond: samples.ackMs.length / seconds,
      ackMs: { p50: quantile(samples.ackMs, 0.5), p99: quantile(samples.ackMs, 0.99) },
      seenMs: { p50: quantile(samples.seenMs, 0.5), p99: quantile(samples.seenMs, 0.99) },
      bytesPerEntry: samples.entryBytes / Math.max(1, samples.entries),
      serverCpuSeconds: cpu,
      lost: await countLost(visit.tables, load.target.urls[0]!),
    }
  } finally {
    visit.stop()
  }
}

/** Some tables come and go before anything is measured: what is compiled then is none of the memory of those that follow. */
async function warmUp(load: LoadSettings): Promise<void> {
  const visit = new Visit({ ...load, tables: Math.min(load.tables, WARM_TABLES), connections: null })
  try {
    await visit.arrive()
    await visit.open(() => {})
    visit.pacer.run()
    await sleep(Math.min(WARM_UP, load.seconds) * 1000)
    await visit.end()
    await visit.leave()
    await visit.putAway()
  } finally {
    visit.stop()
  }
}

/** People who come, play at all tables at once, and leave. */
class Visit {
  readonly #load: LoadSettings
  readonly people: Crowd
  readonly pacer: Pacer
  readonly samples = new Samples()
  readonly tables: LoadTable[] = []

  constructor(load: LoadSettings) {
    this.#load = load
    this.people = new Crowd(load)
    this.pacer = new Pacer(load.rate)
  }

  readonly check = (): void => {
    const failure = this.pacer.errors[0]?.message ?? this.people.failure
    if (failure) throw new CommandError(`the load test failed: ${failure}`)
  }

  arrive(): Promise<void> {
    return this.people.arrive(this.#load.target.urls)
  }

  async open(opened: () => void): Promise<void> {
    const { games, seed, tables } = this.#load
    await inParallel(tables, async (number) => {
      const table = new LoadTable(
        games[number % games.length]!,
        String(number),
        this.people.host(number),
        this.people.at(number),
        this.samples,
        stream(seed, 'load', number),
        this.pacer.idled,
      )
      await table.open()
      this.tables.push(table)
      opened()
    })
    await until(() => this.pacer.idle === tables, this.check)
  }

  /** Nobody acts any more, and everything is answered. */
  async end(): Promise<void> {
    this.pacer.stop()
    this.check()
    await until(() => this.tables.every((table) => !table.isWaiting), this.check)
  }

  async leave(): Promise<void> {
    this.people.leave()
    await until(async () => (await metric(this.#load.target.urls, 'serai_sockets')) === 0, this.check)
  }

  /** Until the servers have none of the tables in memory. */
  putAway(): Promise<void> {
    return until(async () => (await metric(this.#load.target.urls, 'serai_tables_in_memory')) === 0, this.check)
  }

  stop(): void {
    this.pacer.stop()
    this.people.leave()
  }
}

const MOMENTS = ['empty', 'connected', 'active', 'left', 'idle'] as const
type Moment = (typeof MOMENTS)[number]

/** What the servers have in memory at some moments, where they can be asked. */
class Memory {
  readonly #target: Target
  readonly #bytes = new Map<Moment, number>()

  constructor(target: Target) {
    this.#target = target
  }

  async note(moment: Moment): Promise<void> {
    const bytes = await this.#target.memory?.()
    if (bytes !== undefined) this.#bytes.set(moment, bytes)
  }

  figures(tables: number, connections: number): LoadReport['memory'] {
    const [empty, connected, active, left, idle] = MOMENTS.map((moment) => this.#bytes.get(moment) ?? Number.NaN)
    if (this.#bytes.size < MOMENTS.length) return null
    return {
      connection: (connected! - empty!) / connections,
      active: (active! - empty!) / tables,
      left: (left! - empty!) / tables,
      idle: (idle! - empty!) / tables,
    }
  }
}

async function countLost(tables: readonly LoadTable[], url: string): Promise<number> {
  let lost = 0
  await inParallel(tables.length, async (number) => {
    lost += await tables[number]!.countLost(url)
  })
  return lost
}

/** A figure of `/metrics`, of all servers together. */
async function metric(urls: readonly string[], name: string): Promise<number> {
  let sum = 0
  for (const url of urls) {
    const text = await (await request(url, 'GET', '/metrics')).text()
    sum += Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  }
  return sum
}

const serverCpu = (urls: readonly string[]) => metric(urls, 'serai_process_cpu_seconds_total')

async function until(isDone: () => boolean | Promise<boolean>, check: () => void): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isDone())) {
    check()
    if (performance.now() > end) throw new CommandError('the server stopped answering')
    await sleep(10)
  }
}
