import { findGame } from '@serai/bots'
import {
  type Action,
  CHANCE,
  commitmentOf,
  defaultOptions,
  isRefusal,
  type JsonObject,
  listSeats,
  lowestSeat,
  redactEntry,
  SPECTATOR,
  stream,
  type Viewer,
} from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import { ann, bob, cid, listen, newTables, ok } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import { MemoryTableStore } from '../store/memory-table-store.ts'
import type { TableData } from '../table/table-data.ts'

// Two tables that differ only in what a viewer may not know must send the viewer the same bytes, whatever is done.

const game = findGame('catan')!
const people = [ann, bob, cid]
const TABLE = 'twin'

/** A position in the middle of a game, in which seats are to act. */
function positionAfter(seed: number): unknown {
  const random = stream(seed, 'leaks')
  const list: Action[] = []
  for (;;) {
    const state = game.start(defaultOptions(game.options), people.length, random)
    const steps = 60 + random.below(240)
    for (let step = 0; ; step++) {
      const turn = game.toAct(state)
      if (turn.kind === 'over') break
      if (turn.kind === 'seats' && step >= steps) return state
      if (turn.kind === 'chance') game.apply(state, CHANCE, game.draw(state, random))
      else {
        const seat = lowestSeat(turn.must)
        const count = game.legal(state, seat, list)
        // Building and buying make for hidden cards; ending the turn is last in the list.
        game.apply(state, seat, list[random.below(random.below(2) === 0 ? count : Math.max(1, count - 1))]!)
      }
    }
  }
}

async function tableAt(state: unknown) {
  const store = new MemoryTableStore()
  const secret = '5e'.repeat(32)
  const data: TableData = {
    game: game.id,
    options: defaultOptions(game.options),
    host: { id: ann.id, name: ann.name },
    seats: people.map(({ id, name }) => ({ kind: 'person', person: id, name, autopilot: false, seed: '' })),
    clock: { turnSeconds: 60, reserveSeconds: 60 },
    secret,
    commitment: commitmentOf(secret),
    start: game.describe(state),
    startedAt: 1000,
    endedAt: null,
    result: null,
    seq: 0,
    chat: [],
    muted: [],
    rematch: null,
  }
  await store.createTable({
    id: TABLE,
    version: 1,
    status: 'running',
    isPrivate: false,
    createdAt: 1000,
    changedAt: 1000,
    data: data as unknown as JsonObject,
  })
  return newTables({ store, timing: { absenceMs: 1e9 } })
}

/** Every finite action on the wire, and some that are open-ended. */
function everyAction(): unknown[] {
  const actions: unknown[] = []
  for (let action = 0; action < game.codes; action++) {
    try {
      actions.push(game.encode(action))
    } catch {
      break
    }
  }
  for (const give of ['wood', 'ore'])
    for (const want of ['brick', 'wheat'])
      for (const to of [[0], [1], [2], [0, 1], [1, 2], [0, 2]])
        actions.push({ type: 'PROPOSE_TRADE', to, give: { [give]: 1 }, want: { [want]: 1 } })
  return actions
}

const bytes = (value: unknown) => JSON.stringify(value)

/** All that a viewer who does these things is told. */
async function told(state: unknown, viewer: Viewer, act: (tables: Acting) => Promise<void>): Promise<string[]> {
  const { tables, clock } = await tableAt(state)
  const by = people[viewer] ?? { id: 'x', name: 'X' }
  const { messages } = await listen(tables, by, TABLE)
  const answers: unknown[] = []
  await act({ tables, by, answers, messages })
  const again = await listen(tables, by, TABLE, 0)
  const anew = await listen(tables, by, TABLE)
  const lobby: ServerMessage[] = []
  await tables.watchLobby((message) => lobby.push(message))
  const log = await tables.log(by, TABLE)
  await clock.pass(1)
  await tables.close()
  return [...messages, ...answers, ...again.messages, ...anew.messages, ...lobby, log].map(bytes)
}

