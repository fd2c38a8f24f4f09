import { changed, rowOf } from '@serai/test-kit/tables'
import { expect, it } from 'vitest'
import type { PlayedGame, RatingRow } from '../../src/store/people-store.ts'
import type { Store } from '../../src/store/store.ts'

const playedOf = (table: string, person: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  table,
  person,
  game: 'narde',
  status: 'over',
  endedAt: 100,
  seat: 0,
  seats: 2,
  people: 2,
  place: 1,
  before: 1500,
  after: 1600,
  ...more,
})

const ratingOf = (person: string, games: number, more: Partial<RatingRow> = {}): RatingRow => ({
  person,
  game: 'narde',
  numbers: [1500.123456789, 200, 0.06],
  shown: 1500 + games,
  isProvisional: true,
  games,
  updatedAt: 100 + games,
  ...more,
})

/** The ends of tables: ratings and past games. */
export function endCases(get: () => Store): void {
  it('writes the end of a table once', async () => {
    const end = {
      table: 't',
      played: [playedOf('t', 'q', { seat: 1, place: null, before: null, after: null }), playedOf('t', 'p')],
      ratings: [ratingOf('p', 1), ratingOf('q', 1)],
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => get().recordEnd(end)))
    expect(answers.filter((answer) => answer === 'recorded')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'repeated')).toHaveLength(7)
    expect(await get().playedAt('t')).toEqual([end.played[1], end.played[0]])
    expect(await get().playedBy('p', 9)).toEqual([end.played[1]])
    expect(await get().ratingsOf('p')).toEqual([ratingOf('p', 1)])
    expect(await get().ratingsOf('nobody')).toEqual([])
  })

  it('takes only the next rating of everybody, or nothing at all', async () => {
    await get().recordEnd({ table: 't1', played: [], ratings: [ratingOf('p', 1)] })
    for (const ratings of [[ratingOf('q', 1), ratingOf('p', 1)], [ratingOf('p', 3)], [ratingOf('q', 2)]]) {
      expect(await get().recordEnd({ table: 't2', played: [playedOf('t2', 'p')], ratings })).toBe('conflict')
    }
    expect(await get().playedAt('t2')).toEqual([])
    expect(await get().ratingsOf('q')).toEqual([])
    const next = { table: 't2', played: [], ratings: [ratingOf('p', 2), ratingOf('q', 1)] }
    expect(await get().recordEnd(next)).toBe('recorded')
    expect(await get().ratingsOf('p')).toEqual([ratingOf('p', 2)])
  })

  it('loses no rating to tables that end at the same time', async () => {
    const end = async (table: string) => {
      for (;;) {
        const games = ((await get().ratingsOf('p'))[0]?.games ?? 0) + 1
        if ((await get().recordEnd({ table, played: [], ratings: [ratingOf('p', games)] })) !== 'conflict') return
      }
    }
    await Promise.all(Array.from({ length: 6 }, (_, i) => end(`t${i}`)))
    expect(await get().ratingsOf('p')).toEqual([ratingOf('p', 6)])
  })

  it('lists the leaders of a game: accounts, settled ones first', async () => {
    const rows = [
      ratingOf('a', 1, { shown: 1900 }),
      ratingOf('b', 1, { shown: 1400, isProvisional: false }),
      ratingOf('c', 1, { shown: 1700, isProvisional: false }),
      ratingOf('guest', 1, { shown: 2500, isProvisional: false }),
      ratingOf('d', 1, { shown: 3000, isProvisional: false, game: 'catan' }),
    ]
    await get().recordEnd({ table: 't', played: [], ratings: rows })
    for (const person of ['a', 'b', 'c', 'd']) {
      await get().createAccount({
        person,
        name: `Old ${person}`,
        key: person,
        looks: [person, person],
        hash: '',
        createdAt: 0,
      })
    }
    const leaders = await get().leaders('narde', 10)
    expect(leaders).toEqual([2, 1, 0].map((i) => ({ ...rows[i]!, name: `Old ${rows[i]!.person}` })))
    expect(await get().leaders('narde', 2)).toEqual(leaders.slice(0, 2))
    expect(await get().leaders('go', 2)).toEqual([])
  })

  it('lists past games by time, and counts those with others in them', async () => {
    const games = [
      playedOf('t1', 'p', { endedAt: 10 }),
      playedOf('t2', 'p', { endedAt: 30, status: 'abandoned', place: null }),
      playedOf('t3', 'p', { endedAt: 20, people: 1 }),
      playedOf('t4', 'p', { endedAt: 40 }),
    ]
    for (const game of games) await get().recordEnd({ table: game.table, played: [game], ratings: [] })
    const tables = async (limit: number, before?: number) =>
      (await get().playedBy('p', limit, before)).map(({ table }) => table)
    expect(await tables(9)).toEqual(['t4', 't2', 't3', 't1'])
    expect(await tables(2, 40)).toEqual(['t2', 't3'])
    expect(await get().countPlayed('p')).toEqual({ over: 2, abandoned: 1 })
    expect(await get().countPlayed('nobody')).toEqual({ over: 0, abandoned: 0 })
  })

  it('knows which tables have ended without being written', async () => {
    const statuses = { a: 'over', b: 'abandoned', c: 'running', d: 'over', e: 'open' } as const
    for (const [i, [id, status]] of Object.entries(statuses).entries()) {
      const row = rowOf(id)
      await get().createTable(row)
      await get().updateTable(changed(row, { status, changedAt: 5000 - i }))
    }
    expect(await get().listUnrecorded(9)).toEqual(['d', 'b', 'a'])
    await get().recordEnd({ table: 'd', played: [], ratings: [] })
    expect(await get().listUnrecorded(1)).toEqual(['b'])
  })
}
