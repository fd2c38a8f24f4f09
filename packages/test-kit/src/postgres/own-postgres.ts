import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { findBinaries, type Owner, openTmpdir, ownerForUs, reachableBinaries } from './binaries.ts'

const USER = 'serai'

/** Nothing in a test outlives a crash of the machine, so nothing waits for the disk; nor does it live to be tidied up. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/** A PostgreSQL server of our own on a free port of this machine, with its data in a temporary folder. */
export class OwnPostgres {
  readonly #binaries: string
  readonly #folder: string
  readonly #owner: Owner | null
  readonly #port: number
  readonly #settings: readonly string[]
  #process: ChildProcess | null = null

  private constructor(
    binaries: string,
    folder: string,
    owner: Owner | null,
    port: number,
    settings: readonly string[],
  ) {
    this.#binaries = binaries
    this.#folder = folder
    this.#owner = owner
    this.#port = port
    this.#settings = settings
  }

  /** Null when there are no binaries for this platform. `settings` as in postgresql.conf. */
  static async make(settings: readonly string[] = HASTY): Promise<OwnPostgres | null> {
    const native = findBinaries()
    if (native === null) return null
    const owner = ownerForUs()
    const folder = mkdtempSync(join(openTmpdir(owner), 'serai-postgres-'))
    chmodSync(folder, 0o755)
    return new OwnPostgres(reachableBinaries(native, owner, folder), folder, owner, await freePort(), settings)
  }

  /** Of its database `name`. */
  url(name = 'postgres'): string {
    return `postgresql://${USER}@127.0.0.1:${this.#port}/${name}`
  }

  async initialize(): Promise<void> {
    const data = this.#data
    mkdirSync(data, { mode: 0o700 })
    if (this.#owner) chownSync(data, this.#owner.uid, this.#owner.gid)
    await promisify(execFile)(
      this.#binary('initdb'),
      ['--pgdata', data, '--username', USER, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
      this.#spawning,
    )
  }

  /** Resolves when it accepts connections. */
  async start(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=300',
      'log_min_messages=log',
      ...this.#settings,
    ]
    const process_ = spawn(
      this.#binary('postgres'),
      ['-D', this.#data, '-p', String(this.#port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.#spawning, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    this.#process = process_
    let said = ''
    await new Promise<void>((resolve, reject) => {
      process_.once('error', reject)
      process_.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
      process_.stderr.on('data', (chunk: Buffer) => {
        said = `${said}${String(chunk)}`.slice(-4000)
        if (said.includes('ready to accept connections')) resolve()
      })
    })
  }

  /** `fast`: connections are ended. `kill`: as if the power failed. */
  async stop(how: 'fast' | 'kill' = 'fast'): Promise<void> {
    const process_ = this.#process
    if (!process_ || process_.exitCode !== null || process_.signalCode !== null) return
    const exit = once(process_, 'exit')
    process_.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await exit
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get #data(): string {
    return join(this.#folder, 'data')
  }

  get #spawning() {
    return { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, ...this.#owner }
  }

  #binary(name: string): string {
    return join(this.#binaries, 'bin', name)
  }
}
