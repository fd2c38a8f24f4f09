import type { TableStore } from '@serai/tables'
import { expect, it } from 'vitest'
import { changed, entriesOf, rowOf } from './samples.ts'

export function appendCases(get: () => TableStore): void {
  it('appends after what the caller knows, and reads from any entry on', async () => {
    expect(await get().lastSeq('t')).toBe(0)
    expect(await get().readEntries('t', 0, 10)).toEqual([])
    expect(await get().append({ table: 't', after: 0, entries: entriesOf(1, 1) })).toEqual({ kind: 'appended', seq: 1 })
    expect(await get().append({ table: 't', after: 1, entries: entriesOf(2, 5) })).toEqual({ kind: 'appended', seq: 5 })
    expect(await get().lastSeq('t')).toBe(5)
    expect(await get().lastSeq('other')).toBe(0)
    for (let after = 0; after <= 6; after++) {
      expect(await get().readEntries('t', after, 10)).toEqual(entriesOf(after + 1, 5))
    }
    expect(await get().readEntries('t', 1, 2)).toEqual(entriesOf(2, 3))
    expect(await get().readEntries('t', 1, 0)).toEqual([])
  })

  it('refuses to append after anything but the last entry', async () => {
    await get().append({ table: 't', after: 0, entries: entriesOf(1, 3) })
    for (const after of [0, 2, 4, 9]) {
      const entries = entriesOf(after + 1, after + 1, 'late')
      expect(await get().append({ table: 't', after, entries })).toEqual({ kind: 'conflict', seq: 3 })
    }
    expect(await get().append({ table: 'none', after: 4, entries: entriesOf(5, 5) })).toEqual({
      kind: 'conflict',
      seq: 0,
    })
    expect(await get().readEntries('t', 0, 10)).toEqual(entriesOf(1, 3))
    expect(await get().readEntries('none', 0, 10)).toEqual([])
  })

  it('throws at a gap in the numbers, and writes nothing', async () => {
    const [one, two, three] = entriesOf(1, 3)
    for (const entries of [[two!], [one!, three!], [one!, one!], [two!, one!]]) {
      await expect(get().append({ table: 't', after: 0, entries })).rejects.toThrow(/cannot follow/)
    }
    expect(await get().lastSeq('t')).toBe(0)
    expect(await get().append({ table: 't', after: 0, entries: [one!] })).toEqual({ kind: 'appended', seq: 1 })
  })

  it('answers a repeated send as the first time', async () => {
    const first = { table: 't', after: 0, entries: entriesOf(1, 2), clientId: 'c1' }
    expect(await get().append(first)).toEqual({ kind: 'appended', seq: 2 })
    expect(await get().append(first)).toEqual({ kind: 'repeated', seq: 2 })
    await get().append({ table: 't', after: 2, entries: entriesOf(3, 3), clientId: 'c2' })
    expect(await get().append(first)).toEqual({ kind: 'repeated', seq: 2 })
    const elsewhere = { ...first, after: 3, entries: entriesOf(4, 4, 'again') }
    expect(await get().append(elsewhere)).toEqual({ kind: 'repeated', seq: 2 })
    expect(await get().readEntries('t', 0, 10)).toEqual(entriesOf(1, 3))
    expect(await get().sentSeq('t', 'c1')).toBe(2)
    expect(await get().sentSeq('t', 'c2')).toBe(3)
    expect(await get().sentSeq('t', 'c3')).toBeNull()
    expect(await get().sentSeq('u', 'c1')).toBeNull()
  })

  it('knows a client id within its table only, and not from a refused send', async () => {
    await get().append({ table: 't', after: 0, entries: entriesOf(1, 1), clientId: 'c' })
    expect(await get().append({ table: 'u', after: 0, entries: entriesOf(1, 1), clientId: 'c' })).toEqual({
      kind: 'appended',
      seq: 1,
    })
    const send = (after: number) =>
      get().append({ table: 't', after, entries: entriesOf(after + 1, after + 1), clientId: 'd' })
    expect(await send(0)).toEqual({ kind: 'conflict', seq: 1 })
    expect(await get().sentSeq('t', 'd')).toBeNull()
    expect(await send(1)).toEqual({ kind: 'appended', seq: 2 })
  })

  it('writes the entries and the row together, or neither', async () => {
    const row = rowOf('t')
    await get().createTable(row)
    const next = changed(row, { status: 'running', changedAt: 2000 })
    const append = { table: 't', after: 0, entries: entriesOf(1, 3), clientId: 'c1', row: next }
    expect(await get().append(append)).toEqual({ kind: 'appended', seq: 3 })
    expect(await get().readTable('t')).toEqual(next)

    const stale = { table: 't', after: 3, entries: entriesOf(4, 6), clientId: 'c2', row: next }
    expect(await get().append(stale)).toEqual({ kind: 'conflict', seq: 3 })
    const wrongSeq = { table: 't', after: 2, entries: entriesOf(3, 4), clientId: 'c3', row: changed(next) }
    expect(await get().append(wrongSeq)).toEqual({ kind: 'conflict', seq: 3 })
    expect(await get().append({ ...append, row: changed(next) })).toEqual({ kind: 'repeated', seq: 3 })
    expect(await get().append({ table: 'u', after: 0, entries: entriesOf(1, 1), row: changed(rowOf('u')) })).toEqual({
      kind: 'conflict',
      seq: 0,
    })
    expect(await get().readTable('t')).toEqual(next)
    expect(await get().readTable('u')).toBeNull()
    expect(await get().lastSeq('t')).toBe(3)
    expect(await get().lastSeq('u')).toBe(0)
    expect(await get().sentSeq('t', 'c2')).toBeNull()
    expect(await get().sentSeq('t', 'c3')).toBeNull()
  })

  it('makes a table with its first entries, once, or neither', async () => {
    const row = rowOf('t', { status: 'running' })
    const append = { table: 't', after: 0, entries: entriesOf(1, 2), row }
    expect(await get().append({ ...append, after: 2, entries: entriesOf(3, 3) })).toEqual({ kind: 'conflict', seq: 0 })
    expect(await get().readTable('t')).toBeNull()
    expect(await get().append(append)).toEqual({ kind: 'appended', seq: 2 })
    expect(await get().readTable('t')).toEqual(row)
    expect(await get().readEntries('t', 0, 10)).toEqual(entriesOf(1, 2))
    const query = { status: ['running'], includePrivate: true, person: 'p1', limit: 9 } as const
    expect(await get().listTables(query)).toEqual([row])
    expect(await get().createTable(row)).toBe(false)

    const other = { ...row, data: { who: 'else' } }
    expect(await get().append({ ...append, row: other })).toEqual({ kind: 'conflict', seq: 2 })
    expect(await get().readTable('t')).toEqual(row)
    const empty = { table: 'u', after: 0, entries: [], row: rowOf('u') }
    expect(await get().append(empty)).toEqual({ kind: 'appended', seq: 0 })
    expect(await get().append(empty)).toEqual({ kind: 'conflict', seq: 0 })
    expect(await get().readTable('u')).toEqual(rowOf('u'))
  })

  it('appends no entries at all when only the row changes', async () => {
    const row = rowOf('t')
    await get().createTable(row)
    await get().append({ table: 't', after: 0, entries: entriesOf(1, 2) })
    const append = { table: 't', after: 2, entries: [], clientId: 'c', row: changed(row) }
    expect(await get().append(append)).toEqual({ kind: 'appended', seq: 2 })
    expect(await get().append(append)).toEqual({ kind: 'repeated', seq: 2 })
    expect(await get().readTable('t')).toEqual(changed(row))
  })

  it('lets one of many that race for the next entry win', async () => {
    const racers = Array.from({ length: 30 }, (_, who) =>
      get().append({ table: 't', after: 0, entries: entriesOf(1, 2, `racer ${who}`), clientId: `c${who}` }),
    )
    const answers = await Promise.all(racers)
    const winners = answers.flatMap(({ kind }, who) => (kind === 'appended' ? [who] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter(({ kind }) => kind === 'conflict')).toHaveLength(29)
    expect(await get().readEntries('t', 0, 10)).toEqual(entriesOf(1, 2, `racer ${winners[0]}`))
  })

  it('keeps the order of many appends to many tables at once', async () => {
    const tables = Array.from({ length: 40 }, (_, i) => `t${i}`)
    const rounds = 12
    const play = async (table: string) => {
      for (let after = 0; after < 2 * rounds; after += 2) {
        const entries = entriesOf(after + 1, after + 2, table)
        const answer = await get().append({ table, after, entries, clientId: `${after}` })
        expect(answer).toEqual({ kind: 'appended', seq: after + 2 })
      }
    }
    await Promise.all(tables.map(play))
    for (const table of tables) {
      expect(await get().readEntries(table, 0, 100)).toEqual(entriesOf(1, 2 * rounds, table))
    }
  })

  it('takes appends of one table that do not wait for each other, in their order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, after) =>
        get().append({ table: 't', after, entries: entriesOf(after + 1, after + 1) }),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 50 }, (_, i) => ({ kind: 'appended', seq: i + 1 })))
  })
}
