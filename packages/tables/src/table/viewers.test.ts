import { findGame, games } from '@serai/bots'
import {
  Follower,
  formatHeader,
  isRefusal,
  type JsonObject,
  type LogEntry,
  parseEntry,
  parseLog,
  verifyLog,
} from '@serai/kernel'
import type { ServerMessageOf } from '@serai/protocol'
import { ann, bob, cid, listen, newTables, ok, ScriptedPerson, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import { restoreMatch, snapshotOf } from '../match/restore.ts'

type LogMessage = ServerMessageOf<'log'>

const clicks = 40

/** A game in the middle, with undos in it, and the hash of what each viewer had after each entry. */
async function middle(id: string) {
  const game = findGame(id)!
  const fixture = newTables()
  const { tables } = fixture
  const people = [ann, bob, cid].slice(0, game.seats.table.min)
  const { id: table } = await tableOf(fixture, id, people, [], { options: { ...game.simulationOptions } as JsonObject })
  const seated = await Promise.all(people.map((by) => new ScriptedPerson(tables, by, table).sit()))
  const watcher = await new ScriptedPerson(tables, { id: 'x', name: 'X' }, table).sit()
  await ok(tables.start(ann, table))
  for (let i = 0; i < clicks; i++) {
    for (const [seat, person] of seated.entries()) {
      if (!(await person.click()) || i % 3 !== 0) continue
      const by = people[seat]!
      const command = (clientId: string) => ({ clientId, expectedSeq: person.seq })
      if (!isRefusal(await tables.undo(by, table, command(`u${i}`))) && i % 2 === 0) {
        await ok(tables.redo(by, table, command(`r${i}`)))
      }
    }
  }
  return { ...fixture, game, table, people, seated, watcher }
}

it('the log of a game that is over is shown to everybody as it was, with what its dice came from', async () => {
  const fixture = newTables()
  const { tables } = fixture
  const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
  const { seq } = await ok(tables.start(ann, id))
  expect((await listen(tables, cid, id, 0)).messages[0]).not.toHaveProperty('reveal')
  await ok(tables.resign(ann, id, { clientId: 'a', expectedSeq: seq }))
  const [mine] = (await listen(tables, ann, id, 0)).messages as LogMessage[]
  const [theirs] = (await listen(tables, cid, id, 0)).messages as LogMessage[]
  expect(theirs).toEqual({ ...mine, seat: null })
  const text = [mine!.header, ...mine!.entries, { reveal: mine!.reveal }].map((line) => JSON.stringify(line)).join('\n')
  const log = parseLog(findGame, text)
  expect(isRefusal(log) ? log : verifyLog(log)).toMatchObject({ entries: mine!.entries.length })
  await tables.close()
})

describe.each(games.map(({ id }) => id))('reconnecting at %s', (id) => {
  it('from any entry leads to what the viewer may know now', async () => {
    const { tables, game, table, people, seated, watcher } = await middle(id)
    const { seq } = await ok(tables.readTable(table))
    expect(seq).toBeGreaterThan(clicks)
    let tails = 0
    for (const [i, viewer] of [...people, null].entries()) {
      const steady = [...seated, watcher][i]!
      const log = parseLog(findGame, await ok(tables.log(viewer, table)))
      if (isRefusal(log)) throw new Error(JSON.stringify(log))
      for (let from = 0; from <= seq; from++) {
        const { messages, close } = await listen(tables, viewer, table, from)
        close()
        const [first] = messages
        expect(first!.type).toBe(from === 0 ? 'log' : 'table')
        const again = new Follower(game, game.parsePosition(log.header.start))
        for (const entry of log.entries.slice(0, from)) again.append(entry)
        for (const message of messages) {
          if (message.type !== 'entries' && message.type !== 'log') continue
          if (message.type === 'log') expect(message.header).toEqual(formatHeader(log.header))
          tails++
          for (const entry of message.entries) again.append(parseEntry(game, entry) as LogEntry)
        }
        expect(again.seq).toBe(seq)
        expect(game.hash(again.state)).toBe(game.hash(steady.view))
      }
    }
    expect(tails).toBe((people.length + 1) * seq)
  })

  it('from an entry that never was gives the whole log', async () => {
    const { tables, table } = await middle(id)
    const { seq } = await ok(tables.readTable(table))
    const { messages } = await listen(tables, ann, table, seq + 1)
    expect(messages).toMatchObject([{ type: 'log', entries: { length: seq } }])
  })

  it('needs no entry where only positions are wanted', async () => {
    const { tables, table, game, watcher } = await middle(id)
    const { messages } = await listen(tables, null, table)
    expect(messages.map(({ type }) => type)).toEqual(['snapshot'])
    const [first] = messages
    if (first?.type !== 'snapshot') throw new Error('no snapshot')
    expect([first.seq, game.hash(game.parsePosition(first.view))]).toEqual([watcher.seq, game.hash(watcher.view)])
  })

  it('brings the log of a table that was taken up from a snapshot of the store', async () => {
    const { tables, table, store, clock } = await middle(id)
    const whole = await listen(tables, ann, table, 0)
    await tables.close()
    const row = (await store.readTable(table))!
    const kept = snapshotOf(await restoreMatch(store, findGame(id)!, row, true))
    if (kept) await store.saveSnapshot(table, kept)
    const later = newTables({ store, clock, seed: 'later' }).tables
    await later.readTable(table)
    const again = await listen(later, ann, table, 0)
    expect(again.messages[0]).toMatchObject({ type: 'log', entries: (whole.messages[0] as LogMessage).entries })
    await later.close()
  })

  it('brings the chat that was missed', async () => {
    const { tables, table, clock } = await middle(id)
    const { seq } = await ok(tables.readTable(table))
    await clock.pass(1000)
    await ok(tables.chat(bob, table, 'c', { preset: 'hello' }))
    const { messages } = await listen(tables, ann, table, seq)
    expect(messages).toMatchObject([{ type: 'table' }, { type: 'chat', line: { preset: 'hello', name: 'Bob' } }])
  })
})
