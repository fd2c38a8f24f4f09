import { findGame } from '@serai/bots'
import {
  type AnyGame,
  CHANCE,
  formatEntry,
  type Header,
  isRefusal,
  isUndo,
  type LogEntry,
  parseLog,
  type Random,
  redactLog,
  replay,
  SPECTATOR,
  stream,
  type Viewer,
} from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import { soaked } from '@serai/test-kit'
import {
  ann,
  bob,
  cid,
  type Fixture,
  listen,
  newTables,
  ok,
  ScriptedPerson,
  settle,
  tableOf,
} from '@serai/test-kit/tables'
import { expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import { dataOf } from '../table/table-data.ts'

const watcher: Caller = { id: 'watcher-id', name: 'Watcher' }

const KINDS = [
  { game: 'catan', people: [ann, bob, cid], bots: [], options: { turnCap: 80 }, games: soaked(5) },
  { game: 'catan', people: [ann, bob, cid], bots: ['random'], options: { turnCap: 80 }, games: soaked(3) },
  { game: 'long-narde', people: [ann, bob], bots: [], options: {}, games: soaked(2) },
]

/** People who click, take back, chat, leave and come back until the game is over. What each viewer got, in order. */
async function playWhole(fixture: Fixture, table: string, people: readonly Caller[], random: Random) {
  const { tables } = fixture
  const sent = new Map<Viewer, ServerMessage[]>()
  const seats = await Promise.all(people.map((by, i) => new ScriptedPerson(tables, by, table, `${i}`).sit()))
  for (const [seat, { messages }] of seats.entries()) sent.set(seat, messages)
  const seen = await listen(tables, watcher, table)
  sent.set(SPECTATOR, seen.messages)
  await ok(tables.start(people[0]!, table))
  for (let round = 0; seats.some(({ status }) => status !== 'over'); round++) {
    let isStuck = true
    for (const [seat, person] of seats.entries()) {
      const by = people[seat]!
      if (await person.click()) isStuck = false
      const chance = random.below(60)
      // Both are refused at times; what refusals tell is looked at elsewhere.
      if (chance < 4) await tables.undo(by, table, { clientId: `u${round}`, expectedSeq: person.seq })
      else if (chance === 4) await tables.chat(by, table, `c${round}`, { text: `round ${round}` })
      else if (chance === 5) {
        person.leave()
        await person.sit(random.below(2) === 0 ? null : person.seq)
      } else if (chance === 6) {
        const viewer = random.below(seats.length + 1)
        const from = random.below(person.seq + 1)
        const again = await listen(tables, people[viewer] ?? watcher, table, from)
        sent.get(people[viewer] ? viewer : SPECTATOR)!.push(...again.messages)
        again.close()
      }
    }
    if (isStuck) await settle(1)
    if (round > 20_000) throw new Error('the game did not end')
  }
  return sent
}

/** Every position of the log, the one before the first entry too. */
function positionsOf(game: AnyGame, header: Header, entries: readonly LogEntry[]): unknown[] {
  const record = replay(game, header, entries)
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  return Array.from({ length: entries.length + 1 }, (_, seq) => record.position(seq))
}

/** What of others' hands there is in a view of Catan. */
function handsIn(view: { readonly players?: readonly object[] }, viewer: Viewer): string[] {
  const others = (view.players ?? []).filter((_, seat) => seat !== viewer)
  return others.flatMap(Object.keys).filter((key) => ['resourceCards', 'developmentCards', 'points'].includes(key))
}

/** Checks all that a viewer was sent; how much of it had something hidden. */
function checkSent(
  { game, header, entries }: { game: AnyGame; header: Header; entries: readonly LogEntry[] },
  positions: readonly unknown[],
  viewer: Viewer,
  messages: readonly ServerMessage[],
  secret: string,
  random: Random,
): { hidden: number } {
  const redacted = redactLog(game, header, entries, viewer)
  if (isRefusal(redacted)) throw new Error(JSON.stringify(redacted))
  const wire = redacted.entries.map((entry) => formatEntry(game, entry))
  const seqs = new Set<number>()
  let hidden = 0
  for (const message of messages) {
    const isOver = 'summary' in message && message.summary?.status === 'over'
    if (!isOver && JSON.stringify(message).includes(secret)) expect.fail('the secret was sent during the game')
    if (message.type === 'entries') {
      for (const entry of message.entries) {
        seqs.add(entry.seq)
        expect(entry).toEqual(wire[entry.seq - 1])
        const whole = entries[entry.seq - 1]!
        if (whole.by !== CHANCE || isUndo(whole)) continue
        if (JSON.stringify(entry) !== JSON.stringify(formatEntry(game, whole))) hidden++
      }
    } else if (message.type === 'chat') {
      expect(message.line).toMatchObject({ text: expect.stringMatching(/^round \d+$/) })
    } else if (message.type === 'snapshot' && message.view) {
      const state = positions[message.seq]
      expect(message.view).toEqual(game.describe(game.redact(state, viewer)))
      if (game.toAct(state).kind === 'over') continue
      expect(handsIn(message.view, viewer)).toEqual([])
      // In another world that the viewer cannot tell from this one, the same would have been sent.
      const twin = game.determinize(game.redact(state, viewer), random)
      expect(message.view).toEqual(game.describe(game.redact(twin, viewer)))
    }
  }
  // Who left and came back for a snapshot has missed some.
  expect(seqs.size).toBeGreaterThan(entries.length / 2)
  return { hidden }
}

const count = KINDS.reduce((sum, { games }) => sum + games, 0)

it(`sends every viewer of ${count} whole games what they may know and nothing else`, async () => {
  let hidden = 0
  for (const { game, people, bots, options, games } of KINDS) {
    for (let i = 0; i < games; i++) {
      const random = stream(i, game, bots.length)
      const fixture = newTables({ seed: `${game} ${bots.length} ${i}` })
      const { id } = await tableOf(fixture, game, people, bots, { options })
      const sent = await playWhole(fixture, id, people, random)
      const log = parseLog(findGame, await ok(fixture.tables.log(null, id)))
      if (isRefusal(log)) throw new Error(JSON.stringify(log))
      const positions = positionsOf(log.game, log.header, log.entries)
      const { secret } = dataOf((await fixture.store.readTable(id))!)
      for (const [viewer, messages] of sent) {
        hidden += checkSent(log, positions, viewer, messages, secret, random).hidden
      }
      await fixture.tables.close()
    }
  }
  // There was something to leak.
  expect(hidden).toBeGreaterThan(count)
})
