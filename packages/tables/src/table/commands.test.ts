import { findGame, stepsOf } from '@serai/bots'
import { type Action, lowestSeat } from '@serai/kernel'
import {
  ann,
  bob,
  cid,
  codeOf,
  type Fixture,
  newTables,
  ok,
  ScriptedPerson,
  seededBytes,
  tableOf,
  workersHere,
} from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import { TableService } from '../service/table-service.ts'
import type { Stage } from '../stages.ts'
import { hastyTiming } from '../timing.ts'

const narde = findGame('long-narde')!

/** A game of two people; `mover` is to play. */
async function twoAtNarde(fixture: Fixture = newTables()) {
  const { tables } = fixture
  const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
  const people = await Promise.all([ann, bob].map((by) => new ScriptedPerson(tables, by, id).sit()))
  await ok(tables.start(ann, id))
  const seat = lowestSeat(narde.toAct(people[0]!.view).must)
  return { ...fixture, id, people, mover: people[seat]!, other: people[1 - seat]!, by: [ann, bob][seat]! }
}

describe('a command', () => {
  it('is refused to those who have no seat or are not to move', async () => {
    const { tables, id, other, mover } = await twoAtNarde()
    const command = { clientId: 'a', expectedSeq: mover.seq }
    expect(await codeOf(tables.act(cid, id, command, [{ type: 'CONFIRM' }]))).toBe('E_NOT_SEATED')
    expect(await codeOf(other.send([mover.choices()[0]!]))).toBe('E_NOT_ACTIVE')
    expect(await codeOf(tables.act(ann, 'nowhere', command, []))).toBe('E_TABLE_UNKNOWN')
    expect(await codeOf(tables.act(ann, id, command, []))).toBe('E_BATCH')
    const jump = { type: 'JUMP' }
    expect(await tables.act(ann, id, command, [jump])).toEqual(narde.decode(jump))
  })

  it('is refused before the start and after the end', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    const resign = (clientId: string, expectedSeq: number) =>
      tables.act(ann, id, { clientId, expectedSeq }, [{ type: 'RESIGN' }])
    expect(await codeOf(resign('a', 0))).toBe('E_NOT_STARTED')
    const { seq } = await ok(tables.start(ann, id))
    await ok(resign('b', seq))
    expect(await codeOf(resign('c', seq + 1))).toBe('E_ENDED')
    expect(await ok(tables.readTable(id))).toMatchObject({ status: 'over', result: { winner: 1 } })
  })

  it('that is stale is refused with where the table is', async () => {
    const { mover } = await twoAtNarde()
    const before = mover.seq
    const [first] = mover.choices()
    await ok(mover.send([first!]))
    const [second] = mover.choices()
    expect(await mover.send([second!], before)).toEqual({ code: 'E_SEQ', seq: mover.seq })
    expect(await mover.send([second!], mover.seq + 1)).toEqual({ code: 'E_SEQ', seq: mover.seq })
  })

  it('that can be done at any time is never stale for one who is not asked', async () => {
    const { other, mover } = await twoAtNarde()
    await ok(mover.send([mover.choices()[0]!]))
    const resign = narde.decode({ type: 'RESIGN' }) as Action
    expect(await codeOf(other.send([narde.decode({ type: 'CONFIRM' }) as Action], 1))).toBe('E_SEQ')
    expect(await codeOf(mover.send([resign], 1))).toBe('E_SEQ')
    expect(await other.send([resign], 1)).toEqual({ seq: mover.seq })
  })

  it('that is sent again gets the first answer, and is done once', async () => {
    const { mover, tables, id } = await twoAtNarde()
    const [action] = mover.choices()
    const seq = mover.seq
    const answers = await Promise.all([0, 1, 2].map(() => mover.send([action!], seq, 'same')))
    expect(answers).toEqual([{ seq: seq + 1 }, { seq: seq + 1 }, { seq: seq + 1 }])
    expect((await ok(tables.readTable(id))).seq).toBe(seq + 1)
  })

  it('that is sent again to another service gets the first answer', async () => {
    const fixture = await twoAtNarde()
    const { mover, by, id, store, clock } = fixture
    const [action] = mover.choices()
    const seq = mover.seq
    await ok(mover.send([action!], seq, 'same'))
    const wire = [narde.encode(action!)]
    const later = newTables({ store, clock, seed: 'later' }).tables
    expect(await later.act(by, id, { clientId: 'same', expectedSeq: seq }, wire)).toEqual({ seq: seq + 1 })
    // Even when it would be legal once more.
    expect(await later.act(by, id, { clientId: 'same', expectedSeq: seq + 1 }, wire)).toEqual({ seq: seq + 1 })
    expect((await ok(later.readTable(id))).seq).toBe(seq + 1)
  })

  it('does not use up the ids of others', async () => {
    const { mover, other } = await twoAtNarde()
    const list: Action[] = []
    narde.plays!.list(mover.view, mover.seat!, list)
    await ok(mover.send(stepsOf(narde, mover.view, list[0]!), mover.seq, 'same'))
    const seq = other.seq
    expect(await other.send([other.choices()[0]!], seq, 'same')).toEqual({ seq: seq + 1 })
  })

  it('of several actions is all or nothing', async () => {
    const { mover, id, tables } = await twoAtNarde()
    const seq = mover.seq
    const [action] = mover.choices()
    const refusal = await mover.send([action!, narde.decode({ type: 'CONFIRM' }) as Action])
    expect(refusal).toMatchObject({ code: 'E_UNFINISHED', step: 1 })
    expect((await ok(tables.readTable(id))).seq).toBe(seq)
  })

  it('cannot probe chance', async () => {
    const { mover, id, tables } = await twoAtNarde()
    const list: Action[] = []
    narde.plays!.list(mover.view, mover.seat!, list)
    const steps = stepsOf(narde, mover.view, list[0]!)
    const seq = mover.seq
    expect(await codeOf(mover.send([...steps, steps[0]!]))).toBe('E_BATCH')
    expect((await ok(tables.readTable(id))).seq).toBe(seq)
  })
})

