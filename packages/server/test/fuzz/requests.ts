import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { type Random, stream } from '@serai/kernel'
import { Failure, REFUSAL_TEXTS } from '@serai/protocol'
import { type Donor, deepenJson, demand, donorOf, fuzzText, junk, mutateJson, mutateText, pick } from '@serai/test-kit'
import { statusOf } from '../../src/http/failure.ts'
import { MemoryStore } from '../../src/store/memory/memory-store.ts'
import { openTestServer, type TestServer, Visitor } from '../harness.ts'
import { startTable } from '../live.ts'
import type { Section } from './section.ts'

const OF_A_CASE = 600
/** At once, as browsers ask. */
const WIDTH = 6
const RAW_EVERY = 12
const SLOW = /account|session$/
const ADMIN = 'the-token-of-who-runs-it'
const PASSWORD = 'a password of some length'

/** A JSON schema, as far as requests need it. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

interface Route {
  readonly method: string
  readonly path: string
  readonly body: Schema | null
  readonly query: readonly string[]
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}

/** Odd requests to every route that is documented: never a fault of the server, and every refusal has its form. */
export async function fuzzRequests(section: Section): Promise<void> {
  const server = await openTestServer({
    store: new MemoryStore(),
    level: 'warn',
    settings: { adminToken: ADMIN, trustProxy: true },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: WIDTH })
  try {
    const routes = routesOf((await new Visitor(server.url).ask('GET', '/api/openapi.json')).body)
    await section.run(async (seed) => {
      const random = stream(seed, 'odd requests')
      const scene = await Scene.make(server, random)
      let asked = 0
      const ask = async () => {
        while (asked < OF_A_CASE && !section.isOver) {
          const round = Math.floor(asked / routes.length)
          const route = routes[asked++ % routes.length]!
          // A password takes longer than a hundred other requests.
          if (round % 8 > 0 && SLOW.test(route.path)) continue
          await askOnce({ server, agent, section, random }, scene.request(route))
        }
      }
      await Promise.all(Array.from({ length: WIDTH }, ask))
      const faults = server.logged.splice(0)
      demand(faults.length === 0, () => `the server logs ${faults[0]}`)
      await scene.end()
    })
  } finally {
    agent.destroy()
    await server.close()
  }
}

function routesOf({ paths }: Document): Route[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content['application/json'].schema ?? null,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    })),
  )
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | null
}

interface Answered {
  readonly status: number
  readonly type: string
  readonly text: string
}

interface Asking {
  readonly server: TestServer
  readonly agent: Agent
  readonly section: Section
  readonly random: Random
}

async function askOnce({ server, agent, section, random }: Asking, asked: Asked): Promise<void> {
  const shown = () => JSON.stringify(asked).slice(0, 3000)
  try {
    const isRaw = random.below(RAW_EVERY) === 0
    const answered = isRaw
      ? await askRaw(server.url, mutateText(random, rawText(asked)))
      : await ask(server.url, agent, asked)
    section.count('requests')
    if (!answered) return section.count('without an answer')
    section.count(`${Math.floor(answered.status / 100)}xx`)
    demandForm(asked.method, answered)
  } catch (fault) {
    section.fail(`${fault}\n  (asked ${shown()})`)
  }
}

function demandForm(method: string, { status, type, text }: Answered): void {
  const shown = () => `${status} ${type}: ${text.slice(0, 500)}`
  demand(status < 500, shown)
  if (status < 400 || method === 'HEAD') return
  // Node's own to a request that names no host: a chunked answer without a chunk.
  if (status === 400 && type === '' && text.startsWith('0\r\n')) return
  demand(type.startsWith('application/json'), shown)
  const { data } = Failure.safeParse(JSON.parse(text))
  demand(data !== undefined && data.error.code in REFUSAL_TEXTS, shown)
  demand(statusOf(data!.error.code) === status || status === 408 || status === 431, shown)
}

/** Null when the connection ended without an answer. */
function ask(url: string, agent: Agent, { method, path, headers, body }: Asked): Promise<Answered | null> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    try {
      const asked = httpRequest(
        { agent, hostname, port, method, path, headers },
        (answer) => void read(answer).then(resolve),
      )
      asked.on('error', () => resolve(null))
      asked.end(body ?? undefined)
    } catch (fault) {
      // Node sends nothing that is no HTTP at all; `askRaw` does.
      if ((fault as NodeJS.ErrnoException).code?.startsWith('ERR_')) resolve(null)
      else reject(fault)
    }
  })
}

async function read(answer: IncomingMessage): Promise<Answered | null> {
  const type = answer.headers['content-type'] ?? ''
  // A stream has no end.
  if (type.includes('x-ndjson') && answer.headers['content-length'] === undefined) answer.destroy()
  let text = ''
  try {
    for await (const piece of answer.setEncoding('utf8')) text += piece
  } catch {
    return null
  }
  return { status: answer.statusCode!, type, text }
}

