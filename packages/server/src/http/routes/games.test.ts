import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@serai/test-kit'
import { afterAll, describe, expect, it } from 'vitest'
import { Visitor } from '../../../test/harness.ts'
import { openServer, playOn, startTable } from '../../../test/live.ts'
import { placeForTables } from '../../../test/place.ts'

const GAMES = [
  { game: 'catan', seats: 3, options: { victoryPoints: 4, turnCap: 60 } },
  { game: 'long-narde', seats: 2, options: {} },
]

const folder = scratchFolder('serai-games-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(GAMES)('a game of $game', (request) => {
  it('is played by people to its end, seen by all alike, and can be checked', async () => {
    const server = await openServer()
    const people = await Promise.all(Array.from({ length: request.seats }, (_, i) => server.person(`P${i}`)))
    const table = await startTable(people, request)
    const results = await Promise.all(people.map(async (person, i) => playOn(await person.talk(), table, i)))
    expect(results[0]!.returns).toHaveLength(request.seats)
    for (const result of results) expect(result).toEqual(results[0])

    const over = (await people[0]!.ask('GET', `/api/tables/${table}`)).body
    expect(over).toMatchObject({ status: 'over', result: results[0] })
    expect((await people[0]!.ask('GET', '/api/finished')).body.tables).toEqual([over])
    // What the end means for people is written after it.
    await expect.poll(async () => (await people[1]!.ask('GET', '/api/me/finished')).body.tables).toEqual([over])
    expect((await people[1]!.ask('GET', `/api/me/finished?before=${over.endedAt}`)).body.tables).toEqual([])
    const other = await server.person('Other')
    expect((await other.ask('GET', '/api/me/finished')).body.tables).toEqual([])
    expect((await people[0]!.ask('GET', '/api/tables')).body.tables).toEqual([])
    const verdict = (await people[1]!.ask('GET', `/api/tables/${table}/verdict`)).body
    expect(verdict).toMatchObject({ isTrue: true, entries: over.seq })
    expect(verdict.chance).toBeGreaterThan(5)
    const again = (await people[1]!.ask('POST', `/api/tables/${table}/rematch`)).body
    expect(again).toMatchObject({ status: 'open', game: request.game })
    expect((await people[0]!.ask('GET', `/api/tables/${table}`)).body.rematch).toBe(again.id)
    await server.close()
  })

  it('goes on after restarts, with a bot', async () => {
    const place = await placeForTables()
    const kept = place ? { database: place.url } : { data: join(folder, request.game) }
    let server = await openServer(kept)
    let ann = await server.person('Ann')
    const table = await startTable([ann], request)
    let result = await playOn(await ann.talk(), table, 1, { seq: 12 })
    // No game is over as soon as that: one in two thousand is after 40 entries.
    for (const seq of [20, 30, Number.POSITIVE_INFINITY]) {
      expect(result).toBeNull()
      const before = (await ann.ask('GET', `/api/tables/${table}`)).body.seq
      await server.close()
      server = await openServer(kept)
      ann = new Visitor(server.url, ann.headers)
      expect((await ann.ask('GET', `/api/tables/${table}`)).body.seq).toBeGreaterThanOrEqual(before)
      result = await playOn(await ann.talk(), table, seq, { seq })
    }
    expect(result).not.toBeNull()
    expect((await ann.ask('GET', `/api/tables/${table}/verdict`)).body.isTrue).toBe(true)
    await server.close()
    await place?.giveBack()
  })
})
