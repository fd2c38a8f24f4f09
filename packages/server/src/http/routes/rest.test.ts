import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer, Visitor } from '../../../test/harness.ts'
import { inMemoryOnly } from '../../../test/place.ts'

let server: TestServer
let ann: Visitor
let nobody: Visitor

beforeAll(async () => {
  server = await openTestServer()
  ann = await server.person('Ann')
  nobody = new Visitor(server.url)
})
afterAll(() => server.close())

const byValue = (a: number, b: number) => a - b

const NARDE = { game: 'long-narde', seats: 2 }
const CATAN = { game: 'catan', seats: 4 }
const IMPOSSIBLE = { mode: 'fair', constraints: { cornerPips: 2 } }
/** Deeper than it could be written again. */
const DEEP_BOARD = `{"game":"catan","seats":3,"options":{"board":{"mode":"fair","seats":${'['.repeat(9000)}${']'.repeat(9000)}}}}`
/** The first is possible without the rest. */
const NO_BOARD = { mode: 'random', seed: 1, constraints: { cornerPips: 9, desert: 'centre' } }

describe('people', () => {
  it('remembers a guest by a cookie that scripts cannot read', async () => {
    const { headers, body } = await nobody.ask('PUT', '/api/me', { name: '  Zoë  ' })
    expect(body.me.name).toBe('Zoë')
    const cookie = headers.getSetCookie()[0]!
    expect(cookie).toMatch(/^serai=.*HttpOnly.*SameSite=Lax/)
    expect(cookie).not.toContain('Secure')
    const zoe = new Visitor(server.url, { cookie: cookie.split(';')[0]! })
    expect((await zoe.ask('GET', '/api/me')).body).toEqual(body)
    const renamed = await zoe.ask('PUT', '/api/me', { name: 'Zed' })
    expect(renamed.body.me).toEqual({ id: body.me.id, name: 'Zed' })
  })

  inMemoryOnly(() => {
    it('is nobody before choosing a name', async () => {
      const { status, body, headers } = await nobody.ask('GET', '/api/me')
      expect({ status, body }).toEqual({ status: 200, body: { me: null } })
      expect(headers.getSetCookie()).toEqual([])
    })

    it.each([
      ['empty', ''],
      ['blank', '   '],
      ['too long', 'x'.repeat(25)],
      ['made of what is not seen', '\u202E\u200b'],
      ['no text', 7],
    ])('takes no name that is %s', async (_, name) => {
      const { status, body } = await nobody.ask('PUT', '/api/me', { name })
      expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'E_REQUEST' })
    })

    it('does not believe a cookie that it did not sign', async () => {
      const { me } = (await ann.ask('GET', '/api/me')).body
      const signature = ann.headers.cookie!.split('.')[1]
      for (const cookie of [`serai=${me.id}`, `serai=${me.id}.xyz`, `serai=other.${signature}`]) {
        expect((await new Visitor(server.url, { cookie }).ask('GET', '/api/me')).body).toEqual({ me: null })
      }
    })
  })
})

describe('tokens', () => {
  it('act for their owner until they are deleted', async () => {
    const made = await ann.ask('POST', '/api/tokens', { label: 'my bot' })
    expect(made.status).toBe(201)
    const bot = new Visitor(server.url, { authorization: `Bearer ${made.body.token}` })
    expect((await bot.ask('GET', '/api/me')).body).toEqual((await ann.ask('GET', '/api/me')).body)
    const { body } = await ann.ask('GET', '/api/tokens')
    expect(body.tokens).toContainEqual({ id: made.body.id, label: 'my bot', createdAt: made.body.createdAt })
    expect(JSON.stringify(body)).not.toContain(made.body.token)

    const other = await server.person('Other')
    expect((await other.ask('DELETE', `/api/tokens/${made.body.id}`)).status).toBe(404)
    expect((await ann.ask('DELETE', `/api/tokens/${made.body.id}`)).status).toBe(204)
    expect((await bot.ask('GET', '/api/me')).body.error.code).toBe('E_TOKEN')
  })

  it('are limited in number', async () => {
    const greedy = await server.person('Greedy')
    const codes: number[] = []
    for (let i = 0; i < 21; i++) codes.push((await greedy.ask('POST', '/api/tokens', { label: 'x' })).status)
    expect(codes.filter((status) => status === 201)).toHaveLength(20)
    expect(codes.at(-1)).toBe(409)
  })

  inMemoryOnly(() => {
    it.each(['Bearer serai_wrong', 'Bearer', 'Basic x', `Bearer serai_${'A'.repeat(43)}`])(
      'a wrong one is nobody: %s',
      async (authorization) => {
        const { status, body } = await new Visitor(server.url, { authorization }).ask('GET', '/api/me')
        expect({ status, code: body.error.code }).toEqual({ status: 401, code: 'E_TOKEN' })
      },
    )
  })
})

