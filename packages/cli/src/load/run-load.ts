import { setTimeout as sleep } from 'node:timers/promises'
import { type AnyGame, stream } from '@serai/kernel'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { showProgress } from '../progress.ts'
import { quantile } from '../quantile.ts'
import { LoadTable } from './load-table.ts'
import { Pacer } from './pacer.ts'
import type { LoadReport } from './report.ts'
import { Samples } from './samples.ts'
import { request, SimulatedPerson } from './simulated-person.ts'

/** The servers that are measured, all of the same tables; those that are ours can be crashed. */
export interface Target {
  readonly urls: readonly string[]
  crash?(): Promise<void>
}

export interface LoadSettings {
  readonly target: Target
  readonly games: readonly AnyGame[]
  readonly tables: number
  readonly seconds: number
  /** Actions a second; 0 for as many as possible. */
  readonly rate: number
  readonly seed: number
}

/** Seconds before the measurement, in which both sides are compiled. */
const WARM_UP = 2
/** How many tables are opened at once. */
const OPENING = 32
/** How long the last answers may take. */
const PATIENCE_MS = 10_000

export async function runLoad(load: LoadSettings, context: Context): Promise<LoadReport> {
  const samples = new Samples()
  const pacer = new Pacer(load.rate)
  const people: SimulatedPerson[] = []
  const tables: LoadTable[] = []
  const check = () => {
    const failure = pacer.errors[0]?.message ?? people.find((person) => person.failure !== null)?.failure
    if (failure) throw new CommandError(`the load ended early: ${failure}`)
  }
  try {
    const progress = showProgress(context, load.tables, 'tables')
    try {
      await inParallel(load.tables, OPENING, async (number) => {
        const table = await openTable(load, number, samples, pacer, people)
        tables.push(table)
        progress.advance(1)
      })
      await until(() => pacer.idle === load.tables, check)
    } finally {
      progress.stop()
    }
    pacer.run()
    await sleep(WARM_UP * 1000)
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
    for (const person of people) person.leave()
    await load.target.crash?.()
    if (samples.refused > 0) throw new CommandError(`${samples.refused} actions were refused: ${samples.lastRefusal}`)
    return {
      tables: load.tables,
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
    for (const person of people) person.leave()
  }
}

async function openTable(
  { target, games, seed }: LoadSettings,
  number: number,
  samples: Samples,
  pacer: Pacer,
  people: SimulatedPerson[],
) {
  const game = games[number % games.length]!
  const seats = game.seats.table.min
  const guests = await Promise.all(
    Array.from({ length: seats }, (_, seat) => {
      // The people of one table are at all servers.
      const url = target.urls[(number + seat) % target.urls.length]!
      return SimulatedPerson.arrive(url, `Person ${number}.${seat}`)
    }),
  )
  people.push(...guests)
  const table = new LoadTable(game, guests, samples, stream(seed, 'load', number), pacer.idled)
  await table.open()
  return table
}

async function countLost(tables: readonly LoadTable[], url: string): Promise<number> {
  let lost = 0
  await inParallel(tables.length, OPENING, async (number) => {
    lost += await tables[number]!.countLost(url)
  })
  return lost
}

/** Of all of them together. */
async function serverCpu(urls: readonly string[]): Promise<number> {
  let seconds = 0
  for (const url of urls) {
    const text = await (await request(url, 'GET', '/metrics')).text()
    seconds += Number(/^serai_process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN)
  }
  return seconds
}

/** Does `count` things, `width` at a time. */
async function inParallel(count: number, width: number, act: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < count) await act(next++)
  }
  await Promise.all(Array.from({ length: width }, work))
}

async function until(isDone: () => boolean, check: () => void): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!isDone()) {
    check()
    if (performance.now() > end) throw new CommandError('the server does not answer any more')
    await sleep(10)
  }
}