function rawText({ method, path, headers, body }: Asked): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = body === null ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nhost: x\r\n${lines.join('')}${length}connection: close\r\n\r\n${body ?? ''}`
}

/** As it is, be it HTTP or not; what comes back first. */
function askRaw(url: string, text: string): Promise<Answered | null> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => {
      answer += piece
      // A stream has no end.
      if (answer.includes('x-ndjson')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answeredIn(answer)))
    socket.end(text)
  })
}

function answeredIn(text: string): Answered | null {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
  if (status === undefined) return null
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? ''
  // What comes after it is the answer to what else the odd text was.
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  const body = Buffer.from(rest.join('\r\n\r\n')).subarray(0, length === undefined ? undefined : Number(length))
  return { status: Number(status), type, text: body.toString() }
}

/** People, tables and words that requests are about: some of them are right. */
class Scene {
  readonly #server: TestServer
  readonly #random: Random
  readonly #cookies: readonly string[]
  readonly #tokens: readonly string[]
  readonly #words: readonly string[]
  readonly #tables: readonly string[]
  readonly #donor: Donor

  private constructor(
    server: TestServer,
    random: Random,
    parts: { cookies: string[]; tokens: string[]; tables: string[]; words: string[] },
  ) {
    this.#server = server
    this.#random = random
    this.#cookies = parts.cookies
    this.#tokens = parts.tokens
    this.#tables = parts.tables
    this.#words = [...parts.words, ...parts.tables, ...WORDS]
    this.#donor = donorOf([...BODIES, ...this.#words.map((word) => ({ name: word, id: word, person: word }))])
  }

  static async make(server: TestServer, random: Random): Promise<Scene> {
    // An earlier case may have made an account of a name.
    const names = ['Ann', 'Bob', 'Cid'].map((name) => `${name} ${random.next()}`)
    const people = await Promise.all(names.map((name) => server.person(name)))
    const host = people[0]!
    const bot = await host.withToken()
    const me = await Promise.all(people.map(async (person) => (await person.ask('GET', '/api/me')).body.me))
    const session = await signUp(people[2]!, `Cid ${random.next()}`)
    const open = await host.ask('POST', '/api/tables', { game: 'catan', seats: 4, seat: true })
    const running = await startTable(people.slice(0, 2), { game: 'catan', seats: 3, options: {} })
    const started = { game: 'long-narde', seats: 2, bots: { bot: 'random' }, start: true }
    const ended = await host.ask('POST', '/api/tables', started)
    const tokens = (await host.ask('GET', '/api/tokens')).body.tokens
    return new Scene(server, random, {
      cookies: [...people.map(({ headers }) => headers.cookie!), session],
      tokens: [bot.headers.authorization!, `Bearer ${ADMIN}`, 'Bearer x'],
      tables: [open.body.id, running, ended.body.id],
      words: [...me.flatMap(({ id, name }) => [id, name]), ...tokens.map(({ id }: { id: string }) => id)],
    })
  }

  async end(): Promise<void> {
    for (const id of this.#tables) await this.#server.tables.remove(id, 'enough')
    // Whatever odd requests have opened.
    for (const { summary } of await this.#server.tables.all()) await this.#server.tables.remove(summary.id, 'enough')
  }

  request({ method, path, body, query }: Route): Asked {
    const random = this.#random
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encode(this.#odd(this.#parameter(name))))
    const asked = query
      .filter(() => random.below(2) === 0)
      .map((name) => `${name}=${encode(this.#odd(String(random.below(40))))}`)
    const whole = asked.length > 0 ? `${filled}?${asked.join('&')}` : filled
    const target = random.below(15) === 0 ? `/${encodePath(mutateText(random, whole.slice(1)))}` : whole
    const text = body ? this.#body(body) : random.below(20) === 0 ? '{}' : null
    const headers = this.#headers(text !== null)
    return { method: random.below(60) === 0 ? pick(random, METHODS) : method, path: target, headers, body: text }
  }

  #parameter(name: string): string {
    const random = this.#random
    if (name === 'seat') return String(random.below(5))
    if (name === 'game') return pick(random, ['catan', 'long-narde', 'x'])
    return pick(random, random.below(3) === 0 ? this.#words : this.#tables)
  }

  #odd(text: string): string {
    const random = this.#random
    if (random.below(6) > 0) return text
    return random.below(2) === 0 ? mutateText(random, text) : fuzzText(random, text)
  }

  #body(schema: Schema): string {
    const random = this.#random
    const sound = this.#sample(schema, '')
    const way = random.below(20)
    if (way < 4) return JSON.stringify(sound) ?? ''
    if (way === 4) return deepenJson(random, JSON.stringify(sound) ?? '')
    if (way < 7) return mutateText(random, JSON.stringify(sound) ?? '')
    if (way === 7) return JSON.stringify(pick(random, BODIES))
    return JSON.stringify(mutateJson(random, sound, this.#donor)) ?? ''
  }

  /** What the schema lets through, or nearly. */
  #sample(schema: Schema, name: string): unknown {
    const random = this.#random
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(random, schema.enum)
    if (schema.anyOf) return this.#sample(pick(random, schema.anyOf), name)
    switch (schema.type) {
      case 'object': {
        const fields = Object.entries(schema.properties ?? {}).filter(() => random.below(8) > 0)
        if (name === 'options') return pick(random, OPTIONS)
        return Object.fromEntries(fields.map(([field, value]) => [field, this.#sample(value, field)]))
      }
      case 'array':
        return Array.from({ length: random.below(4) }, () => this.#sample(schema.items ?? {}, name))
      case 'string':
        return name === 'password' || name === 'old' ? PASSWORD : pick(random, this.#words)
      case 'integer':
      case 'number':
        return random.below(6)
      case 'boolean':
        return random.below(2) === 0
      case 'null':
        return null
      default:
        return junk(random)
    }
  }

  #headers(hasBody: boolean): Record<string, string> {
    const random = this.#random
    const headers: Record<string, string> = {}
    const who = random.below(12)
    if (who < 7) headers.cookie = this.#odd(pick(random, this.#cookies))
    else if (who < 10) headers.authorization = this.#odd(pick(random, this.#tokens))
    if (hasBody) headers['content-type'] = random.below(15) === 0 ? pick(random, TYPES) : 'application/json'
    if (random.below(8) === 0) {
      const [name, values] = pick(random, HEADERS)
      headers[name] = this.#odd(pick(random, values))
    }
    return headers
  }
}

/** The cookie of a session; empty when somebody has the name already. */
async function signUp(person: Visitor, name: string): Promise<string> {
  const { headers } = await person.ask('POST', '/api/account', { name: name.slice(0, 20), password: PASSWORD })
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Half of a surrogate pair has no code. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '%ED%A0%80')).replace(/%25ED%25A0%2580/g, '%ED%A0%80')
}

/** What HTTP cannot carry as it is. */
function encodePath(text: string): string {
  return text.replace(/[^\u0021-\u007e]+/g, encode)
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const TYPES = [
  'text/plain',
  'application/json; charset=x',
  'application/x-www-form-urlencoded',
  'x',
  '',
  'multipart/form-data',
]
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['origin', ['http://evil.example', 'null', 'x', 'http://127.0.0.1']],
  ['accept', ['text/html', '*/*', 'x']],
  ['accept-encoding', ['br', 'gzip, x', '']],
  ['content-encoding', ['gzip', 'x']],
  ['range', ['bytes=0-1', 'bytes=9-1', 'x']],
  ['if-none-match', ['*', '"x"']],
  ['upgrade', ['websocket', 'h2c']],
  ['expect', ['100-continue', 'x']],
  ['x-forwarded-for', ['1.2.3.4', '::1', 'x', '1.2.3.4, 5.6.7.8', '999.1.1.1']],
  ['x-forwarded-proto', ['https', 'x']],
  ['x-forwarded-host', ['x', 'a/b']],
  ['host', ['x', 'a/b', '[::1', '']],
  ['user-agent', ['x', '\u00df'.repeat(50)]],
  ['cookie', ['serai=', 'serai', 'serai=%', 'serai=a.b; serai=c.d']],
  ['transfer-encoding', ['chunked', 'x']],
]
const WORDS = [
  'catan',
  'long-narde',
  'random',
  'greedy',
  'easy',
  'hard',
  'x',
  '',
  'x'.repeat(300),
  '\u0416',
  '0',
  'null',
]
const OPTIONS: readonly object[] = [
  {},
  { board: 'random', victoryPoints: 8 },
  { board: { mode: 'fair', seed: 7, constraints: { cluster: 2 } } },
  { board: { mode: 'random', constraints: { desert: 'centre', resourcePips: { min: 8, max: 14 } } } },
  { matchPoints: 3, scoring: 'winlosstie' },
]
/** What is sound somewhere. */
const BODIES: readonly object[] = [
  ...OPTIONS.map((options) => ({ game: 'catan', seats: 3, options, isPrivate: true })),
  { game: 'long-narde', seats: 2, options: {}, seat: true, bots: [{ seat: 1, bot: 'random' }], start: true },
  { game: 'catan', seats: 4, options: {}, clock: { turnSeconds: 60, reserveSeconds: 600 } },
  { seat: 1, level: 'easy' },
  { id: 'a', seq: 3, actions: [{ type: 'ROLL_DICE' }] },
  { seed: 'mine' },
  { on: true, reason: 'noise' },
  { label: 'my bot' },
]