it('an action is measured by its stages, each once', async () => {
  const measured: [Stage, number][] = []
  let now = 0
  const stages = { now: () => ++now, ended: (stage: Stage, since: number) => void measured.push([stage, since]) }
  const { store, clock } = newTables()
  const parts = {
    findGame,
    store,
    time: clock,
    bytes: seededBytes('stages'),
    workers: workersHere,
    timing: hastyTiming,
  }
  const { mover } = await twoAtNarde({ store, clock, tables: new TableService({ ...parts, stages }) })
  measured.length = 0
  now = 0
  await ok(mover.send([mover.choices()[0]!]))
  expect(measured).toEqual([
    ['waited', 1],
    ['decided', 2],
    ['told', 3],
  ])
})

describe('undo', () => {
  it('takes back own steps, and redo does them again', async () => {
    const { mover, other, tables, id, by } = await twoAtNarde()
    const start = narde.hash(mover.view)
    await ok(mover.send([mover.choices()[0]!]))
    const stepped = narde.hash(mover.view)
    const command = (clientId: string) => ({ clientId, expectedSeq: mover.seq })
    await ok(tables.undo(by, id, command('u')))
    expect([narde.hash(mover.view), narde.hash(other.view)]).toEqual([start, start])
    await ok(tables.redo(by, id, command('r')))
    expect([narde.hash(mover.view), narde.hash(other.view)]).toEqual([stepped, stepped])
    expect(await codeOf(tables.redo(by, id, command('s')))).toBe('E_REDO_NONE')
    const stale = { expectedSeq: mover.seq - 1 }
    const refused = { code: 'E_SEQ', seq: mover.seq }
    expect(await tables.undo(by, id, { clientId: 't', ...stale })).toEqual(refused)
    expect(await tables.redo(by, id, { clientId: 'v', ...stale })).toEqual(refused)
  })

  it('is refused for what others did and across chance', async () => {
    const { mover, other, tables, id, by } = await twoAtNarde()
    const nobody = [ann, bob].find((one) => one !== by)!
    expect(await codeOf(tables.undo(by, id, { clientId: 'a', expectedSeq: mover.seq }))).toBe('E_UNDO_NONE')
    await mover.playWhole()
    expect(await codeOf(tables.undo(by, id, { clientId: 'b', expectedSeq: mover.seq }))).toBe('E_UNDO_NONE')
    await ok(other.send([other.choices()[0]!]))
    expect(await codeOf(tables.undo(by, id, { clientId: 'c', expectedSeq: mover.seq }))).toBe('E_UNDO_NONE')
    await ok(tables.undo(nobody, id, { clientId: 'd', expectedSeq: mover.seq }))
  })

  it('comes to an end until another player or chance has acted', async () => {
    const { mover, other, tables, id, by } = await twoAtNarde()
    let sends = 0
    const command = () => ({ clientId: `u${sends++}`, expectedSeq: mover.seq })
    await ok(mover.send([mover.choices()[0]!]))
    for (let i = 0; i < 50; i++) await ok(i % 2 ? tables.redo(by, id, command()) : tables.undo(by, id, command()))
    const refused = { code: 'E_UNDO_MANY', most: 50 }
    expect(await tables.undo(by, id, command())).toEqual(refused)
    // What was done before, or is done now, does not begin it anew.
    await ok(mover.send([mover.choices()[0]!]))
    expect(await tables.undo(by, id, command())).toEqual(refused)
    while (mover.choices().length > 0) await ok(mover.send([mover.choices()[0]!]))
    await other.playWhole()
    await ok(mover.send([mover.choices()[0]!]))
    await ok(tables.undo(by, id, command()))
  })

  it('gives a new snapshot to a viewer who came in the middle', async () => {
    const { mover, tables, id, by } = await twoAtNarde()
    await ok(mover.send([mover.choices()[0]!]))
    const late = await new ScriptedPerson(tables, cid, id).sit()
    await ok(tables.undo(by, id, { clientId: 'u', expectedSeq: mover.seq }))
    expect(late.messages.map(({ type }) => type)).toEqual(['snapshot', 'snapshot'])
    expect(narde.hash(late.view)).toBe(narde.hash(mover.view))
    await ok(tables.redo(by, id, { clientId: 'r', expectedSeq: mover.seq }))
    expect(narde.hash(late.view)).toBe(narde.hash(mover.view))
  })
})
