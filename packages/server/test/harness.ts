import { randomBytes } from 'node:crypto'
import { findGame, games } from '@serai/bots'
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@serai/protocol'
import { type Failed, hastyTiming, type OtherNodes, TableService } from '@serai/tables'
import { workersHere } from '@serai/test-kit/tables'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { buildApp } from '../src/http/app.ts'
import { Metrics } from '../src/http/operations/metrics.ts'
import { Whereabouts } from '../src/http/people/whereabouts.ts'
import { type App, servicesOf } from '../src/http/services.ts'
import { DEFAULT_SETTINGS, type Settings, UNLIMITED } from '../src/http/settings.ts'
import { Node } from '../src/nodes/node.ts'
import { TableEnds } from '../src/ratings/table-ends.ts'
import { MemoryStore } from '../src/store/memory/memory-store.ts'
import type { Store } from '../src/store/store.ts'
import { systemTime } from '../src/system-time.ts'
import { placeForTables } from './place.ts'

export interface TestServer {
  readonly app: App
  readonly url: string
  readonly tables: TableService
  readonly store: Store
  readonly logged: string[]
  person(name: string): Promise<Visitor>
  close(): Promise<void>
}

export interface Setting {
  readonly tables?: TableService
  readonly store?: Store
  readonly settings?: Partial<Settings>
  /** Only this machine, unless told otherwise. */
  readonly host?: string
  /** What is logged, from this level on. */
  readonly level?: 'info' | 'warn'
}

/** A server on a free port of this machine. */
export async function openTestServer({
  tables,
  store,
  settings,
  host = '127.0.0.1',
  level = 'info',
}: Setting = {}): Promise<TestServer> {
  const logged: string[] = []
  const place = tables || store ? null : await placeForTables()
  const node = place && (await Node.open(place.url))
  const kept = store ?? node?.store ?? new MemoryStore()
  const ends = new TableEnds(kept, (error) => void logged.push(String(error)))
  const ended = (table: string) => void ends.record(table)
  const failed: Failed = (error, what) => void logged.push(`${what}: ${error}`)
  const used = { tables: tables ?? tablesOn(kept, randomBytes, { ended, failed, otherNodes: node }), store: kept }
  const services = servicesOf({
    ...used,
    games,
    ends,
    metrics: new Metrics(),
    settings: { ...DEFAULT_SETTINGS, ...UNLIMITED, ...settings },
    now: Date.now,
    whereabouts: new Whereabouts(),
    ...(node && {
      away: node.link.absence,
      hurry: () => node.link.hurry(),
      rates: node.rates,
      nodes: node.rollCall,
    }),
  })
  services.metrics.countTables(kept, services.settings.countingMs)
  services.metrics.countInMemory(() => services.tables.inMemory)
  const app = await buildApp(services, pino({ level }, { write: (line: string) => void logged.push(line) }))
  const url = await app.listen({ host, port: 0 })
  return {
    app,
    url,
    ...used,
    logged,
    person: (name) => Visitor.named(url, name),
    async close() {
      await app.close()
      await node?.leave()
      await used.tables.close()
      await node?.close()
      await place?.giveBack()
    },
  }
}

/** With bots that take no time. */
export function tablesOn(
  store: Store,
  bytes: (count: number) => Uint8Array,
  {
    otherNodes = null,
    ended = () => {},
    failed = () => {},
  }: { otherNodes?: OtherNodes | null; ended?: (table: string) => void; failed?: Failed } = {},
): TableService {
  const parts = { findGame, store, time: systemTime, bytes, workers: workersHere, timing: hastyTiming, ended, failed }
  return new TableService({ ...parts, ...(otherNodes && { otherNodes }) })
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  readonly body: any
}

/** Somebody with a browser, or with a token. */
export class Visitor {
  readonly url: string
  readonly headers: Record<string, string>

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url
    this.headers = headers
  }

  static async named(url: string, name: string): Promise<Visitor> {
    const answer = await new Visitor(url).ask('PUT', '/api/me', { name })
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
    return new Visitor(url, { cookie })
  }

  /** The same person at another server. */
  at(url: string): Visitor {
    return new Visitor(url, this.headers)
  }

  async withToken(): Promise<Visitor> {
    const { body } = await this.ask('POST', '/api/tokens', { label: 'test' })
    return new Visitor(this.url, { authorization: `Bearer ${body.token}` })
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
  }

  async connect(headers: Record<string, string> = {}): Promise<Talk> {
    const talk = new Talk(
      new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, { headers: { ...this.headers, ...headers } }),
    )
    await talk.opened
    return talk
  }

  /** Connected and welcome. */
  async talk(): Promise<Talk> {
    const talk = await this.connect()
    talk.send({ type: 'hello', protocol: PROTOCOL })
    await talk.next('welcome')
    return talk
  }
}

/** A socket whose messages are asked for one by one, in order. */
export class Talk {
  readonly socket: WebSocket
  readonly opened: Promise<void>
  readonly closed: Promise<{ code: number; reason: string }>
  readonly texts: string[] = []
  readonly #messages: ServerMessage[] = []
  #wake = () => {}
  #isClosed = false

  constructor(socket: WebSocket) {
    this.socket = socket
    this.opened = new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => {
        this.#isClosed = true
        this.#wake()
        resolve({ code, reason: String(reason) })
      })
    })
    socket.on('error', () => {})
    socket.on('message', (data) => {
      this.texts.push(String(data))
      this.#messages.push(JSON.parse(String(data)) as ServerMessage)
      this.#wake()
    })
  }

  send(message: ClientMessage | string | object): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message, whatever it is. */
  async any(): Promise<ServerMessage> {
    for (;;) {
      const message = this.#messages.shift()
      if (message) return message
      if (this.#isClosed) throw new Error('closed')
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** The next message of this type; others before it are passed over. */
  async next<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: Extract<ServerMessage, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: Type }>> {
    for (;;) {
      const message = await this.any()
      if (message.type !== type) continue
      const found = message as Extract<ServerMessage, { type: Type }>
      if (fits(found)) return found
    }
  }

  close(): void {
    this.socket.close()
  }
}
