import { describe, expect, it } from 'vitest'
import { ann, bob, codeOf, newHouse, ok, tableOf } from '../../test/house/fixture.ts'

describe('a game', () => {
  it('starts when every seat is filled, and once', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob], ['random'])
    await ok(house.leaveSeat(bob, id))
    expect(await house.start(ann, id)).toMatchObject({ code: 'E_SEATS_MISSING', missing: [1] })
    await ok(house.takeSeat(bob, id, 1))
    const answers = await Promise.all([house.start(ann, id), house.start(ann, id)])
    expect(answers[0]).toMatchObject({ status: 'running' })
    expect(answers[1]).toMatchObject({ code: 'E_STARTED' })
  })

  it('is begun by the host alone', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    expect(await codeOf(house.start(bob, id))).toBe('E_NOT_HOST')
    expect(await ok(house.start(ann, id))).toMatchObject({ status: 'running' })
  })

  it.each([
    ['one house', false],
    ['two houses on one store', true],
  ])('has one start in %s', async (_, isTwo) => {
    const fixture = newHouse()
    const here = fixture.house
    const there = isTwo ? newHouse({ ...fixture, seed: 'there' }).house : here
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await there.readTable(null, id)
    const answers = await Promise.all([here.start(ann, id), there.start(ann, id)])
    expect(answers.filter((answer) => 'code' in answer)).toMatchObject([{ code: 'E_STARTED' }])
    expect(await fixture.store.lastSeq(id)).toBe((await ok(here.readTable(null, id))).seq)
  })
})
