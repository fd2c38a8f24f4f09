import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { isRefusal } from '@serai/kernel'
import { BotMessage } from '@serai/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type Visitor } from '../../../test/harness.ts'
import { openServer } from '../../../test/live.ts'
import { inMemoryOnly } from '../../../test/place.ts'
import type { Store } from '../../store/store.ts'

let server: Awaited<ReturnType<typeof openServer>>
let bot: Visitor
beforeAll(async () => {
  server = await openServer({ settings: { heartbeatMs: 50 } })
})
afterAll(() => server.close())
beforeEach(async () => {
  bot = await (await server.person('Botty')).withToken()
})

/** Lines of the stream; every one of them is what the protocol says. */
async function* linesOf(visitor: Visitor, signal: AbortSignal): AsyncGenerator<BotMessage> {
  const answer = await fetch(`${visitor.url}/api/bot/stream`, { headers: visitor.headers, signal })
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
  let rest = ''
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield BotMessage.parse(JSON.parse(line))
  }
}

async function nextOf<Type extends BotMessage['type']>(lines: AsyncGenerator<BotMessage>, type: Type) {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error(`the stream ended before "${type}"`)
    if (value.type === type) return value as Extract<BotMessage, { type: Type }>
  }
}

async function sitDown(game: string, seats: number): Promise<string> {
  const { id } = (await bot.ask('POST', '/api/tables', { game, seats })).body
  await bot.ask('POST', `/api/tables/${id}/seat`, {})
  return id
}

describe('the stream', () => {
  it('tells of a table from sitting down to leaving', async () => {
    const stop = new AbortController()
    const lines = linesOf(bot, stop.signal)
    expect((await nextOf(lines, 'hello')).me.name).toBe('Botty')
    const table = await sitDown('catan', 3)
    expect(await nextOf(lines, 'table')).toMatchObject({ table, seat: 0, summary: { status: 'open' } })
    await bot.ask('DELETE', `/api/tables/${table}/seat`)
    expect((await nextOf(lines, 'gone')).table).toBe(table)
    await nextOf(lines, 'alive')
    stop.abort()
  })

  it('has the positions of running tables, with everything that can be done', async () => {
    const table = await sitDown('catan', 3)
    for (const seat of [1, 2]) await bot.ask('POST', `/api/tables/${table}/bots`, { seat, bot: 'random' })
    await bot.ask('POST', `/api/tables/${table}/start`)
    const stop = new AbortController()
    const lines = linesOf(bot, stop.signal)
    let position = await nextOf(lines, 'position')
    while (!position.turn.must.includes(0)) position = await nextOf(lines, 'position')
    expect(position).toMatchObject({ table, game: 'catan', seat: 0, result: null, view: { viewer: 0 } })
    expect(position.legal.length).toBeGreaterThan(10)

    const act = (actions: unknown[], more = {}) =>
      bot.ask('POST', `/api/bot/tables/${table}/act`, { id: 'x1', seq: position.seq, actions, ...more })
    expect((await act([{ type: 'FLY' }])).body.error.code).toBe('E_PAYLOAD')
    expect((await act([])).body.error.code).toBe('E_REQUEST')
    const stale = await act([position.legal[0]], { seq: position.seq - 1 })
    expect(stale).toMatchObject({ status: 409, body: { error: { code: 'E_SEQ', seq: position.seq } } })
    const done = await act([position.legal[0]])
    expect(done.status).toBe(200)
    expect((await act([position.legal[0]])).body).toEqual(done.body)
    const next = await nextOf(lines, 'position')
    expect(next.seq).toBe(position.seq + 1)
    stop.abort()
  })
})

it('lets go of a table whose game has ended', async () => {
  const test = await openTestServer()
  bot = await (await test.person('Botty')).withToken()
  const watch = test.tables.watch.bind(test.tables)
  let watched = 0
  test.tables.watch = async (...args) => {
    const watching = await watch(...args)
    if (isRefusal(watching)) return watching
    watched++
    return {
      close: () => {
        watched--
        watching.close()
      },
    }
  }
  const stop = new AbortController()
  const lines = linesOf(bot, stop.signal)
  const { body } = await bot.ask('POST', '/api/tables', {
    game: 'long-narde',
    seats: 2,
    seat: true,
    bots: { bot: 'random' },
    start: true,
  })
  let position = await nextOf(lines, 'position')
  while (!position.turn.must.includes(position.seat)) position = await nextOf(lines, 'position')
  expect(watched).toBe(1)
  const resign = { id: 'r', seq: position.seq, actions: [{ type: 'RESIGN' }] }
  expect((await bot.ask('POST', `/api/bot/tables/${body.id}/act`, resign)).status).toBe(200)
  while ((await nextOf(lines, 'table')).summary.status !== 'over');
  expect(watched).toBe(0)
  stop.abort()
  await test.close()
})

