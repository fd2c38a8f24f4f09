import { once } from 'node:events'
import { MOST_MESSAGE, PROTOCOL } from '@serai/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openTestServer, Talk, type TestServer, Visitor } from '../../../test/harness.ts'
import { inMemoryOnly } from '../../../test/place.ts'
import { StoreAway } from '../../store/store-fault.ts'
import type { Settings } from '../settings.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** For a test that has to be alone, asks for other settings, or stops its server. */
async function openOwn(settings: Partial<Settings> = {}): Promise<TestServer> {
  const own = await openTestServer({ settings })
  onTestFinished(() => own.close())
  return own
}

const HELLO = { type: 'hello', protocol: PROTOCOL } as const
/** As deep as there is room for. */
const DEEP = '['.repeat(7000) + ']'.repeat(7000)
const NARDE = { game: 'long-narde', seats: 2 }

describe('hello', () => {
  it('is answered with who I am', async () => {
    const ann = await server.person('Ann')
    const talk = await ann.connect()
    talk.send(HELLO)
    expect(await talk.next('welcome')).toMatchObject({ protocol: PROTOCOL, me: { name: 'Ann' } })
    const guest = await new Visitor(server.url).connect()
    guest.send(HELLO)
    expect((await guest.next('welcome')).me).toBeNull()
  })

  inMemoryOnly(() => {
    it.each([
      ['something else', { type: 'ping' }, 'E_HELLO'],
      ['a later version', { type: 'hello', protocol: PROTOCOL + 1 }, 'E_PROTOCOL'],
      ['a version that never was', { type: 'hello', protocol: 1.5 }, 'E_PROTOCOL'],
      ['a version before the oldest', { type: 'hello', protocol: 0 }, 'E_PROTOCOL'],
      ['no version', { type: 'hello' }, 'E_REQUEST'],
      ['no JSON', '{', 'E_JSON'],
      ['an array', '[]', 'E_REQUEST'],
    ])('%s instead ends the connection', async (_, message, code) => {
      const talk = await new Visitor(server.url).connect()
      talk.send(message)
      expect((await talk.next('error')).error.code).toBe(code)
      expect(await talk.closed).toEqual({ code: 1008, reason: code })
    })

    it('comes once', async () => {
      const talk = await new Visitor(server.url).talk()
      talk.send(HELLO)
      expect((await talk.closed).reason).toBe('E_HELLO')
    })
  })
})

