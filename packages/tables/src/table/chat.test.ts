import { type ChatInput, type ChatLine, MOST_CHAT } from '@serai/protocol'
import { ann, bob, cid, codeOf, type Fixture, listen, newTables, ok, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import { shownLine } from './chat.ts'
import { dataOf } from './table-data.ts'

async function table() {
  const fixture = newTables()
  const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
  return { ...fixture, id }
}

let sends = 0
const say = (tables: Fixture['tables'], by: Caller, id: string, chat: ChatInput) =>
  tables.chat(by, id, `send-${++sends}`, chat)

const guest = (n: number): Caller => ({ id: `guest-${n}`, name: `Guest ${n}` })

/** As one finds it who comes now. */
async function chatOf({ tables }: Fixture, id: string): Promise<readonly ChatLine[]> {
  const { messages, close } = await listen(tables, null, id)
  close()
  const [first] = messages
  return first?.type === 'snapshot' ? first.chat : []
}

describe('chat', () => {
  it('is heard by everybody and kept for those who come later', async () => {
    const { tables, id, store, clock } = await table()
    const { messages } = await listen(tables, null, id)
    expect(await say(tables, ann, id, { text: ' hello ' })).toBeNull()
    expect(await say(tables, cid, id, { preset: 'good-luck' })).toBeNull()
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
    expect(await say(tables, bob, id, { preset: 'good-game' })).toBeNull()
    expect(await say(tables, cid, id, { text: 'Well done' })).toBeNull()
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
    expect(await codeOf(say(tables, ann, id, { text: '   ' }))).toBe('E_CHAT_EMPTY')
    expect(await say(tables, ann, id, { text: 'x'.repeat(MOST_CHAT + 1) })).toEqual({
      code: 'E_CHAT_LONG',
      most: MOST_CHAT,
    })
    for (let i = 0; i < 5; i++) await ok(say(tables, ann, id, { text: `${i}` }))
    expect(await say(tables, ann, id, { text: 'more' })).toEqual({ code: 'E_RATE', most: 5, windowMs: 10_000 })
    await ok(say(tables, bob, id, { text: 'me' }))
    await clock.pass(10_000)
    await ok(say(tables, ann, id, { text: 'more' }))
  })

  it('forgets old lines, and counts on', async () => {
    const { tables, id, clock } = await table()
    for (let i = 0; i < 103; i++) {
      await ok(say(tables, ann, id, { text: `${i}` }))
      await clock.pass(5000)
    }
    const { messages } = await listen(tables, bob, id)
    const { chat } = messages[0] as { chat: { number: number }[] } & (typeof messages)[0]
    expect([chat.length, chat[0]!.number, chat.at(-1)!.number]).toEqual([100, 4, 103])
  })

  it('is one clean line', async () => {
    const fixture = await table()
    const { tables, id } = fixture
    await ok(say(tables, ann, id, { text: '\u202eone\r\ntwo\u0000\u200b three 👩‍❤️‍👨\u2028می‌خواهم ' }))
    expect((await chatOf(fixture, id)).map(({ text }) => text)).toEqual(['one two three 👩‍❤️‍👨 می‌خواهم'])
    expect(await codeOf(say(tables, ann, id, { text: '\u200b\u202e\n\u2800\u3164' }))).toBe('E_CHAT_EMPTY')
    await ok(say(tables, ann, id, { text: `${'x'.repeat(MOST_CHAT)}\u200b\n` }))
  })
})

describe('a line that is sent again', () => {
  it('is heard once, answered as before, and shown without its id', async () => {
    const fixture = await table()
    const { tables, id, store, clock } = fixture
    const { messages } = await listen(tables, bob, id)
    expect(await tables.chat(ann, id, 'one', { text: 'hello' })).toBeNull()
    expect(await tables.chat(ann, id, 'one', { text: 'hello' })).toBeNull()
    await Promise.all([1, 2, 3].map(() => ok(tables.chat(ann, id, 'two', { preset: 'hello' }))))
    const said = messages.flatMap((message) => (message.type === 'chat' ? [message.line] : []))
    expect(said.map(({ number, text, preset }) => [number, text ?? preset])).toEqual([
      [1, 'hello'],
      [2, 'hello'],
    ])
    expect(Object.keys(said[0]!)).toEqual(['number', 'at', 'person', 'name', 'seat', 'text'])
    await tables.close()

    // Another process has it from the store, before and after the start.
    const later = newTables({ store, clock, seed: 'later' })
    expect(await later.tables.chat(ann, id, 'one', { text: 'hello' })).toBeNull()
    expect(await chatOf(later, id)).toEqual(said)
    await ok(later.tables.start(ann, id))
    expect(await later.tables.chat(ann, id, 'two', { text: 'hello' })).toBeNull()
    const { messages: log } = await listen(later.tables, bob, id, 0)
    expect(log[0]).toMatchObject({ type: 'log', chat: said })
    expect(JSON.stringify(log)).not.toContain('clientId')
    await later.tables.close()
  })

  it('is one line of two processes that get it at once', async () => {
    const here = await table()
    const { tables: there } = newTables({ ...here, seed: 'there' })
    await there.readTable(here.id)
    await Promise.all([here.tables, there].map((tables) => ok(tables.chat(ann, here.id, 'one', { text: 'hello' }))))
    expect(await chatOf(newTables({ ...here, seed: 'later' }), here.id)).toHaveLength(1)
  })

  it('is answered though its sender is muted since, and may say no more', async () => {
    const { tables, id } = await table()
    for (let i = 0; i < 5; i++) await ok(tables.chat(bob, id, `${i}`, { text: 'x' }))
    expect(await codeOf(tables.chat(bob, id, '5', { text: 'x' }))).toBe('E_RATE')
    expect(await tables.chat(bob, id, '4', { text: 'x' })).toBeNull()
    await ok(tables.mute(ann, id, bob.id, true))
    expect(await tables.chat(bob, id, '4', { text: 'x' })).toBeNull()
  })

  it('is another one when somebody else sends it', async () => {
    const fixture = await table()
    for (const by of [ann, bob]) await ok(fixture.tables.chat(by, fixture.id, 'one', { text: 'hello' }))
    expect((await chatOf(fixture, fixture.id)).map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  })

  it('is known at tables of before, whose lines have no ids', async () => {
    const fixture = await table()
    const { tables, id, store, clock } = fixture
    await ok(tables.chat(ann, id, 'one', { text: 'hello' }))
    await tables.close()
    const row = (await store.readTable(id))!
    const chat = dataOf(row).chat.map(shownLine)
    await store.updateTable({ ...row, version: row.version + 1, data: { ...row.data, chat } as never })
    const later = newTables({ store, clock, seed: 'later' })
    await ok(later.tables.chat(ann, id, 'two', { text: 'again' }))
    expect((await chatOf(later, id)).map(({ text }) => text)).toEqual(['hello', 'again'])
    await later.tables.close()
  })
})

describe('chat of people without a seat', () => {
  it('does not push out what is said at the seats', async () => {
    const fixture = await table()
    const { tables, id, clock } = fixture
    for (let i = 0; i < 3; i++) await ok(say(tables, ann, id, { text: `seated ${i}` }))
    for (let i = 0; i < 120; i++) {
      await ok(say(tables, guest(i), id, { text: `${i}` }))
      await clock.pass(1000)
    }
    const lines = await chatOf(fixture, id)
    expect(lines.filter(({ seat }) => seat !== null).map(({ text }) => text)).toEqual(
      [0, 1, 2].map((i) => `seated ${i}`),
    )
    expect(lines.filter(({ seat }) => seat === null).map(({ text }) => text)).toEqual(
      Array.from({ length: 40 }, (_, i) => `${80 + i}`),
    )
    expect(lines.at(-1)?.number).toBe(123)
    for (let i = 0; i < 100; i++) {
      await ok(say(tables, bob, id, { text: `bob ${i}` }))
      await clock.pass(2500)
    }
    const after = await chatOf(fixture, id)
    expect([after.length, after.filter(({ seat }) => seat === null).length]).toEqual([140, 40])
  })

  it('is ten lines in ten seconds, of all of them together', async () => {
    const { tables, id, clock } = await table()
    for (let i = 0; i < 10; i++) await ok(say(tables, guest(i), id, { text: 'x' }))
    expect(await say(tables, guest(10), id, { text: 'x' })).toEqual({ code: 'E_RATE', most: 10, windowMs: 10_000 })
    await ok(say(tables, ann, id, { text: 'x' }))
    await clock.pass(10_000)
    await ok(say(tables, guest(10), id, { text: 'x' }))
  })
})
