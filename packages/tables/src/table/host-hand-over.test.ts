import { ann, bob, cid, codeOf, newTables, ok, request, settle, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

describe('a host who has been away for long', () => {
  it('passes the table to one who waits there', async () => {
    const fixture = newTables({ timing: { absenceMs: 60_000 } })
    const { clock, tables } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    const host = async () => (await ok(tables.readTable(id))).host
    const { close } = await ok(tables.watch(ann, id, null, () => {}))
    const seen: unknown[] = []
    await ok(tables.watch(cid, id, null, (message) => seen.push(message)))
    close()
    await clock.pass(59_999)
    expect(await host()).toBe('Ann')
    await clock.pass(1)
    await settle()
    // Bob sits before Cid, but is not here.
    expect(await host()).toBe('Cid')
    expect(seen.at(-1)).toMatchObject({ type: 'table', summary: { hostId: cid.id } })
    await ok(tables.watch(ann, id, null, () => {}))
    expect(await codeOf(tables.start(ann, id))).toBe('E_NOT_HOST')
    expect((await ok(tables.start(cid, id))).status).toBe('running')
  })

  it('keeps it until somebody sits who could have it', async () => {
    const { clock, tables } = newTables({ timing: { absenceMs: 60_000 } })
    const { id } = await ok(tables.createTable(ann, request('catan', 3)))
    await ok(tables.watch(bob, id, null, () => {}))
    await clock.pass(100_000)
    expect((await ok(tables.readTable(id))).host).toBe('Ann')
    await ok(tables.takeSeat(bob, id, null))
    await settle()
    expect((await ok(tables.readTable(id))).host).toBe('Bob')
  })
})
