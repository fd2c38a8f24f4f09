import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@serai/test-kit'

const bin = fileURLToPath(new URL('../../cli/bin/serai.mjs', import.meta.url))
const repeatable = new URL('repeatable-bytes.mjs', import.meta.url).href

/**
 * The command as people run it, but with dice that fall alike in every run (SERAI_TEST_DICE names others), and with bots
 * that play at once unless told otherwise. It can be killed and started again.
 */
export class HouseServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'serai-web-test-'))
  readonly #pace: string
  #child: ChildProcess | null = null
  #port = 0
  #starts = 0

  constructor(pace: 'natural' | 'none' = 'none') {
    this.#pace = pace
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** For those who are about to go to a table: the server's shortest answer, so that no other page is loaded first. */
  get door(): string {
    return `${this.url}/healthz`
  }

  /** For requests of the test itself: where a name has two addresses, Node gives each of them a quarter of a second. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    // One that is still free when it is started again.
    this.#port ||= await freePort()
    const args = ['serve', '--host', '127.0.0.1', '--port', String(this.#port), '--data', this.#data, '--json']
    const child = spawn(process.execPath, ['--import', repeatable, bin, ...args, '--pace', this.#pace], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SERAI_TEST_START: `${process.env.SERAI_TEST_DICE ?? ''}${++this.#starts}` },
    })
    this.#child = child
    await once(createInterface(child.stdout), 'line')
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child) return
    this.#child = null
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
}
