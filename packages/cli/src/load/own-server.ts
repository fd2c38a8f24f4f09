import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from '../command-error.ts'

/** A process runs JavaScript only: under a test runner, where this file is source, the build's stands in. */
const CHILD = new URL('./child.js', import.meta.url.replace(/\/src\/load\/[^/]+\.ts$/, '/dist/load/'))

/** The settings of Node that `npm start` uses (docs/administration.md says why). */
export const SERVER_SETTINGS = ['--v8-pool-size=1', '--max-semi-space-size=64']

/** A server in a process of its own, on a free port of this machine, with a new data folder or on a database. */
export class OwnServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'serai-load-'))
  readonly #store: readonly [kind: string, place: string]
  #child: ChildProcess | null = null
  #url = ''

  private constructor(database: string | undefined) {
    this.#store = database === undefined ? ['folder', this.#folder] : ['database', database]
  }

  static async open(database?: string): Promise<OwnServer> {
    const server = new OwnServer(database)
    try {
      await server.#start()
      return server
    } catch (error) {
      await server.close()
      throw error
    }
  }

  get url(): string {
    return this.#url
  }

  /** Ends the process without a warning, and starts another one on what is on disk. */
  async crash(): Promise<void> {
    await this.#end((child) => child.kill('SIGKILL'))
    await this.#start()
  }

  /** Bytes that are in use after everything that could be thrown away was: the heap and what it holds outside of it. */
  async memory(): Promise<number> {
    const answer = once(this.#child!, 'message')
    this.#child!.send('memory')
    const [{ memory }] = (await answer) as [{ readonly memory: number }]
    return memory
  }

  async close(): Promise<void> {
    await this.#end((child) => child.connected && child.disconnect())
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #start(): Promise<void> {
    const child = fork(fileURLToPath(CHILD), this.#store, { execArgv: SERVER_SETTINGS })
    this.#child = child
    const port = await Promise.race([
      once(child, 'message').then((message) => {
        const said = message[0] as number | { readonly fault: string }
        if (typeof said === 'number') return said
        throw new CommandError(said.fault)
      }),
      once(child, 'exit').then(([code]) => {
        throw new CommandError(`the server exited with code ${String(code)} while starting`)
      }),
    ])
    this.#url = `http://127.0.0.1:${port}`
  }

  async #end(how: (child: ChildProcess) => void): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    how(child)
    await exit
  }
}
