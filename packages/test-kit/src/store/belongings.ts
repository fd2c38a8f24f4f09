import { expect, it } from 'vitest'
import type { StoreLike } from './store-like.ts'

/** Snapshots, people, tokens, secrets. */
export function belongingCases(get: () => StoreLike): void {
  it('keeps the newest snapshot of a table', async () => {
    expect(await get().readSnapshot('t')).toBeNull()
    const bytes = Uint8Array.from({ length: 300 }, (_, i) => i & 255)
    await get().saveSnapshot('t', { seq: 50, bytes })
    const kept = bytes.slice()
    bytes.fill(0)
    const read = await get().readSnapshot('t')
    expect(read?.seq).toBe(50)
    expect(Array.from(read!.bytes)).toEqual(Array.from(kept))
    await get().saveSnapshot('t', { seq: 80, bytes: Uint8Array.of(8) })
    await get().saveSnapshot('t', { seq: 60, bytes: Uint8Array.of(6) })
    const newest = await get().readSnapshot('t')
    expect([newest?.seq, ...newest!.bytes]).toEqual([80, 8])
    expect(await get().readSnapshot('u')).toBeNull()
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
