import { Worker } from 'node:worker_threads'
import { LawBroken } from '@serai/test-kit'

/** How long all of it lasts, what everything follows from, and where to begin: to see a failure again. */
const SECONDS = Number(process.env.SERAI_SOAK_SECONDS ?? 60)
const SEED = process.env.SERAI_SOAK_SEED ?? '1'
const FIRST = Number(process.env.SERAI_FUZZ_FROM ?? 1)

const PROGRESS_MS = 15_000
/** Many times what the longest case takes. */
const HUNG_MS = 60_000
const MOST_FAILURES = 8

/** One part of the run, as long as its share. Everything in case n follows from the seed and n. */
export class Section {
  readonly name: string
  readonly failures: string[] = []
  readonly #counts = new Map<string, number>()
  readonly #end: number
  readonly #begun = Date.now()
  #told = Date.now()
  #number = 0

  constructor(name: string, share: number) {
    this.name = name
    this.#end = Date.now() + SECONDS * share * 1000
  }

  get isOver(): boolean {
    return Date.now() >= this.#end || this.failures.length >= MOST_FAILURES
  }

  count(name: string, more = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + more)
  }

  countAll(counts: object): void {
    for (const [name, count] of Object.entries(counts)) this.count(name, Number(count))
  }

  /** Case after case until the time is up; one that fails does not keep the others from being tried. */
  async run(one: (seed: string, number: number) => void | Promise<void>): Promise<void> {
    for (this.#number = FIRST; !this.isOver; this.#number++) {
      watchdog.begin(`${this.name}, case ${this.#number}`)
      try {
        await one(`${SEED} ${this.name} ${this.#number}`, this.#number)
      } catch (fault) {
        this.fail(fault)
      }
      watchdog.end()
      this.count('cases')
      if (Date.now() - this.#told > PROGRESS_MS) this.#tell()
    }
    this.#tell()
  }

  fail(fault: unknown): void {
    const isPlain = fault instanceof LawBroken || !(fault instanceof Error)
    const what = String(isPlain ? fault : (fault.stack ?? fault)).slice(0, 4000)
    this.failures.push(what)
    const from = `SERAI_SOAK_SEED=${SEED} SERAI_FUZZ_FROM=${this.#number}`
    const again = `${from} npx vitest run --config vitest.soak.config.ts fuzz.soak.ts -t ${this.name}`
    console.log(`fuzz: ${this.name} FAILED (again: ${again})\n${what}\n`)
  }

  #tell(): void {
    this.#told = Date.now()
    const seconds = (Date.now() - this.#begun) / 1000
    const figures = [...this.#counts].map(([name, count]) => `${count} ${name}`)
    const megabytes = (process.memoryUsage().rss / 1e6).toFixed(0)
    const end = `${this.failures.length} failed, ${seconds.toFixed(0)} s, ${megabytes} MB`
    console.log(`fuzz: ${this.name}: ${figures.join(', ')}, ${end}`)
  }
}

/** Says which case hangs: this thread cannot when it does. */
class Watchdog {
  readonly #worker = new Worker(
    `let timer
    require('node:worker_threads').parentPort.on('message', (what) => {
      clearTimeout(timer)
      if (what) timer = setTimeout(() => console.error('fuzz: HANGS: ' + what), ${HUNG_MS})
    })`,
    { eval: true },
  )

  constructor() {
    this.#worker.unref()
  }

  begin(what: string): void {
    this.#worker.postMessage(`${what} (SERAI_SOAK_SEED=${SEED})`)
  }

  end(): void {
    this.#worker.postMessage(null)
  }
}
const watchdog = new Watchdog()
