import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer, Visitor } from '../../../test/harness.ts'
import { inMemoryOnly } from '../../../test/place.ts'

const TOKEN = 'a token that nobody guesses'.replaceAll(' ', '-')

let server: TestServer
let nobody: Visitor
let admin: Visitor

beforeAll(async () => {
  server = await openTestServer({ settings: { adminToken: TOKEN } })
  nobody = new Visitor(server.url)
  admin = new Visitor(server.url, { authorization: `Bearer ${TOKEN}` })
})
afterAll(() => server.close())

describe('the tools', () => {
  it('show what runs and who is here', async () => {
    const eve = await server.person('Eve')
    const { me } = (await eve.ask('GET', '/api/me')).body
    const { id } = (await eve.ask('POST', '/api/tables', { game: 'long-narde', seats: 2, isPrivate: true })).body
    await eve.ask('POST', `/api/tables/${id}/seat`, { seat: 1 })
    const talk = await eve.talk()
    const { body } = await admin.ask('GET', '/api/admin/overview')
    expect(body.tables).toContainEqual(expect.objectContaining({ host: me.id, people: [null, me.id] }))
    expect(body.here).toContainEqual({ ...me, connections: 1 })
    expect(body.nodes).toEqual([expect.objectContaining({ name: expect.stringContaining(new URL(server.url).port) })])
    expect(body.nodes[0].memoryBytes).toBeGreaterThan(1e6)
    expect(body.silentNodes).toBe(0)
    talk.close()
  })

  inMemoryOnly(() => {
    it('are for the token only', async () => {
      const ann = await server.person('Ann')
      const wrong = new Visitor(server.url, { authorization: `Bearer ${TOKEN}x` })
      for (const visitor of [nobody, ann, await ann.withToken(), wrong]) {
        const { status, body } = await visitor.ask('GET', '/api/admin/overview')
        expect([status, body.error.code]).toEqual([401, 'E_ADMIN'])
      }
    })

    it('are not there without one', async () => {
      const plain = await openTestServer()
      const answers = await Promise.all(
        [{}, admin.headers].map((headers) => new Visitor(plain.url, headers).ask('GET', '/api/admin/overview')),
      )
      await plain.close()
      expect(answers.map(({ body }) => body.error.code)).toEqual(['E_NOT_FOUND', 'E_NOT_FOUND'])
    })
  })
})

it('end a table, say why and show the dice', async () => {
  const ann = await server.person('Ann')
  const { id } = (await ann.ask('POST', '/api/tables', { game: 'long-narde', seats: 2 })).body
  await ann.ask('POST', `/api/tables/${id}/seat`, {})
  await ann.ask('POST', `/api/tables/${id}/bots`, { bot: 'random' })
  await ann.ask('POST', `/api/tables/${id}/start`)
  const talk = await ann.talk()
  talk.send({ type: 'watch', table: id })
  await talk.next('snapshot')
  const remove = () => admin.ask('DELETE', `/api/admin/tables/${id}`, { reason: 'Spam' })
  expect((await remove()).body).toMatchObject({ status: 'abandoned', removed: 'Spam', secret: expect.any(String) })
  const told = await talk.next('table', ({ summary }) => summary.status === 'abandoned')
  expect(told.summary.removed).toBe('Spam')
  expect((await remove()).body.error.code).toBe('E_ENDED')
  expect((await admin.ask('DELETE', '/api/admin/tables/none', { reason: 'x' })).status).toBe(404)
  talk.close()
})

it('keep a person from chatting anywhere', async () => {
  const loud = await server.person('Loud')
  const { me } = (await loud.ask('GET', '/api/me')).body
  const { id } = (await loud.ask('POST', '/api/tables', { game: 'long-narde', seats: 2 })).body
  const talk = await loud.talk()
  const say = async (command: string) => {
    talk.send({ type: 'chat', table: id, id: command, chat: { text: 'hi' } })
    for (;;) {
      const message = await talk.any()
      if (message.type === 'ack') return 'said'
      if (message.type === 'refused') return message.error.code
    }
  }
  const mute = (on: boolean) => admin.ask('POST', `/api/admin/people/${me.id}/mute`, { on })
  expect(await say('a')).toBe('said')
  expect((await mute(true)).body).toMatchObject({ id: me.id, name: 'Loud', isMuted: true, isBanned: false })
  expect(await say('b')).toBe('E_MUTED')
  await mute(false)
  expect(await say('c')).toBe('said')
  talk.close()
})

