import { changed, entriesOf, rowOf, tableStoreCases } from '@serai/test-kit/tables'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { accountCases } from './accounts.ts'
import { belongingCases } from './belongings.ts'
import { endCases } from './ends.ts'

/**
 * What every store keeps. `open` gives a new, empty one; `reopen`, for stores that outlive their process, closes nothing
 * and opens again what a closed store has left.
 */
export function describeStore<S extends Store>(
  name: string,
  open: () => Promise<S>,
  reopen?: (closed: S) => Promise<S>,
): void {
  describe(`store: ${name}`, () => {
    let store: S
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())
    const get = () => store

    tableStoreCases(get)
    belongingCases(get)
    accountCases(get)
    endCases(get)

    if (!reopen) return
    it('has everything after it was closed and opened again', async () => {
      const row = rowOf('t', { data: { name: '骰 🎲' } })
      const token = { hash: 'h', person: 'p', label: 'bot', createdAt: 3 }
      await store.createTable(row)
      await store.append({ table: 't', after: 0, entries: entriesOf(1, 3), clientId: 'c', row: changed(row) })
      await store.saveSnapshot('t', { seq: 2, bytes: Uint8Array.of(1, 2, 255) })
      await store.savePerson({ id: 'p', name: 'Omar', createdAt: 1 })
      await store.saveToken(token)
      const account = {
        person: 'p',
        name: 'Omar',
        key: 'omar',
        looks: ['Omar', 'omar'],
        hash: 'x',
        createdAt: 4,
      } as const
      await store.createAccount(account)
      await store.recordEnd({ table: 't', played: [], ratings: [] })
      const secret = await store.secret('cookie')
      await store.close()

      store = await reopen(store)
      expect(await store.readTable('t')).toEqual(changed(row))
      expect(await store.readEntries('t', 0, 10)).toEqual(entriesOf(1, 3))
      expect(await store.append({ table: 't', after: 0, entries: entriesOf(1, 3), clientId: 'c' })).toEqual({
        kind: 'repeated',
        seq: 3,
      })
      const snapshot = await store.readSnapshot('t')
      expect([snapshot?.seq, ...snapshot!.bytes]).toEqual([2, 1, 2, 255])
      expect(await store.readPerson('p')).toEqual({ id: 'p', name: 'Omar', createdAt: 1 })
      expect(await store.findToken('h')).toEqual(token)
      expect(await store.findAccount('omar')).toEqual(account)
      expect(await store.recordEnd({ table: 't', played: [], ratings: [] })).toBe('repeated')
      expect(await store.secret('cookie')).toBe(secret)
    })

    it('finishes what is under way when it is closed', async () => {
      const appends = Array.from({ length: 200 }, (_, i) =>
        store.append({
          table: `t${i % 7}`,
          after: Math.floor(i / 7),
          entries: entriesOf(1 + Math.floor(i / 7), 1 + Math.floor(i / 7)),
        }),
      )
      await store.close()
      expect((await Promise.all(appends)).every(({ kind }) => kind === 'appended')).toBe(true)
      store = await reopen(store)
      expect(await store.lastSeq('t0')).toBe(29)
    })
  })
}
