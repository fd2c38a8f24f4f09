// @vitest-environment happy-dom
import { changed, describeTableStore, entriesOf, rowOf } from '@serai/test-kit/tables'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowserTableStore } from './browser-table-store.ts'
import { savedTable } from './saved-table.ts'

beforeEach(() => localStorage.clear())

describeTableStore('browser', async () => new BrowserTableStore())

describe('tables in the browser', () => {
  const running = rowOf('t1', { status: 'running', data: { game: 'toy', seats: [] } })

  it('are there when the page is opened again', async () => {
    const store = new BrowserTableStore()
    await store.append({ table: 't1', after: 0, entries: entriesOf(1, 3), clientId: 'c', row: running })
    const again = new BrowserTableStore()
    expect(await again.readTable('t1')).toEqual(running)
    expect(await again.readEntries('t1', 0, 9)).toEqual(entriesOf(1, 3))
    expect(await again.sentSeq('t1', 'c')).toBe(3)
  })

  it('say which of a game waits, until it has ended', async () => {
    const store = new BrowserTableStore()
    await store.createTable(running)
    expect([savedTable('toy'), savedTable('other')]).toEqual(['t1', null])
    await store.createTable({ ...running, id: 't2' })
    await store.updateTable(changed(running, { status: 'over' }))
    expect(savedTable('toy')).toBe('t2')
    store.removeEnded('toy')
    const again = new BrowserTableStore()
    expect([await again.readTable('t1'), (await again.readTable('t2'))?.id]).toEqual([null, 't2'])
  })

  it('that are damaged cost nothing but themselves', async () => {
    await new BrowserTableStore().createTable(running)
    localStorage.setItem('serai.table.bad', '{"row":')
    const store = new BrowserTableStore()
    expect(await store.readTable('bad')).toBeNull()
    expect(await store.readTable('t1')).toEqual(running)
  })

  it('are played where the browser has no room', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const store = new BrowserTableStore()
    expect(await store.createTable(running)).toBe(true)
    expect(await store.readTable('t1')).toEqual(running)
  })
})