describe('a connection', () => {
  it('is told to come again when the server stops', async () => {
    const server = await openOwn()
    const talk = await new Visitor(server.url).talk()
    const closing = server.close()
    expect(await talk.next('reconnect')).toEqual({ type: 'reconnect', afterMs: 1000 })
    expect((await talk.closed).code).toBe(1001)
    await closing
  })

  inMemoryOnly(() => {
    it.each([
      ['broken JSON', '{"type":"act"', 'error', 'E_JSON'],
      ['an unknown type', { type: 'fly' }, 'error', 'E_REQUEST'],
      ['an unknown field', { type: 'ping', x: 1 }, 'error', 'E_REQUEST'],
      ['an inherited field', '{"type":"ping","__proto__":{"a":1}}', 'error', 'E_REQUEST'],
      ['a command with an unknown field', { type: 'undo', table: 't', id: 'a1', seq: 0, x: 1 }, 'refused', 'E_REQUEST'],
      ['half a seq', { type: 'undo', table: 't', id: 'a1', seq: 0.5 }, 'refused', 'E_REQUEST'],
      ['no actions', { type: 'act', table: 't', id: 'a1', seq: 0, actions: [] }, 'refused', 'E_REQUEST'],
      [
        'a command that is too deep',
        `{"type":"act","table":"t","id":"a1","seq":0,"actions":${DEEP}}`,
        'refused',
        'E_REQUEST',
      ],
      ['too deep a message', `{"type":"ping","id":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'error', 'E_REQUEST'],
    ] as const)('answers %s and goes on', async (_, message, type, code) => {
      const talk = await (await server.person('Ann')).talk()
      talk.send(message)
      expect((await talk.next(type)).error.code).toBe(code)
      talk.send({ type: 'ping', id: 'p' })
      expect((await talk.next('pong')).id).toBe('p')
    })

    it('ends when a message is too large', async () => {
      const talk = await new Visitor(server.url).talk()
      talk.send('x'.repeat(MOST_MESSAGE + 1))
      expect((await talk.closed).code).toBe(1009)
      expect((await new Visitor(server.url).ask('GET', '/healthz')).status).toBe(200)
    })

    it('ends when it is not text', async () => {
      const talk = await new Visitor(server.url).talk()
      talk.socket.send(Buffer.from('{}'), { binary: true })
      expect((await talk.closed).reason).toBe('E_JSON')
    })

    it('is not opened for pages of other sites', async () => {
      const visitor = new Visitor(server.url)
      await expect(visitor.connect({ origin: 'http://evil.example' })).rejects.toThrow('403')
      await expect(visitor.connect({ origin: 'null' })).rejects.toThrow('403')
      const own = await visitor.connect({ origin: server.url })
      own.close()
    })

    it('ends when its token is wrong', async () => {
      const talk = await new Visitor(server.url, { authorization: 'Bearer serai_x' }).connect()
      talk.send(HELLO)
      expect(await talk.any()).toMatchObject({ type: 'error', error: { code: 'E_TOKEN' } })
      expect(await talk.closed).toEqual({ code: 1008, reason: 'E_TOKEN' })
    })

    it('takes in order what was sent before it was known who sends it, up to a bound', async () => {
      const server = await openOwn()
      const ann = await server.person('Ann')
      const { readBan } = server.store
      const release: (() => void)[] = []
      server.store.readBan = (person) =>
        new Promise((answer) => release.push(() => answer(readBan.call(server.store, person))))
      const [talk, flood] = [await ann.connect(), await ann.connect()]
      talk.send(HELLO)
      talk.send({ type: 'ping', id: 'p' })
      for (let i = 0; i < 101; i++) flood.send({ type: 'ping' })
      expect((await flood.closed).reason).toBe('E_RATE')
      server.store.readBan = readBan
      for (const go of release) go()
      expect((await talk.any()).type).toBe('welcome')
      expect(await talk.any()).toMatchObject({ type: 'pong', id: 'p' })
    })
  })
})

describe('presence', () => {
  it('is that of a watch which is not quiet, through all changes from one to the other', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')]
    const { id: table } = (await ann.ask('POST', '/api/tables', { ...NARDE, seat: true })).body
    const [talk, other] = [await ann.talk(), await bob.talk()]
    other.send({ type: 'watch', table })
    await other.next('snapshot')
    for (const quiet of [true, false, false, true, false]) {
      talk.send({ type: 'watch', table, quiet })
      await talk.next('snapshot')
    }
    talk.send({ type: 'unwatch', table })
    for (const one of [talk, other]) {
      one.send({ type: 'ping' })
      await one.next('pong')
    }
    const told = other.texts.map((text) => JSON.parse(text)).filter(({ type }) => type === 'table')
    expect(told.map(({ summary }) => summary.seats[0].connected)).toEqual([true, false, true, false])
  })
})

describe('lobby', () => {
  it('begins with all of it and goes on with changes', async () => {
    const server = await openOwn()
    const ann = await server.person('Ann')
    const first = (await ann.ask('POST', '/api/tables', NARDE)).body
    const talk = await new Visitor(server.url).talk()
    talk.send({ type: 'lobby', on: true })
    expect((await talk.next('lobby')).tables).toEqual([first])
    const second = (await ann.ask('POST', '/api/tables', NARDE)).body
    expect(await talk.next('lobby-change')).toEqual({ type: 'lobby-change', table: second.id, summary: second })
    talk.send({ type: 'lobby', on: false })
    talk.send({ type: 'ping' })
    await talk.next('pong')
    await ann.ask('POST', '/api/tables', NARDE)
    talk.send({ type: 'ping', id: 'end' })
    await talk.next('pong')
    expect(talk.texts.filter((text) => text.includes('lobby-change'))).toHaveLength(1)
  })
})

describe('commands', () => {
  it('are acknowledged by their id, or refused with where the table is', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')]
    const { id: table } = (await ann.ask('POST', '/api/tables', NARDE)).body
    for (const visitor of [ann, bob]) await visitor.ask('POST', `/api/tables/${table}/seat`, {})
    const talk = await ann.talk()
    talk.send({ type: 'watch', table })
    expect(await talk.next('snapshot')).toMatchObject({ table, seat: 0, view: null })
    expect((await ann.ask('POST', `/api/tables/${table}/start`)).status).toBe(200)
    await talk.next('snapshot', ({ view }) => view !== null)

    talk.send({ type: 'act', table, id: 'c1', seq: 999, actions: [{ type: 'CONFIRM' }] })
    const stale = await talk.next('refused')
    expect(stale).toMatchObject({ id: 'c1', table, error: { code: 'E_SEQ' } })
    talk.send({ type: 'act', table, id: 'c2', seq: stale.seq!, actions: [{ type: 'FLY' }] })
    expect(await talk.next('refused')).toMatchObject({ id: 'c2', error: { code: 'E_PAYLOAD' } })
    talk.send({ type: 'resign', table, id: 'c3', seq: stale.seq! })
    expect(await talk.next('ack')).toMatchObject({ id: 'c3', seq: stale.seq! + 1 })
    talk.send({ type: 'chat', table, id: 'c4', chat: { preset: 'good-game' } })
    expect((await talk.next('chat')).line).toMatchObject({ name: 'Ann', preset: 'good-game' })
    expect(await talk.next('ack')).toEqual({ type: 'ack', id: 'c4' })
  })

  it('carry the name of today', async () => {
    const ann = await server.person('Ann')
    const { id: table } = (await ann.ask('POST', '/api/tables', NARDE)).body
    const talk = await ann.talk()
    await ann.ask('PUT', '/api/me', { name: 'Anna' })
    talk.send({ type: 'watch', table })
    talk.send({ type: 'chat', table, id: 'c', chat: { text: 'hi' } })
    expect((await talk.next('chat')).line.name).toBe('Anna')
  })

  inMemoryOnly(() => {
    it('are not taken from nobody or from somebody without a seat', async () => {
      const ann = await server.person('Ann')
      const { id: table } = (await ann.ask('POST', '/api/tables', NARDE)).body
      for (const [visitor, code] of [
        [new Visitor(server.url), 'E_NOBODY'],
        [ann, 'E_NOT_SEATED'],
      ] as const) {
        const talk = await visitor.talk()
        talk.send({ type: 'act', table, id: 'x', seq: 0, actions: [{ type: 'CONFIRM' }] })
        expect((await talk.next('refused')).error.code).toBe(code)
      }
    })

    it('that fail in the server are refused alone, and whoever runs it can read why', async () => {
      const server = await openOwn()
      const ann = await server.person('Ann')
      const { id: table } = (await ann.ask('POST', '/api/tables', NARDE)).body
      server.tables.act = async () => {
        throw new Error('disk /secret/path is gone')
      }
      const talk = await ann.talk()
      talk.send({ type: 'act', table, id: 'c1', seq: 0, actions: [{ type: 'CONFIRM' }] })
      const refused = await talk.next('refused')
      expect(refused).toEqual({
        type: 'refused',
        id: 'c1',
        table,
        error: { code: 'E_INTERNAL', message: expect.any(String) },
      })
      expect(JSON.stringify(refused)).not.toContain('secret')
      expect(server.logged.join('')).toContain('disk /secret/path is gone')
      talk.send({ type: 'chat', table, id: 'c2', chat: { text: 'still here' } })
      expect(await talk.next('ack')).toEqual({ type: 'ack', id: 'c2' })
    })

    it('that the store is away for are not refused: they come again by the next connection', async () => {
      const server = await openOwn()
      const ann = await server.person('Ann')
      const { id: table } = (await ann.ask('POST', '/api/tables', NARDE)).body
      server.tables.act = async () => {
        throw new StoreAway('test')
      }
      const talk = await ann.talk()
      talk.send({ type: 'act', table, id: 'c1', seq: 0, actions: [{ type: 'CONFIRM' }] })
      expect((await talk.closed).reason).toBe('E_AWAY')
      expect(talk.texts.filter((text) => text.includes('"refused"'))).toEqual([])
    })
  })
})

inMemoryOnly(() => {
  describe('limits', () => {
    it('end a connection that says too much', async () => {
      const server = await openOwn({ messagesPerSecond: 1, messageBurst: 5 })
      const talk = await new Visitor(server.url).talk()
      for (let i = 0; i < 10; i++) talk.send({ type: 'ping' })
      expect((await talk.next('error')).error.code).toBe('E_RATE')
      expect((await talk.closed).code).toBe(1008)
    })

    it('bound the connections of one address, until one is closed', async () => {
      const server = await openOwn({ connections: 1 })
      const visitor = new Visitor(server.url)
      const first = await visitor.talk()
      const second = await visitor.connect()
      expect((await second.closed).reason).toBe('E_RATE')
      // Those of bots count with them.
      const bot = await (await server.person('Ann')).withToken()
      expect((await bot.ask('GET', '/api/bot/stream')).status).toBe(429)
      first.close()
      await first.closed
      // The server learns of the end a moment after the client.
      for (;;) {
        const third = await visitor.connect()
        third.send(HELLO)
        const isIn = await third.next('welcome').then(
          () => true,
          () => false,
        )
        third.close()
        if (isIn) break
      }
    })

    it('bound the tables that a connection watches', async () => {
      const server = await openOwn({ watches: 1 })
      const ann = await server.person('Ann')
      const tables = [
        (await ann.ask('POST', '/api/tables', NARDE)).body,
        (await ann.ask('POST', '/api/tables', NARDE)).body,
      ]
      const talk = await ann.talk()
      for (const { id } of tables) talk.send({ type: 'watch', table: id })
      expect(await talk.next('refused')).toMatchObject({ table: tables[1].id, error: { code: 'E_WATCHING' } })
      talk.send({ type: 'unwatch', table: tables[0].id })
      talk.send({ type: 'watch', table: tables[1].id })
      await talk.next('snapshot', ({ table }) => table === tables[1].id)
    })

    it('drop a client that reads too slowly', async () => {
      const server = await openOwn({ mostWaiting: 200_000 })
      const talk = await new Visitor(server.url).talk()
      talk.socket.pause()
      // Until the buffers of the system are full and the server's own one begins to grow.
      const sockets = server.app.websocketServer.clients
      while (sockets.size > 0) {
        for (const socket of sockets) if (socket.bufferedAmount < 300_000) socket.send('x'.repeat(100_000))
        const ann = await server.person('Ann')
        await ann.ask('POST', '/api/tables', NARDE)
        for (let i = 0; i < 5; i++) talk.send({ type: 'lobby', on: true })
        await new Promise((resolve) => setImmediate(resolve))
      }
      const { body } = await new Visitor(server.url).ask('GET', '/metrics')
      expect(body).toContain('serai_connections_dropped_total{reason="slow"} 1')
      talk.socket.terminate()
    })
  })

  describe('the stop', () => {
    it('comes after the answers to what was asked before', async () => {
      const server = await openOwn()
      const ann = await server.person('Ann')
      const { id: table } = (await ann.ask('POST', '/api/tables', NARDE)).body
      const chat = server.tables.chat.bind(server.tables)
      const begun = new Promise<() => void>((resolve) => {
        server.tables.chat = (...args) => new Promise((answer) => resolve(() => answer(chat(...args))))
      })
      const talk = await ann.talk()
      talk.send({ type: 'chat', table, id: 'last', chat: { text: 'bye' } })
      const goOn = await begun
      const closing = server.close()
      goOn()
      expect(await talk.next('ack')).toEqual({ type: 'ack', id: 'last' })
      await talk.next('reconnect')
      await closing
    })

    it('comes when it is known who was just coming in: nobody asks a store that is closed', async () => {
      const server = await openOwn()
      const ann = await server.person('Ann')
      const readBan = server.store.readBan.bind(server.store)
      const asked = new Promise<() => void>((resolve) => {
        server.store.readBan = (person) => new Promise((answer) => resolve(() => answer(readBan(person))))
      })
      const talk = await ann.connect()
      const goOn = await asked
      const order: string[] = []
      const told = talk.next('reconnect').then(() => order.push('told'))
      const closing = server.close()
      for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve))
      order.push('known')
      goOn()
      await Promise.all([told, closing])
      expect(order).toEqual(['known', 'told'])
    })
  })

  describe('silence', () => {
    it('ends a connection that answers no ping, and no other', async () => {
      // The heart beats when it is told to.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      onTestFinished(() => void vi.useRealTimers())
      const server = await openOwn({ heartbeatMs: 500 })
      const url = `${server.url.replace('http', 'ws')}/api/socket`
      const alive = new Talk(new WebSocket(url))
      const silent = new Talk(new WebSocket(url, { autoPong: false }))
      await Promise.all([alive.opened, silent.opened])
      const answered = Promise.race([...server.app.websocketServer.clients].map((socket) => once(socket, 'pong')))
      vi.advanceTimersByTime(500)
      await answered
      vi.advanceTimersByTime(500)
      expect((await silent.closed).code).toBe(1006)
      alive.send(HELLO)
      await alive.next('welcome')
    })
  })
})
