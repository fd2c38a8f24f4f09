import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer, Visitor } from '../../../test/harness.ts'
import { playOn } from '../../../test/live.ts'
import { inMemoryOnly } from '../../../test/place.ts'

let server: TestServer
let nobody: Visitor

beforeAll(async () => {
  server = await openTestServer()
  nobody = new Visitor(server.url)
})
afterAll(() => server.close())

async function account(name: string): Promise<Visitor> {
  const { headers } = await nobody.ask('POST', '/api/account', { name, password: 'correct horse' })
  return new Visitor(server.url, { cookie: headers.getSetCookie()[0]!.split(';')[0]! })
}

/** A game that the second of two gives up; `entries`: how far they play before. */
async function play(
  winner: Visitor,
  loser: Visitor,
  { entries = 20, ...more }: { entries?: number; isPrivate?: boolean } = {},
) {
  const { id } = (await winner.ask('POST', '/api/tables', { game: 'long-narde', seats: 2, ...more })).body
  for (const person of [winner, loser]) await person.ask('POST', `/api/tables/${id}/seat`, {})
  await winner.ask('POST', `/api/tables/${id}/start`)
  const talks = [await winner.talk(), await loser.talk()]
  await Promise.all(talks.map((talk, seed) => playOn(talk, id, seed, { seq: entries })))
  const { seq } = (await loser.ask('GET', `/api/tables/${id}`)).body
  talks[1]!.send({ type: 'resign', table: id, id: 'r', seq })
  await talks[1]!.next('ack', (ack) => ack.id === 'r')
  for (const talk of talks) talk.close()
  return id as string
}

it('rates a game between two people, for both and once', async () => {
  const [ann, bob] = [await account('Ann'), await account('Bob')]
  const table = await play(ann, bob)
  const { changes, ...rest } = (await nobody.ask('GET', `/api/tables/${table}/ratings`)).body
  expect(rest).toEqual({})
  expect(changes).toEqual([
    { seat: 0, before: 1500, after: 1662 },
    { seat: 1, before: 1500, after: 1338 },
  ])
  expect((await nobody.ask('GET', `/api/tables/${table}/ratings`)).body.changes).toEqual(changes)
  const { body } = await nobody.ask('GET', '/api/people/ANN')
  expect(body).toMatchObject({ name: 'Ann', finished: 1, abandoned: 0 })
  expect(body.ratings).toEqual([{ game: 'long-narde', rating: 1662, games: 1, isProvisional: true }])
  expect(body.games).toEqual([
    {
      table,
      game: 'long-narde',
      outcome: 'won',
      endedAt: expect.any(Number),
      place: 1,
      seat: 0,
      names: ['Ann', 'Bob'],
      change: { before: 1500, after: 1662 },
    },
  ])
  const { leaders } = (await nobody.ask('GET', '/api/leaderboard/long-narde')).body
  expect(leaders.map(({ name, rating }: { name: string; rating: number }) => [name, rating])).toEqual([
    ['Ann', 1662],
    ['Bob', 1338],
  ])
})

it('rates nobody for a game that was given up at once, and counts it as finished', async () => {
  const [ivy, jon] = [await account('Ivy'), await account('Jon')]
  const table = await play(ivy, jon, { entries: 0 })
  expect((await nobody.ask('GET', `/api/tables/${table}/ratings`)).body).toEqual({ changes: [], unrated: 'too_short' })
  const { body } = await nobody.ask('GET', '/api/people/Ivy')
  expect(body).toMatchObject({ finished: 1, ratings: [], games: [{ table, outcome: 'won', place: 1 }] })
})

it('keeps the rating of a guest for the account that they become', async () => {
  const [guest, other] = [await server.person('Guest'), await server.person('Other')]
  const table = await play(guest, other)
  await nobody.ask('GET', `/api/tables/${table}/ratings`)
  const names = async () =>
    (await nobody.ask('GET', '/api/leaderboard/long-narde')).body.leaders.map(({ name }: { name: string }) => name)
  expect(await names()).not.toContain('Guest')
  await guest.ask('POST', '/api/account', { name: 'Guest', password: 'correct horse' })
  expect(await names()).toContain('Guest')
})

it('lists games a page at a time', async () => {
  const [fay, gus] = [await account('Fay'), await account('Gus')]
  const tables = [await play(fay, gus), await play(fay, gus), await play(gus, fay)]
  await nobody.ask('GET', `/api/tables/${tables[2]}/ratings`)
  const first = (await nobody.ask('GET', '/api/people/Fay?limit=2')).body
  const rest = (await nobody.ask('GET', `/api/people/Fay?limit=2&before=${first.next}`)).body
  const listed = [...first.games, ...rest.games].map(({ table }: { table: string }) => table)
  expect(listed).toEqual([...tables].reverse())
  expect(rest.next).toBeUndefined()
})

it('shows games of private tables to their player only', async () => {
  const [cid, dora] = [await account('Cid'), await account('Dora')]
  const table = await play(cid, dora, { isPrivate: true })
  await nobody.ask('GET', `/api/tables/${table}/ratings`)
  expect((await nobody.ask('GET', '/api/people/Cid')).body).toMatchObject({ finished: 1, games: [] })
  expect((await cid.ask('GET', '/api/people/Cid')).body.games).toMatchObject([{ table }])
})

it('has no ratings of a game that goes on', async () => {
  const { id } = (await (await server.person('E')).ask('POST', '/api/tables', { game: 'catan', seats: 3 })).body
  expect((await nobody.ask('GET', `/api/tables/${id}/ratings`)).body.error.code).toBe('E_NOT_OVER')
})

it('lists past games with the names of today, also of who has signed up since', async () => {
  const [host, guest] = [await account('Host'), await server.person('Calm Heron')]
  const table = await play(host, guest)
  await nobody.ask('GET', `/api/tables/${table}/ratings`)
  await guest.ask('POST', '/api/account', { name: 'Heron', password: 'correct horse' })
  expect((await nobody.ask('GET', '/api/people/Host')).body.games[0]).toMatchObject({ table, names: ['Host', 'Heron'] })
  expect((await nobody.ask('GET', '/api/people/Heron')).body.games[0].names).toEqual(['Host', 'Heron'])
})

inMemoryOnly(() => {
  it.each([
    ['/api/people/Nobody', 404, 'E_PERSON_UNKNOWN'],
    ['/api/people/Nobody?limit=0', 400, 'E_REQUEST'],
    ['/api/leaderboard/go', 400, 'E_GAME_UNKNOWN'],
    ['/api/tables/none/ratings', 404, 'E_TABLE_UNKNOWN'],
  ])('GET %s is refused', async (path, status, code) => {
    const answer = await nobody.ask('GET', path)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
  })
})
