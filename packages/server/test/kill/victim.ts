import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('./serve-child.mjs', import.meta.url))

/** A server in a process of its own that is ended without a warning, again and again, always on the same data. */
export class Victim {
  readonly #args: readonly string[]
  #child: ChildProcessWithoutNullStreams | null = null
  /** The next one, which loads meanwhile. */
  #spare: ChildProcessWithoutNullStreams
  /** What any of them complained of. */
  errors = ''

  /** On a data folder or a database, with bots that take so many milliseconds. */
  constructor(place: string, paceMs = 0) {
    this.#args = [place, String(paceMs)]
    this.#spare = this.#load()
  }

  /** The address of a new process. */
  async start(): Promise<string> {
    const child = this.#spare
    this.#child = child
    this.#spare = this.#load()
    child.stdin.write('open\n')
    const [port] = await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => {
        throw new Error(`the server did not open: ${this.errors}`)
      }),
    ])
    return `http://127.0.0.1:${Number(String(port))}`
  }

  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  /** Until the killed process is no more. */
  async gone(): Promise<void> {
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  close(): void {
    this.kill()
    this.#spare.kill('SIGKILL')
  }

  #load(): ChildProcessWithoutNullStreams {
    const child = spawn(process.execPath, [CHILD, ...this.#args])
    child.stderr.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString()
    })
    return child
  }
}
