import { describe, expect, it } from 'vitest'
import { ann, bob, cid, codeOf, newHouse, ok, request, tableOf } from '../../test/house/fixture.ts'
import { settle } from '../../test/house/manual-clock.ts'

describe('a host who has been away for long', () => {
  it('passes the table to one who waits there', async () => {
    const fixture = newHouse({ timing: { absenceMs: 60_000 } })
    const { clock, house } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    const host = async () => (await ok(house.readTable(null, id))).host
    const { close } = await ok(house.watch(ann, id, null, () => {}))
    const seen: unknown[] = []
    await ok(house.watch(cid, id, null, (message) => seen.push(message)))
    close()
    await clock.pass(59_999)
    expect(await host()).toBe('Ann')
    await clock.pass(1)
    await settle()
    // Bob sits before Cid, but is not here.
    expect(await host()).toBe('Cid')
    expect(seen.at(-1)).toMatchObject({ type: 'table', summary: { hostId: cid.id } })
    await ok(house.watch(ann, id, null, () => {}))
    expect(await codeOf(house.start(ann, id))).toBe('E_NOT_HOST')
    expect((await ok(house.start(cid, id))).status).toBe('running')
  })

  it('keeps it until somebody sits who could have it', async () => {
    const { clock, house } = newHouse({ timing: { absenceMs: 60_000 } })
    const { id } = await ok(house.createTable(ann, request('catan', 3)))
    await ok(house.watch(bob, id, null, () => {}))
    await clock.pass(100_000)
    expect((await ok(house.readTable(null, id))).host).toBe('Ann')
    await ok(house.takeSeat(bob, id, null))
    await settle()
    expect((await ok(house.readTable(null, id))).host).toBe('Bob')
  })
})
