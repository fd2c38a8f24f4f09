import { changed, rowOf } from '@serai/test-kit/tables'
import { expect, it } from 'vitest'
import type { Store } from '../../src/store/store.ts'

/** Counts, people, tokens, secrets. */
export function belongingCases(get: () => Store): void {
  it('counts tables by status, private ones too', async () => {
    const rows = [rowOf('t1'), rowOf('t2', { isPrivate: true }), rowOf('t3', { status: 'over' })]
    for (const row of rows) await get().createTable(row)
    const counts = async () => [await get().countTables('open'), await get().countTables('running')]
    expect(await counts()).toEqual([2, 0])
    await get().updateTable(changed(rows[0]!, { status: 'running' }))
    expect(await counts()).toEqual([1, 1])
  })

  it('keeps people, and their newest name', async () => {
    expect(await get().readPerson('p')).toBeNull()
    await get().savePerson({ id: 'p', name: 'Omar', createdAt: 5 })
    await get().savePerson({ id: 'q', name: 'Нарде', createdAt: 6 })
    await get().savePerson({ id: 'p', name: "O'Mar", createdAt: 5 })
    expect(await get().readPerson('p')).toEqual({ id: 'p', name: "O'Mar", createdAt: 5 })
    expect(await get().readPerson('q')).toEqual({ id: 'q', name: 'Нарде', createdAt: 6 })
  })

  it('keeps any text', async () => {
    const texts = ['', ' ', "'; DROP TABLE people; --", '%_\\', 'a\u0000b', '\ud800', '\u202e骰🎲', 'x'.repeat(5000)]
    for (const [i, text] of texts.entries()) {
      await get().savePerson({ id: `p${i}`, name: text, createdAt: i })
      await get().append({ table: 't', after: i, entries: [{ seq: i + 1, entry: { text } }], clientId: text })
    }
    for (const [i, text] of texts.entries()) {
      expect(await get().readPerson(`p${i}`)).toEqual({ id: `p${i}`, name: text, createdAt: i })
      expect(await get().readEntries('t', i, 1)).toEqual([{ seq: i + 1, entry: { text } }])
      expect(await get().sentSeq('t', text)).toBe(i + 1)
    }
  })

  it('keeps tokens by their hash until they are deleted', async () => {
    const token = (hash: string, person: string, createdAt: number) => ({
      hash,
      person,
      label: `of ${hash}`,
      createdAt,
    })
    const [one, two, three] = [token('h1', 'p', 20), token('h2', 'p', 10), token('h3', 'q', 30)]
    for (const row of [one, two, three]) await get().saveToken(row)
    expect(await get().findToken('h1')).toEqual(one)
    expect(await get().findToken('h9')).toBeNull()
    expect(await get().listTokens('p')).toEqual([two, one])
    expect(await get().listTokens('nobody')).toEqual([])
    expect(await get().deleteToken('h1')).toBe(true)
    expect(await get().deleteToken('h1')).toBe(false)
    expect(await get().findToken('h1')).toBeNull()
    expect(await get().listTokens('p')).toEqual([two])
  })

  it('makes a secret once', async () => {
    const asked = await Promise.all(['cookie', 'cookie', 'other'].map((name) => get().secret(name)))
    expect(asked[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(asked[1]).toBe(asked[0])
    expect(asked[2]).toMatch(/^[0-9a-f]{64}$/)
    expect(asked[2]).not.toBe(asked[0])
    expect(await get().secret('cookie')).toBe(asked[0])
  })
}
