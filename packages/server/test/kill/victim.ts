import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('./serve-child.mjs', import.meta.url))

export interface VictimOptions {
  /** How often it is started at most: no process is loaded beyond that. */
  readonly lives: number
  /** How long its bots take. */
  readonly paceMs?: number
}

/** Longer than a server takes that waits for whatever it can wait for. */
const STOP_MS = 15_000
const START_MS = 60_000

/** A server in a process of its own that is ended without a warning, again and again, always on the same data. */
export class Victim {
  readonly #args: readonly string[]
  readonly #children: Promise<unknown>[] = []
  #lives: number
  #child: ChildProcessWithoutNullStreams | null = null
  /** The next one, which loads meanwhile. */
  #spare: ChildProcessWithoutNullStreams | null
  #isStopping = false
  /** What any of them complained of, and whether one ended that nobody killed or stopped. */
  errors = ''
  /** Of servers that were open, or about to open. */
  kills = 0

  /** On a data folder or a database. */
  constructor(place: string, { lives, paceMs = 0 }: VictimOptions) {
    this.#args = [place, String(paceMs)]
    this.#lives = lives
    this.#spare = this.#load()
  }

  /** The address of a new process. */
  async start(): Promise<string> {
    const child = this.#spare
    if (!child) throw new Error('it has no life left')
    this.#child = child
    this.#isStopping = false
    this.#spare = this.#load()
    child.stdin.write('open\n')
    const [port] = await Promise.race([
      once(child.stdout, 'data', { signal: AbortSignal.timeout(START_MS) }),
      once(child, 'exit').then(() => {
        throw new Error(`the server did not open: ${this.errors}`)
      }),
    ])
    return `http://127.0.0.1:${Number(String(port))}`
  }

  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  /** Asks it to end as people end theirs. */
  stop(): void {
    this.#isStopping = true
    this.#child?.stdin.write('stop\n')
    const child = this.#child
    setTimeout(() => {
      if (child?.exitCode !== null || child.signalCode !== null) return
      this.errors += `did not stop within ${STOP_MS} ms\n`
      child.kill('SIGKILL')
    }, STOP_MS).unref()
  }

  /** It does nothing, and nobody is told. */
  freeze(): void {
    this.#child?.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child?.kill('SIGCONT')
  }

  /** Its clock is so far ahead of the machine's from now on. */
  setClock(aheadMs: number): void {
    this.#child?.stdin.write(`clock ${aheadMs}\n`)
  }

  /** Until the killed or stopped process is no more. */
  async gone(): Promise<void> {
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  /** Until all of them are gone, and all that they said was read. */
  async close(): Promise<void> {
    this.kill()
    this.#spare?.kill('SIGKILL')
    await Promise.all(this.#children)
  }

  #load(): ChildProcessWithoutNullStreams | null {
    if (this.#lives-- === 0) return null
    const child = spawn(process.execPath, [CHILD, ...this.#args])
    this.#children.push(once(child, 'close'))
    child.stderr.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString()
    })
    child.on('exit', (code, signal) => {
      const isOurs = child === this.#child
      if (signal === 'SIGKILL') this.kills += isOurs ? 1 : 0
      else if (!isOurs || !this.#isStopping || code !== 0) this.errors += `ended by itself with ${code ?? signal}\n`
    })
    // It may be gone before it is told to open.
    child.stdin.on('error', () => {})
    return child
  }
}
