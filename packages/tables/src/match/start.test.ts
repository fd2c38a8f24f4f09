import { ann, bob, codeOf, newTables, ok, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

describe('a game', () => {
  it('starts when every seat is filled, and once', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob], ['random'])
    await ok(tables.leaveSeat(bob, id))
    expect(await tables.start(ann, id)).toMatchObject({ code: 'E_SEATS_MISSING', missing: [1] })
    await ok(tables.takeSeat(bob, id, 1))
    const answers = await Promise.all([tables.start(ann, id), tables.start(ann, id)])
    expect(answers[0]).toMatchObject({ status: 'running' })
    expect(answers[1]).toMatchObject({ code: 'E_STARTED' })
  })

  it('is begun by the host alone', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    expect(await codeOf(tables.start(bob, id))).toBe('E_NOT_HOST')
    expect(await ok(tables.start(ann, id))).toMatchObject({ status: 'running' })
  })

  it.each([
    ['one service', false],
    ['two services on one store', true],
  ])('has one start in %s', async (_, isTwo) => {
    const fixture = newTables()
    const here = fixture.tables
    const there = isTwo ? newTables({ ...fixture, seed: 'there' }).tables : here
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await there.readTable(id)
    const answers = await Promise.all([here.start(ann, id), there.start(ann, id)])
    expect(answers.filter((answer) => 'code' in answer)).toMatchObject([{ code: 'E_STARTED' }])
    expect(await fixture.store.lastSeq(id)).toBe((await ok(here.readTable(id))).seq)
  })
})