it('keep a person out, with one clear refusal', async () => {
  const rude = await server.person('Rude')
  const { me } = (await rude.ask('GET', '/api/me')).body
  const token = await rude.withToken()
  const talk = await rude.talk()
  const ban = (on: boolean) => admin.ask('POST', `/api/admin/people/${me.id}/ban`, { on, reason: 'Insults' })
  expect((await ban(true)).body.isBanned).toBe(true)
  expect(await talk.closed).toMatchObject({ reason: 'E_BANNED' })
  for (const visitor of [rude, token]) {
    const { status, body } = await visitor.ask('POST', '/api/tables', { game: 'long-narde', seats: 2 })
    expect([status, body.error]).toEqual([403, expect.objectContaining({ code: 'E_BANNED', reason: 'Insults' })])
  }
  for (const [method, path, body] of [
    ['GET', '/api/me', undefined],
    ['PUT', '/api/me', { name: 'Nice' }],
    ['POST', '/api/account', { name: 'Nice', password: 'correct horse' }],
    ['POST', '/api/tokens', { label: 'x' }],
  ] as const) {
    expect((await rude.ask(method, path, body)).body.error.code).toBe('E_BANNED')
  }
  const again = await rude.talk()
  again.send({ type: 'autopilot', table: 't', id: 'a', on: true })
  expect((await again.next('refused')).error.code).toBe('E_BANNED')
  again.close()
  expect((await admin.ask('GET', '/api/admin/overview')).body.restricted).toContainEqual({
    id: me.id,
    name: 'Rude',
    isMuted: false,
    isBanned: true,
    reason: 'Insults',
  })
  const mute = (on: boolean) => admin.ask('POST', `/api/admin/people/${me.id}/mute`, { on })
  expect((await mute(true)).body).toMatchObject({ isMuted: true, isBanned: true, reason: 'Insults' })
  await Promise.all([mute(false), ban(false)])
  expect((await rude.ask('POST', '/api/tables', { game: 'long-narde', seats: 2 })).status).toBe(201)
  expect((await admin.ask('POST', '/api/admin/people/nobody/ban', { on: true })).status).toBe(404)
})

it('know an account by its name, but an id before a name that looks like it', async () => {
  const signUp = async (name: string) =>
    (await nobody.ask('POST', '/api/account', { name, password: 'correct horse' })).body.me
  const mute = async (person: string) =>
    (await admin.ask('POST', `/api/admin/people/${encodeURIComponent(person)}/mute`, { on: true })).body.id
  const ghost = await signUp('Ghost 77')
  expect(await mute('GHOST 77')).toBe(ghost.id)
  const mimic = await signUp(ghost.id)
  expect(await mute(ghost.id)).toBe(ghost.id)
  expect(await mute(mimic.id)).toBe(mimic.id)
})

it('keep an account out, and let it still sign out and be deleted', async () => {
  const password = 'correct horse'
  const made = await nobody.ask('POST', '/api/account', { name: 'Outcast', password })
  const letIn = ({ headers }: typeof made) =>
    new Visitor(server.url, { cookie: headers.getSetCookie()[0]!.split(';')[0]! })
  const outcast = letIn(made)
  const away = letIn(await nobody.ask('POST', '/api/session', { name: 'Outcast', password }))
  const ban = (on: boolean) => admin.ask('POST', `/api/admin/people/${made.body.me.id}/ban`, { on, reason: 'Insults' })
  await ban(true)
  const why = { code: 'E_BANNED', reason: 'Insults' }
  expect((await outcast.ask('GET', '/api/me')).body.error).toMatchObject({ ...why, isAccount: true })
  expect((await outcast.ask('PUT', '/api/account/password', { old: password, password })).body.error).toMatchObject(why)
  const signIn = (tried: string) => nobody.ask('POST', '/api/session', { name: 'Outcast', password: tried })
  expect((await signIn('wrong password')).body.error.code).toBe('E_SIGN_IN')
  const refused = await signIn(password)
  expect(refused.body.error).toMatchObject(why)
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
  expect((await away.ask('DELETE', '/api/session')).status).toBe(204)
  expect((await outcast.ask('GET', '/api/sessions')).body.sessions).toHaveLength(1)
  expect((await outcast.ask('DELETE', '/api/sessions')).status).toBe(204)
  expect((await outcast.ask('GET', '/api/sessions')).body.error.code).toBe('E_NOBODY')
  await ban(false)
  const back = letIn(await signIn(password))
  await ban(true)
  expect((await back.ask('DELETE', '/api/account', { password: 'wrong password' })).status).toBe(403)
  expect((await back.ask('DELETE', '/api/account', { password })).status).toBe(204)
  expect((await nobody.ask('GET', '/api/people/Outcast')).status).toBe(404)
})
