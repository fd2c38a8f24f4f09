import type { JsonObject } from '@serai/kernel'
import type { TableQuery, TableStore } from '@serai/tables'
import { expect, it } from 'vitest'
import { changed, rowOf } from './samples.ts'

export function tableRowCases(get: () => TableStore): void {
  it('keeps a table as it was given', async () => {
    const row = rowOf('t1', { isPrivate: true, data: { name: 'é — 骰 🎲', deep: { list: [1, 'two', null, true] } } })
    expect(await get().createTable(row)).toBe(true)
    expect(await get().readTable('t1')).toEqual(row)
    expect(await get().readTable('t2')).toBeNull()
  })

  it('creates a table once', async () => {
    const tries = ['a', 'b', 'c'].map((who) => get().createTable(rowOf('t1', { data: { who } })))
    expect(await Promise.all(tries)).toEqual([true, false, false])
    expect((await get().readTable('t1'))?.data).toEqual({ who: 'a' })
  })

  it('takes only the next version of a table', async () => {
    const first = rowOf('t1')
    await get().createTable(first)
    const second = changed(first, { status: 'running', changedAt: 2000, data: { turn: 1 } })
    expect(await get().updateTable(first)).toBe(false)
    expect(await get().updateTable(changed(second))).toBe(false)
    expect(await get().updateTable(changed(rowOf('t2')))).toBe(false)
    expect(await get().updateTable(second)).toBe(true)
    expect(await get().updateTable(second)).toBe(false)
    expect(await get().readTable('t1')).toEqual(second)
    expect(await get().readTable('t2')).toBeNull()
  })

  it('lets one of many that race for the next version win', async () => {
    const first = rowOf('t1')
    await get().createTable(first)
    const racers = Array.from({ length: 20 }, (_, who) => get().updateTable(changed(first, { data: { who } })))
    const won = await Promise.all(racers)
    expect(won.filter(Boolean)).toHaveLength(1)
    expect((await get().readTable('t1'))?.data).toEqual({ who: won.indexOf(true) })
  })

  it('is not changed by what callers do to their objects', async () => {
    const data = { list: [1, 2] }
    await get().createTable(rowOf('t1', { data }))
    data.list.push(3)
    const read = await get().readTable('t1')
    expect(read?.data).toEqual({ list: [1, 2] })
    ;(read!.data as typeof data).list.push(4)
    expect((await get().readTable('t1'))?.data).toEqual({ list: [1, 2] })
  })

  it('lists tables by status, newest first', async () => {
    const rows = [
      rowOf('open-old', { changedAt: 10 }),
      rowOf('open-new', { changedAt: 50 }),
      rowOf('secret', { changedAt: 40, isPrivate: true }),
      rowOf('running', { changedAt: 30, status: 'running' }),
      rowOf('over', { changedAt: 20, status: 'over' }),
      rowOf('abandoned', { changedAt: 60, status: 'abandoned' }),
    ]
    for (const row of rows) await get().createTable(row)
    const ids = async (query: Partial<Parameters<TableStore['listTables']>[0]>) =>
      (await get().listTables({ status: ['open', 'running'], includePrivate: false, limit: 100, ...query })).map(
        ({ id }) => id,
      )
    expect(await ids({})).toEqual(['open-new', 'running', 'open-old'])
    expect(await ids({ includePrivate: true })).toEqual(['open-new', 'secret', 'running', 'open-old'])
    expect(await ids({ limit: 2 })).toEqual(['open-new', 'running'])
    expect(await ids({ before: 50 })).toEqual(['running', 'open-old'])
    expect(await ids({ before: 30, limit: 1 })).toEqual(['open-old'])
    expect(await ids({ status: ['over'] })).toEqual(['over'])
    expect(await ids({ status: [] })).toEqual([])
    expect(await ids({ limit: 0 })).toEqual([])
    await get().updateTable(changed(rows[0]!, { changedAt: 70, status: 'running' }))
    expect(await ids({})).toEqual(['open-old', 'open-new', 'running'])
    expect(await get().listTables({ status: ['over'], includePrivate: false, limit: 1 })).toEqual([rows[4]])
  })

  it('lists the tables that a person is the host of', async () => {
    const data = (host: unknown) => ({ said: '\u0000 \ud800 \\u0000', host }) as JsonObject
    const rows = [
      rowOf('old', { changedAt: 10, data: data({ id: 'p', name: 'P' }) }),
      rowOf('hidden', { changedAt: 20, isPrivate: true, status: 'running', data: data({ id: 'p' }) }),
      rowOf('other', { changedAt: 30, data: data({ id: 'q' }) }),
      rowOf('none', { changedAt: 40, data: data('p') }),
      rowOf('over', { changedAt: 50, status: 'over', data: data({ id: 'p' }) }),
    ]
    for (const row of rows) await get().createTable(row)
    const ids = async (host: string, more: Partial<TableQuery> = {}) => {
      const query = { status: ['open', 'running'], includePrivate: true, limit: 9, host, ...more } as const
      return (await get().listTables(query)).map(({ id }) => id)
    }
    expect(await ids('p')).toEqual(['hidden', 'old'])
    expect(await ids('p', { includePrivate: false })).toEqual(['old'])
    expect(await ids('p', { limit: 1 })).toEqual(['hidden'])
    expect(await ids('r')).toEqual([])
    await get().updateTable(changed(rows[2]!, { data: { ...data({ id: 'p' }), seats: [{ person: 'r' }] } }))
    expect(await ids('p')).toEqual(['other', 'hidden', 'old'])
    expect(await ids('p', { person: 'r' })).toEqual(['other'])
    expect(await ids('p', { before: 20 })).toEqual(['old'])
  })

  it('lists the tables at which a person sits until they end', async () => {
    const data = (...people: string[]) => ({
      said: '\u0000 \ud800 \\u0000',
      seats: [null, ...people.map((person) => ({ person })), { kind: 'empty' }],
    })
    const rows = [
      rowOf('both', { changedAt: 10, data: data('p', 'q') }),
      rowOf('hidden', { changedAt: 20, isPrivate: true, status: 'running', data: data('p') }),
      rowOf('other', { changedAt: 30, data: data('q') }),
      rowOf('none', { changedAt: 40, data: { seats: 'none' } }),
      rowOf('twice', { changedAt: 5, data: data('p', 'p') }),
    ]
    for (const row of rows) await get().createTable(row)
    const ids = async (person: string, includePrivate = true) =>
      (await get().listTables({ status: ['open', 'running'], includePrivate, limit: 3, person })).map(({ id }) => id)
    expect(await ids('p')).toEqual(['hidden', 'both', 'twice'])
    expect(await ids('p', false)).toEqual(['both', 'twice'])
    expect(await ids('q')).toEqual(['other', 'both'])
    expect(await ids('r')).toEqual([])
    await get().updateTable(changed(rows[0]!, { data: data('r', 'q') }))
    await get().updateTable(changed(rows[1]!, { status: 'over' }))
    const entries = { table: 'other', after: 0, entries: [] }
    await get().append({ ...entries, row: changed(rows[2]!, { status: 'running', data: data('p') }) })
    expect(await ids('p')).toEqual(['other', 'twice'])
    expect(await ids('q')).toEqual(['both'])
    expect(await ids('r')).toEqual(['both'])
  })
}
