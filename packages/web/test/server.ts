import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@serai/test-kit'
import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Visit, visit } from './browser.ts'

const bin = fileURLToPath(new URL('../../cli/bin/serai.mjs', import.meta.url))
const repeatable = new URL('repeatable-bytes.mjs', import.meta.url).href

/**
 * The command as people run it, but with dice that fall alike in every run (SERAI_TEST_DICE names others), and with bots
 * that play at once unless told otherwise. It can be killed and started again.
 */
export class TestServer {
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
  get healthUrl(): string {
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

/** A person comes to an address with a browser of their own. */
export type Visitor = (url: string, options?: BrowserContextOptions) => Promise<Visit>

interface Opened {
  readonly server: TestServer
  readonly visit: Visitor
}

/** A server for the tests of a file: opened before them, closed after them. */
export function openServer(pace: 'natural' | 'none' = 'none'): Opened {
  const server = new TestServer(pace)
  beforeAll(() => server.start())
  afterAll(() => server.kill())
  return { server, visit: visitors() }
}

/** As `openServer`, with a new server for each test: nobody was there before. */
export function openServers(): { readonly visit: Visitor; server(): TestServer } {
  let server = new TestServer()
  beforeEach(async () => {
    server = new TestServer()
    await server.start()
  })
  afterEach(() => server.kill())
  return { server: () => server, visit: visitors() }
}

/** Counts the people of a file: whatever other files did before changes nothing. */
export function visitors(): Visitor {
  let count = 0
  const stay: BrowserContext[] = []
  let guests: BrowserContext[] | null = null
  // Whoever came for one test leaves after it, or their pages would go on beside the next; who came for all of them stays.
  beforeEach(() => {
    guests = []
  })
  const leave = (contexts: readonly BrowserContext[]) => Promise.all(contexts.map((context) => context.close()))
  afterEach(async () => {
    await leave(guests ?? [])
    guests = null
  })
  afterAll(() => leave(stay))
  return async (url, options = {}) => {
    const visited = await visit(url, options, ++count)
    const those = guests ?? stay
    those.push(visited.context)
    return visited
  }
}
