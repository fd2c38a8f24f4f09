import { ann, bob, cid, codeOf, dora, listen, newTables, ok, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

async function table() {
  const fixture = newTables()
  const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
  return { ...fixture, id }
}

describe('muting', () => {
  it('is the host’s', async () => {
    const { tables, id } = await table()
    expect(await codeOf(tables.mute(bob, id, ann.id, true))).toBe('E_NOT_HOST')
    expect((await ok(tables.mute(ann, id, bob.id, true))).muted).toEqual([bob.id])
    expect((await ok(tables.mute(ann, id, bob.id, true))).muted).toEqual([bob.id])
    expect(await codeOf(tables.chat(bob, id, 'a', { preset: 'hello' }))).toBe('E_MUTED')
    expect((await ok(tables.mute(ann, id, bob.id, false))).muted).toBeUndefined()
    await ok(tables.chat(bob, id, 'b', { preset: 'hello' }))
  })

  it('is for people who are or were there', async () => {
    const { tables, id } = await table()
    const muted = async (person: string) => (await ok(tables.mute(ann, id, person, true))).muted?.at(-1)
    expect(await codeOf(tables.mute(ann, id, dora.id, true))).toBe('E_NOT_HERE')
    const { close } = await listen(tables, dora, id)
    expect(await muted(dora.id)).toBe(dora.id)
    close()
    await ok(tables.leaveSeat(bob, id))
    expect(await muted(bob.id)).toBe(bob.id)
    await ok(tables.freeSeat(ann, id, 2))
    expect(await muted(cid.id)).toBe(cid.id)
    expect(await codeOf(tables.mute(ann, id, 'eve', true))).toBe('E_NOT_HERE')
    await ok(tables.chat({ id: 'eve', name: 'Eve' }, id, 'a', { preset: 'hello' }))
    expect(await muted('eve')).toBe('eve')
    for (const person of [dora.id, bob.id, cid.id, 'eve']) await ok(tables.mute(ann, id, person, false))
    expect((await ok(tables.readTable(id))).muted).toBeUndefined()
  })

  it('has a list with an end, from which anybody can be taken', async () => {
    const { tables, id } = await table()
    for (let i = 0; i <= 50; i++) {
      const person = { id: `guest-${i}`, name: 'Guest' }
      const { close } = await listen(tables, person, id)
      const answer = await tables.mute(ann, id, person.id, true)
      if (i === 50) expect(answer).toEqual({ code: 'E_MUTED_MANY', most: 50 })
      else await ok(answer)
      close()
    }
    await ok(tables.mute(ann, id, 'guest-7', false))
    expect((await ok(tables.mute(ann, id, bob.id, true))).muted).toHaveLength(50)
  })
})