interface Acting {
  readonly tables: ReturnType<typeof newTables>['tables']
  readonly by: Caller
  readonly answers: unknown[]
  readonly messages: ServerMessage[]
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed)
const VIEWERS = [0, 1, 2, SPECTATOR]

describe.each(SEEDS)('position %i', (seed) => {
  const state = positionAfter(seed)
  const twinFor = (viewer: Viewer) => game.determinize(game.redact(state, viewer), stream(seed, 'twin', viewer + 1))

  it.each(VIEWERS)('refusals, chat and reconnection tell viewer %i nothing', async (viewer) => {
    const legal: Action[] = []
    const count = viewer === SPECTATOR ? 0 : game.legal(state, viewer, legal)
    const own = new Set(legal.slice(0, count).map((action) => bytes(game.encode(action))))
    const refused = everyAction().filter((wire) => {
      const action = game.decode(wire)
      return !own.has(bytes(wire)) && !(viewer >= 0 && !isRefusal(action) && game.check(state, viewer, action) === null)
    })
    expect(refused.length).toBeGreaterThan(100)
    const act = async ({ tables, by, answers }: Acting) => {
      for (const [i, wire] of refused.entries()) {
        answers.push(await tables.act(by, TABLE, { clientId: `a${i}`, expectedSeq: i % 2 }, [wire]))
      }
      answers.push(await tables.act(by, TABLE, { clientId: 'b', expectedSeq: 0 }, refused.slice(0, 2)))
      answers.push(await tables.undo(by, TABLE, { clientId: 'c', expectedSeq: 0 }))
      answers.push(await tables.chat(by, TABLE, 'c', { preset: 'hello' }))
      expect(answers.filter((answer) => answer !== null).every(isRefusal)).toBe(true)
    }
    expect(await told(twinFor(viewer), viewer, act)).toEqual(await told(state, viewer, act))
  })

  it.each(VIEWERS)('what others do tells viewer %i nothing', async (viewer) => {
    const twin = twinFor(viewer)
    const legalIn = (position: unknown, seat: number) => {
      const list: Action[] = []
      return new Set(list.slice(0, game.legal(position, seat, list)))
    }
    for (const seat of listSeats(game.toAct(state).must)) {
      const both = [...legalIn(state, seat)].filter((action) => legalIn(twin, seat).has(action))
      for (const action of both.filter((_, i) => i % Math.ceil(both.length / 6) === 0)) {
        // What the rules make known is no leak.
        if (game.disclosed(state, { by: seat, action }).reveal) continue
        if (isPublicChance(state, seat, action, viewer)) continue
        const act = async ({ tables }: Acting) => {
          const command = { clientId: 'a', expectedSeq: 0 }
          await ok(tables.act(people[seat]!, TABLE, command, [game.encode(action)]))
        }
        expect(await told(twin, viewer, act)).toEqual(await told(state, viewer, act))
      }
    }
  })
})

/** Dice, and cards that the viewer draws: everything before them is part of them, so twins have different ones. */
function isPublicChance(state: unknown, seat: number, action: Action, viewer: Viewer): boolean {
  const after = game.clone(state)
  game.apply(after, seat, action)
  if (game.toAct(after).kind !== 'chance') return false
  const outcome = game.draw(after, stream(1, 'any'))
  const entry = { seq: 2, at: 0, by: CHANCE, action: outcome }
  return redactEntry(entry, game.disclosed(after, entry), viewer).action === outcome
}

describe('the test itself', () => {
  it('has twins that differ, and would notice', async () => {
    let differing = 0
    for (const seed of SEEDS) {
      const state = positionAfter(seed)
      const twin = game.determinize(game.redact(state, 0), stream(seed, 'twin', 1))
      if (game.hash(twin) === game.hash(state)) continue
      differing++
      const look = async () => {}
      expect(await told(twin, 0, look)).toEqual(await told(state, 0, look))
      const others = await Promise.all(
        [1, 2].map(async (seat) => [await told(twin, seat, look), await told(state, seat, look)]),
      )
      expect(others.some(([a, b]) => bytes(a) !== bytes(b))).toBe(true)
    }
    expect(differing).toBeGreaterThan(6)
  })
})