/** The next request waits until it is let go on: it is not known yet who asks. */
function heldUp(store: Store): Promise<() => void> {
  const readBan = store.readBan.bind(store)
  return new Promise((resolve) => {
    store.readBan = () => {
      store.readBan = readBan
      return new Promise((answer) => resolve(() => answer(null)))
    }
  })
}

const example = (name: string) => fileURLToPath(new URL(`../../../../../examples/bots/${name}`, import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0

/** A whole game as the bot guide shows it. */
async function play(command: string, file: string, game: string, options: object, url = server.url): Promise<string> {
  const token = bot.headers.authorization!.slice('Bearer '.length)
  const child = spawn(command, [example(file), url, token, game, JSON.stringify(options)])
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  const [code] = await once(child, 'close')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

/** Between a bot and the server: refuses every fifth request, and cuts every stream off after a while. */
async function openRoughWay(): Promise<{ url: string; cuts: () => number; close: () => void }> {
  let [asked, cuts] = [0, 0]
  const way = createServer((incoming, outgoing) => {
    asked++
    if (asked % 5 === 0) {
      outgoing.writeHead(asked % 2 === 0 ? 429 : 503, { 'retry-after': '0', 'content-type': 'application/json' })
      return void outgoing.end('{"error":{"code":"E_RATE","message":"wait"}}')
    }
    const { method, headers, url } = incoming
    const onward = forward(server.url + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
      if (url !== '/api/bot/stream') return
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes < 100_000 || outgoing.destroyed) return
        cuts++
        outgoing.destroy()
      })
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const { port } = way.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    cuts: () => cuts,
    close: () => {
      way.closeAllConnections()
      way.close()
    },
  }
}

inMemoryOnly(() => {
  it('a stream ends with a word when the server stops', async () => {
    const stopping = await openServer()
    bot = await (await stopping.person('Botty')).withToken()
    const lines = linesOf(bot, new AbortController().signal)
    await nextOf(lines, 'hello')
    const closing = stopping.close()
    await nextOf(lines, 'reconnect')
    expect((await lines.next()).done).toBe(true)
    await closing
  })

  it('begins no stream once the server stops', async () => {
    const test = await openTestServer()
    bot = await (await test.person('Botty')).withToken()
    const asked = heldUp(test.store)
    const answer = bot.ask('GET', '/api/bot/stream')
    const goOn = await asked
    const closing = test.close()
    await expect.poll(() => test.app.server.listening).toBe(false)
    goOn()
    expect(await answer).toMatchObject({ status: 503, body: { error: { code: 'E_STOPPING' } } })
    await closing
  })

  describe('who hangs up', () => {
    const streams = async () => (await bot.ask('GET', '/metrics')).body.match(/^serai_bot_streams (\d+)/m)[1]
    const request = () =>
      `GET /api/bot/stream HTTP/1.1\r\nHost: x\r\nAuthorization: ${bot.headers.authorization}\r\n\r\n`

    it('before it is known who they are leaves nothing open', async () => {
      const test = await openTestServer({ settings: { connections: 1 } })
      bot = await (await test.person('Ann')).withToken()
      const asked = heldUp(test.store)
      const accepted = once(test.app.server, 'connection')
      const socket = connect(Number(new URL(test.url).port), '127.0.0.1', () => socket.write(request()))
      const [theirs] = await accepted
      const goOn = await asked
      socket.destroy()
      await once(theirs, 'close')
      goOn()
      expect(await streams()).toBe('0')
      const stop = new AbortController()
      const again = await fetch(`${test.url}/api/bot/stream`, { headers: bot.headers, signal: stop.signal })
      expect(again.status).toBe(200)
      stop.abort()
      await test.close()
    })

    it('ends every stream on the connection, also one that has to wait', async () => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(request() + request()))
      await expect.poll(streams).toBe('2')
      socket.destroy()
      await expect.poll(streams).toBe('0')
    })
  })

  describe.each([
    { language: 'JavaScript', command: process.execPath, file: 'random-bot.mjs', isThere: true },
    { language: 'Python', command: 'python3', file: 'random_bot.py', isThere: hasPython },
  ])('the example bot in $language', ({ command, file, isThere }) => {
    it.skipIf(!isThere)('plays a game to its end', async () => {
      const options = { victoryPoints: 4, turnCap: 60 }
      expect(await play(command, file, 'catan', options)).toMatch(/^over after \d+ entries: \{/)
    })

    it.skipIf(!isThere)('plays another game to its end, through refusals and streams that are cut off', async () => {
      const way = await openRoughWay()
      expect(await play(command, file, 'long-narde', {}, way.url)).toMatch(/^over after \d+ entries: \{/)
      expect(way.cuts()).toBeGreaterThan(0)
      way.close()
    })
  })
})
