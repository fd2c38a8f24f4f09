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
/** How long the last answers may take. */
const PATIENCE_MS = 10_000

export async function runLoad(load: LoadSettings, context: Context): Promise<LoadReport> {
  const samples = new Samples()
  const pacer = new Pacer(load.rate)
  const people = new Crowd(load)
  const tables: LoadTable[] = []
  const check = () => {
    const failure = pacer.errors[0]?.message ?? people.failure
    if (failure) throw new CommandError(`the load ended early: ${failure}`)
  }
  try {
    const memory = new Memory(load.target)
    await memory.note('empty')
    await people.arrive(load.target.urls)
    await memory.note('connected')
    const progress = showProgress(context, load.tables, 'tables')
    try {
      await inParallel(load.tables, async (number) => {
        const table = await openTable(load, number, samples, pacer, people)
        tables.push(table)
        progress.advance(1)
      })
      await until(() => pacer.idle === load.tables, check)
    } finally {
      progress.stop()
    }
    pacer.run()
    await sleep(Math.min(WARM_UP, load.seconds) * 1000)
    check()
    const cpuBefore = await serverCpu(load.target.urls)
    const begin = performance.now()
    samples.isCounting = true
    await sleep(load.seconds * 1000)
    samples.isCounting = false
    const seconds = (performance.now() - begin) / 1000
    const cpu = (await serverCpu(load.target.urls)) - cpuBefore
    pacer.stop()
    check()
    await until(() => tables.every((table) => !table.isWaiting), check)
    await memory.note('active')
    people.leave()
    await until(async () => (await metric(load.target.urls, 'serai_sockets')) === 0, check)
    await memory.note('left')
    if (load.target.memory) {
      await until(async () => (await metric(load.target.urls, 'serai_tables_in_memory')) === 0, check)
      await memory.note('idle')
    }
    await load.target.crash?.()
    if (samples.refused > 0) throw new CommandError(`${samples.refused} actions were refused: ${samples.lastRefusal}`)
    return {
      tables: load.tables,
      connections: people.size,
      memory: memory.figures(load.tables, people.size),
      actions: samples.ackMs.length,
      actionsPerSecond: samples.ackMs.length / seconds,
      ackMs: { p50: quantile(samples.ackMs, 0.5), p99: quantile(samples.ackMs, 0.99) },
      seenMs: { p50: quantile(samples.seenMs, 0.5), p99: quantile(samples.seenMs, 0.99) },
      bytesPerEntry: samples.entryBytes / Math.max(1, samples.entries),
      serverCpuSeconds: cpu,
      lost: await countLost(tables, load.target.urls[0]!),
    }
  } finally {
    pacer.stop()
    people.leave()
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

async function openTable(
  { games, seed }: LoadSettings,
  number: number,
  samples: Samples,
  pacer: Pacer,
  people: Crowd,
): Promise<LoadTable> {
  const game = games[number % games.length]!
  const random = stream(seed, 'load', number)
  const table = new LoadTable(
    game,
    String(number),
    people.host(number),
    people.at(number),
    samples,
    random,
    pacer.idled,
  )
  await table.open()
  return table
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
    if (performance.now() > end) throw new CommandError('the server does not answer any more')
    await sleep(10)
  }
}
