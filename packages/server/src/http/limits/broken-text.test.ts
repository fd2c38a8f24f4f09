import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ settings: { adminToken: 'a-token-of-this-test' } })
})
afterAll(() => server.close())

const HALF = '\ud83d'
const REFUSAL = { code: 'E_TEXT', message: expect.stringMatching(/^Part of the text is damaged/) }

it.each([
  ['a name', 'PUT', '/api/me', { name: `Ann${HALF}` }, 'name'],
  ['the name of an account', 'POST', '/api/account', { name: 'Ann\0', password: 'a long secret' }, 'name'],
  ['a password', 'POST', '/api/account', { name: 'Ann', password: `a long secret${HALF}` }, 'password'],
  ['a label', 'POST', '/api/tokens', { label: `${HALF}bot` }, 'label'],
  ['a seed', 'POST', '/api/tables/t1/seed', { seed: `a${HALF}b` }, 'seed'],
  ['a seed with NUL', 'POST', '/api/tables/t1/seed', { seed: 'a\0b' }, 'seed'],
  ['an option', 'POST', '/api/tables', { game: 'catan', seats: 3, options: { board: { [HALF]: 1 } } }, 'options.board'],
  [
    'an action of a bot',
    'POST',
    '/api/bot/tables/t1/act',
    { id: 'a', seq: 0, actions: [{ type: HALF }] },
    'actions.0.type',
  ],
  ['a path', 'GET', '/api/people/Ann%00', undefined, 'name'],
  ['a query', 'GET', '/api/finished?limit=1%00', undefined, 'limit'],
])('%s is refused when it is not well-formed', async (_, method, path, body, at) => {
  const answer = await (await server.person('Ann')).ask(method, path, body)
  expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 400, error: { ...REFUSAL, at } })
})

it('so is a message of a socket, which stays open', async () => {
  const talk = await (await server.person('Ann')).talk()
  talk.send({ type: 'chat', table: 't1', id: 'c1', chat: { text: `a${HALF}` } })
  expect(await talk.any()).toEqual({ type: 'refused', id: 'c1', error: { ...REFUSAL, at: 'chat.text' } })
  talk.send({ type: 'watch', table: 't\0' })
  expect(await talk.any()).toEqual({ type: 'error', error: { ...REFUSAL, at: 'table' } })
  talk.send({ type: 'ping' })
  expect(await talk.any()).toMatchObject({ type: 'pong' })
  talk.close()
})

it('whole emoji are let through, and names are cleaned', async () => {
  const ann = await server.person('Ann')
  const name = async (typed: string) => (await ann.ask('PUT', '/api/me', { name: typed })).body.me.name
  expect(await name('👩‍🚀 Ann')).toBe('👩‍🚀 Ann')
  expect(await name('a\n\u202eb')).toBe('a b')
})
