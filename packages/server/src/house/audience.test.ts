import { findGame, games } from '@serai/bots'
import { Follower, isRefusal, type JsonObject, type LogEntry, parseEntry, parseLog } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { ann, bob, cid, listen, newHouse, ok, tableOf } from '../../test/house/fixture.ts'
import { ScriptedPerson } from '../../test/house/scripted-person.ts'

const clicks = 40

/** A game in the middle, with undos in it, and the hash of what each viewer had after each entry. */
async function middle(id: string) {
  const game = findGame(id)!
  const fixture = newHouse()
  const { house } = fixture
  const people = [ann, bob, cid].slice(0, game.seats.table.min)
  const { id: table } = await tableOf(fixture, id, people, [], { options: { ...game.simulation } as JsonObject })
  const seated = await Promise.all(people.map((by) => new ScriptedPerson(house, by, table).sit()))
  const watcher = await new ScriptedPerson(house, { id: 'x', name: 'X' }, table).sit()
  await ok(house.start(ann, table))
  for (let i = 0; i < clicks; i++) {
    for (const [seat, person] of seated.entries()) {
      if (!(await person.click()) || i % 3 !== 0) continue
      const by = people[seat]!
      const command = (clientId: string) => ({ clientId, expectedSeq: person.seq })
      if (!isRefusal(await house.undo(by, table, command(`u${i}`))) && i % 2 === 0) {
        await ok(house.redo(by, table, command(`r${i}`)))
      }
    }
  }
  return { ...fixture, game, table, people, seated, watcher }
}

describe.each(games.map(({ id }) => id))('reconnecting at %s', (id) => {
  it('from any entry leads to what the viewer may know now', async () => {
    const { house, game, table, people, seated, watcher } = await middle(id)
    const { seq } = await ok(house.readTable(null, table))
    expect(seq).toBeGreaterThan(clicks)
    let tails = 0
    for (const [i, viewer] of [...people, null].entries()) {
      const steady = [...seated, watcher][i]!
      const log = parseLog(findGame, await ok(house.log(viewer, table)))
      if (isRefusal(log)) throw new Error(JSON.stringify(log))
      const follower = new Follower(game, game.build(log.header.start))
      for (let from = 0; from <= seq; from++) {
        if (from > 0) follower.append(log.entries[from - 1]!)
        const { messages, close } = await listen(house, viewer, table, from)
        close()
        const first = messages[0]!
        const state = first.type === 'snapshot' ? game.build(first.view) : follower.state
        const again = new Follower(game, state, first.type === 'snapshot' ? first.seq : from)
        for (const message of messages) {
          if (message.type !== 'entries') continue
          tails++
          for (const entry of message.entries) again.append(parseEntry(game, entry) as LogEntry)
        }
        expect(again.seq).toBe(seq)
        expect(game.hash(again.state)).toBe(game.hash(steady.view))
      }
    }
    expect(tails).toBeGreaterThan(seq)
  })

  it('from an entry that never was gives a snapshot', async () => {
    const { house, table } = await middle(id)
    const { seq } = await ok(house.readTable(null, table))
    expect((await listen(house, ann, table, seq + 1)).messages).toMatchObject([{ type: 'snapshot', seq }])
  })

  it('brings the chat that was missed', async () => {
    const { house, table, clock } = await middle(id)
    const { seq } = await ok(house.readTable(null, table))
    await clock.pass(1000)
    await ok(house.chat(bob, table, { preset: 'hello' }))
    const { messages } = await listen(house, ann, table, seq)
    expect(messages).toMatchObject([{ type: 'table' }, { type: 'chat', line: { preset: 'hello', name: 'Bob' } }])
  })
})
