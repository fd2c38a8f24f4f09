import { MOST_CHAT } from '@serai/protocol'
import { ann, bob, cid, codeOf, listen, newTables, ok, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

async function table() {
  const fixture = newTables()
  const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
  return { ...fixture, id }
}

describe('chat', () => {
  it('is heard by everybody and kept for those who come later', async () => {
    const { tables, id, store, clock } = await table()
    const { messages } = await listen(tables, null, id)
    expect(await tables.chat(ann, id, { text: ' hello ' })).toBeNull()
    expect(await tables.chat(cid, id, { preset: 'good-luck' })).toBeNull()
    const lines = [
      { number: 1, at: clock.now(), person: ann.id, name: 'Ann', seat: 0, text: 'hello' },
      { number: 2, at: clock.now(), person: cid.id, name: 'Cid', seat: null, preset: 'good-luck' },
    ]
    expect(messages.slice(1)).toEqual(lines.map((line) => ({ type: 'chat', table: id, line })))
    const later = newTables({ store, clock, seed: 'later' }).tables
    expect((await listen(later, bob, id)).messages[0]).toMatchObject({ type: 'snapshot', chat: lines })
  })

  it('goes on after the end, which stays when it was', async () => {
    const { tables, id, store, clock } = await table()
    const { seq } = await ok(tables.start(ann, id))
    await ok(tables.act(ann, id, { clientId: 'a', expectedSeq: seq }, [{ type: 'RESIGN' }]))
    const ended = await store.readTable(id)
    const { messages } = await listen(tables, cid, id)
    await clock.pass(60_000)
    expect(await tables.chat(bob, id, { preset: 'good-game' })).toBeNull()
    expect(await tables.chat(cid, id, { text: 'Well done' })).toBeNull()
    const said = messages.flatMap((message) => (message.type === 'chat' ? [message.line] : []))
    expect(said.map(({ seat, text, preset }) => [seat, text ?? preset])).toEqual([
      [1, 'good-game'],
      [null, 'Well done'],
    ])
    expect(await store.readTable(id)).toMatchObject({ status: 'over', changedAt: ended!.changedAt })
    const later = newTables({ store, clock, seed: 'later' }).tables
    expect((await listen(later, ann, id)).messages[0]).toMatchObject({ type: 'snapshot', chat: said })
  })

  it('has limits', async () => {
    const { tables, id, clock } = await table()
    expect(await codeOf(tables.chat(ann, id, { text: '   ' }))).toBe('E_CHAT_EMPTY')
    expect(await codeOf(tables.chat(ann, id, { text: 'x'.repeat(MOST_CHAT + 1) }))).toBe('E_CHAT_LONG')
    for (let i = 0; i < 5; i++) await ok(tables.chat(ann, id, { text: `${i}` }))
    expect(await codeOf(tables.chat(ann, id, { text: 'more' }))).toBe('E_RATE')
    await ok(tables.chat(bob, id, { text: 'me' }))
    await clock.pass(10_000)
    await ok(tables.chat(ann, id, { text: 'more' }))
  })

  it('forgets old lines, and counts on', async () => {
    const { tables, id, clock } = await table()
    for (let i = 0; i < 103; i++) {
      await ok(tables.chat(ann, id, { text: `${i}` }))
      await clock.pass(5000)
    }
    const { messages } = await listen(tables, bob, id)
    const { chat } = messages[0] as { chat: { number: number }[] } & (typeof messages)[0]
    expect([chat.length, chat[0]!.number, chat.at(-1)!.number]).toEqual([100, 4, 103])
  })

  it('is the host’s to mute', async () => {
    const { tables, id } = await table()
    expect(await codeOf(tables.mute(bob, id, ann.id, true))).toBe('E_NOT_HOST')
    expect((await ok(tables.mute(ann, id, bob.id, true))).muted).toEqual([bob.id])
    expect(await codeOf(tables.chat(bob, id, { preset: 'hello' }))).toBe('E_MUTED')
    expect((await ok(tables.mute(ann, id, bob.id, false))).muted).toBeUndefined()
    await ok(tables.chat(bob, id, { preset: 'hello' }))
  })
})