describe('tables', () => {
  it('open, are listed and read', async () => {
    const made = await ann.ask('POST', '/api/tables', NARDE)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ game: 'long-narde', status: 'open', host: 'Ann', isPrivate: false })
    expect(made.headers.get('location')).toBe(`/api/tables/${made.body.id}`)
    expect((await nobody.ask('GET', `/api/tables/${made.body.id}`)).body).toEqual(made.body)
    expect((await nobody.ask('GET', '/api/tables')).body.tables).toContainEqual(made.body)
    const early = await nobody.ask('GET', `/api/tables/${made.body.id}/log`)
    expect({ status: early.status, code: early.body.error.code }).toEqual({ status: 409, code: 'E_NOT_STARTED' })
  })

  it('are closed by their host before the start', async () => {
    const { id } = (await ann.ask('POST', '/api/tables', NARDE)).body
    const other = await server.person('Other')
    expect((await nobody.ask('DELETE', `/api/tables/${id}`)).status).toBe(401)
    expect((await other.ask('DELETE', `/api/tables/${id}`)).body.error.code).toBe('E_NOT_HOST')
    expect((await ann.ask('DELETE', `/api/tables/${id}`)).body.status).toBe('abandoned')
    const { tables } = (await nobody.ask('GET', '/api/tables')).body
    expect(tables.map((table: { id: string }) => table.id)).not.toContain(id)
  })

  it('have bots on and off their seats, and a log once they have started', async () => {
    const { id } = (await ann.ask('POST', '/api/tables', NARDE)).body
    const bots = `/api/tables/${id}/bots`
    expect((await ann.ask('POST', bots, { bot: 'nobody' })).body.error.code).toBe('E_BOT_UNKNOWN')
    expect((await ann.ask('POST', bots, { bot: 'random' })).body.seats[0]).toMatchObject({ kind: 'bot', bot: 'random' })
    expect((await ann.ask('DELETE', `${bots}/0`)).body.seats[0]).toMatchObject({ kind: 'empty' })
    expect((await ann.ask('DELETE', `${bots}/9`)).status).toBe(404)
    await ann.ask('POST', bots, { seat: 1, bot: 'random' })
    await ann.ask('POST', `/api/tables/${id}/seat`, {})
    expect((await ann.ask('POST', `/api/tables/${id}/seed`, { seed: 'my own' })).status).toBe(200)
    const other = await server.person('Other')
    expect((await other.ask('POST', `/api/tables/${id}/start`)).body.error.code).toBe('E_NOT_HOST')
    expect((await ann.ask('POST', `/api/tables/${id}/start`)).body.status).toBe('running')
    expect((await ann.ask('DELETE', `/api/tables/${id}/seat`)).body.error.code).toBe('E_STARTED')
    const log = await nobody.ask('GET', `/api/tables/${id}/log`)
    expect(log.headers.get('content-type')).toContain('application/x-ndjson')
    expect(JSON.parse(log.body.split('\n')[0])).toMatchObject({ game: 'long-narde', fair: { seeds: ['my own', ''] } })
    expect((await nobody.ask('GET', `/api/tables/${id}/verdict`)).body.error.code).toBe('E_UNPROVEN')
    expect((await ann.ask('POST', `/api/tables/${id}/rematch`)).body.error.code).toBe('E_NOT_OVER')
  })

  it('begin with one request', async () => {
    const { status, body } = await ann.ask('POST', '/api/tables', {
      ...CATAN,
      seat: true,
      bots: { level: 'normal' },
      start: true,
    })
    expect({ status, table: body.status }).toEqual({ status: 201, table: 'running' })
    expect(body.seats.map(({ kind, level }: { kind: string; level?: string }) => level ?? kind)).toEqual([
      'person',
      'normal',
      'normal',
      'normal',
    ])
    expect((await nobody.ask('GET', `/api/tables/${body.id}`)).body.status).toBe('running')
  })

  it('have those on their seats who were asked for', async () => {
    const { body } = await ann.ask('POST', '/api/tables', {
      ...CATAN,
      seat: 2,
      bots: [{ seat: 1, bot: 'random' }, { level: 'hard' }],
    })
    expect(body).toMatchObject({ status: 'open', seats: [{ level: 'hard' }, { bot: 'random' }, { name: 'Ann' }, {}] })
    expect(body.seats[3].kind).toBe('empty')
  })

  it('are found by who sits there, private ones too', async () => {
    const dora = await server.person('Dora')
    const { id } = (await dora.ask('POST', '/api/tables', { ...NARDE, isPrivate: true, seat: true })).body
    await dora.ask('POST', '/api/tables', NARDE)
    const { tables } = (await dora.ask('GET', '/api/me/tables')).body
    expect(tables.map((table: { id: string }) => table.id)).toEqual([id])
  })

  it('one of two who race for a seat gets it', async () => {
    const { id } = (await ann.ask('POST', '/api/tables', NARDE)).body
    const bob = await server.person('Bob')
    const answers = await Promise.all(
      [ann, bob].map((visitor) => visitor.ask('POST', `/api/tables/${id}/seat`, { seat: 0 })),
    )
    expect(answers.map(({ status }) => status).sort(byValue)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.error).toMatchObject({ code: 'E_SEAT_TAKEN', seat: 0 })
  })

  inMemoryOnly(() => {
    it.each([
      [{ start: true }, 'E_SEATS_MISSING'],
      [{ seat: true, start: true }, 'E_SEATS_MISSING'],
      [{ seat: true, bots: [{ bot: 'random' }], start: true }, 'E_SEATS_MISSING'],
      [{ seat: 4 }, 'E_SEAT_UNKNOWN'],
      [{ bots: { level: 'divine' }, start: true }, 'E_BOT_UNKNOWN'],
      [{ bots: [{ bot: 'random' }, { bot: 'nobody' }] }, 'E_BOT_UNKNOWN'],
      [{ seat: 1, bots: [{ seat: 1, bot: 'random' }] }, 'E_SEAT_TAKEN'],
      [{ seat: true, bots: Array(4).fill({ bot: 'random' }) }, 'E_SEATS_FULL'],
      [{ seat: true, bots: { level: 'easy' }, start: true, options: { x: 1 } }, 'E_OPTION'],
      [{ seat: 'first' }, 'E_REQUEST'],
      [{ bots: { bot: 'random', level: 'easy' } }, 'E_REQUEST'],
    ])('with %j are refused, and none is left behind', async (more, code) => {
      const tables = async () => (await nobody.ask('GET', '/api/tables')).body.tables.length
      const before = await tables()
      expect((await ann.ask('POST', '/api/tables', { ...CATAN, ...more })).body.error.code).toBe(code)
      expect(await tables()).toBe(before)
    })

    it.each([
      ['POST', '/api/tables', NARDE],
      ['POST', '/api/tables/t1/seat', { seat: 0 }],
      ['DELETE', '/api/tables/t1/seat', undefined],
      ['POST', '/api/tables/t1/start', undefined],
      ['POST', '/api/tables/t1/bots', { bot: 'random' }],
      ['POST', '/api/tables/t1/seed', { seed: 'x' }],
      ['POST', '/api/tables/t1/rematch', undefined],
      ['POST', '/api/bot/tables/t1/act', { id: 'a', seq: 0, actions: [{}] }],
      ['GET', '/api/bot/stream', undefined],
      ['GET', '/api/tokens', undefined],
      ['GET', '/api/me/tables', undefined],
    ])('nobody may not %s %s', async (method, path, body) => {
      const answer = await nobody.ask(method, path, body)
      expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status: 401, code: 'E_NOBODY' })
    })

    it.each([
      ['GET', '/api/tables/none', undefined, 404, 'E_TABLE_UNKNOWN'],
      ['POST', '/api/tables/none/start', undefined, 404, 'E_TABLE_UNKNOWN'],
      ['GET', '/api/tables/a%2e%2e', undefined, 400, 'E_REQUEST'],
      ['GET', '/api/nothing', undefined, 404, 'E_NOT_FOUND'],
      ['GET', '/api/socket', undefined, 404, 'E_NOT_FOUND'],
      ['POST', '/api/tables', { game: 'go', seats: 2 }, 400, 'E_GAME_UNKNOWN'],
      ['POST', '/api/tables', { ...NARDE, options: { x: 1 } }, 400, 'E_OPTION'],
      ['POST', '/api/tables', { ...CATAN, options: { board: { mode: 'flat' } } }, 400, 'E_BOARD_REQUEST'],
      ['POST', '/api/tables', { ...CATAN, options: { board: IMPOSSIBLE } }, 400, 'E_CONSTRAINT'],
      ['POST', '/api/tables', { ...CATAN, options: { board: NO_BOARD } }, 400, 'E_NO_BOARD'],
      ['POST', '/api/tables', { ...NARDE, x: 1 }, 400, 'E_REQUEST'],
      ['POST', '/api/tables', { ...NARDE, seats: '2' }, 400, 'E_REQUEST'],
      ['POST', '/api/tables', [], 400, 'E_REQUEST'],
      ['POST', '/api/tables', '{"game":', 400, 'E_JSON'],
      ['POST', '/api/tables', DEEP_BOARD, 400, 'E_REQUEST'],
      ['POST', '/api/tables', '{"__proto__":{"a":1},"game":"catan","seats":3}', 400, 'E_JSON'],
      ['POST', '/api/tables', `"${'x'.repeat(40_000)}"`, 413, 'E_TOO_LARGE'],
      ['POST', '/api/tables/t1/bots', { bot: 'nobody' }, 404, 'E_TABLE_UNKNOWN'],
      ['POST', '/api/tables', { ...NARDE, seats: 3 }, 400, 'E_SEAT_COUNT'],
      ['POST', '/api/tables/t1/bots', { bot: 'random', level: 'easy' }, 400, 'E_REQUEST'],
      ['GET', '/api/finished?limit=1000', undefined, 400, 'E_REQUEST'],
      ['GET', '/api/finished?before=x', undefined, 400, 'E_REQUEST'],
      ['GET', '/api/me/tables?limit=0', undefined, 400, 'E_REQUEST'],
    ])('%s %s %j is refused', async (method, path, body, status, code) => {
      const answer = await ann.ask(method, path, body)
      expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status, code })
      expect(answer.body.error.message).toMatch(/^[A-Z].*\.$/)
    })

    it('takes JSON only', async () => {
      const answer = await fetch(`${server.url}/api/tables`, { method: 'POST', body: 'a=1', headers: ann.headers })
      expect(answer.status).toBe(415)
    })

    it('changes nothing for pages of other sites', async () => {
      const foreign = new Visitor(server.url, { ...ann.headers, origin: 'http://evil.example' })
      expect((await foreign.ask('POST', '/api/tables', NARDE)).body.error.code).toBe('E_ORIGIN')
      const own = new Visitor(server.url, { ...ann.headers, origin: server.url })
      expect((await own.ask('POST', '/api/tables', NARDE)).status).toBe(201)
    })
  })
})

inMemoryOnly(() => {
  it('lists games with their options and bots', async () => {
    const { games } = (await nobody.ask('GET', '/api/games')).body
    expect(games.map((game: { id: string }) => game.id)).toEqual(['catan', 'long-narde'])
    expect(games[0].options.victoryPoints).toMatchObject({ kind: 'integer', default: 10, min: 3 })
    expect(games[0].bots).toContainEqual(expect.objectContaining({ name: 'random' }))
  })

  it('describes itself', async () => {
    const { status, body } = await nobody.ask('GET', '/api/openapi.json')
    expect(status).toBe(200)
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/me', '/api/tables', '/api/tables/{id}/seat', '/api/bot/tables/{id}/act']),
    )
    const { schema } = body.paths['/api/tables'].post.requestBody.content['application/json']
    expect(schema).toMatchObject({ additionalProperties: false, required: expect.arrayContaining(['game', 'seats']) })
  })
})
