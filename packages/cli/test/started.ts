import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'

const bin = fileURLToPath(new URL('../bin/serai.mjs', import.meta.url))

/** The built command in a process of its own, beside the test; it does not outlive it. */
export class Started {
  out = ''
  err = ''
  /** Exit code and signal, when everything it wrote has been read. */
  readonly closed: Promise<readonly [number | null, NodeJS.Signals | null]>
  readonly #process
  readonly #name: string

  constructor(...args: readonly string[]) {
    this.#name = `serai ${args.join(' ')}`
    this.#process = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process.stdout.on('data', (chunk: Buffer) => {
      this.out += String(chunk)
    })
    this.#process.stderr.on('data', (chunk: Buffer) => {
      this.err += String(chunk)
    })
    this.closed = once(this.#process, 'close') as Promise<[number | null, NodeJS.Signals | null]>
    onTestFinished(() => void this.#process.kill('SIGKILL'))
  }

  /** What the test waits for. Fails at once, with what the process said, when that ends meanwhile. */
  async meanwhile<T>(waiting: Promise<T>): Promise<T> {
    const over = this.closed.then(([code, signal]) => {
      throw new Error(`${this.#name} ended (${code ?? signal}): ${this.err}`)
    })
    return Promise.race([waiting, over])
  }

  /** Until it has printed something. */
  async printed(): Promise<void> {
    await this.meanwhile(vi.waitUntil(() => this.out !== '', { timeout: 50_000 }))
  }

  /** As `closed`. */
  kill(signal: NodeJS.Signals): Started['closed'] {
    this.#process.kill(signal)
    return this.closed
  }
}
