import { isRefusal } from '@serai/kernel'
import { ann, bob, cid, codeOf, newTables, ok, request, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

const names = ({ seats }: { seats: readonly { name: string }[] }) => seats.map(({ name }) => name)
const CLOCK = { turnSeconds: 60, reserveSeconds: 300 }

describe('the rules of an open table', () => {
  it('are changed by the host, for everybody there, and the game is played by them', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob], ['random'])
    const seen: unknown[] = []
    await ok(tables.watch(bob, id, null, (message) => seen.push(message)))
    const rules = { seats: 3, options: { victoryPoints: 6 }, clock: CLOCK }
    expect(await ok(tables.changeRules(ann, id, rules))).toMatchObject({ options: { victoryPoints: 6 }, clock: CLOCK })
    expect(seen.at(-1)).toMatchObject({ type: 'table', summary: { options: { victoryPoints: 6 } } })
    expect(await ok(tables.start(ann, id))).toMatchObject({ status: 'running', options: { victoryPoints: 6 } })
  })

  it('bring a board of the kind that is asked for, and forget the kind when it is not', async () => {
    const { tables } = newTables()
    const { id } = await ok(tables.createTable(ann, request('catan', 4)))
    const change = (options: object) => tables.changeRules(ann, id, { seats: 4, options: { ...options }, clock: null })
    const fair = await ok(change({ board: { mode: 'fair', seed: 7 } }))
    expect(fair.boardWish).toEqual({ mode: 'fair' })
    expect(fair.options.board).toHaveProperty('hexes')
    // The other rules change, and the board stays; for other seats there is another.
    const again = await ok(change({ board: { mode: 'fair' }, victoryPoints: 8 }))
    expect(again).toMatchObject({ boardWish: { mode: 'fair' }, options: { ...fair.options, victoryPoints: 8 } })
    const three = await ok(tables.changeRules(ann, id, { seats: 3, options: { board: { mode: 'fair' } }, clock: null }))
    expect(three.options.board).not.toEqual(fair.options.board)
    const plain = await ok(change({ board: 'beginner' }))
    expect(plain).toMatchObject({ options: { board: 'beginner' } })
    expect(plain).not.toHaveProperty('boardWish')
  })

  it('make room at the end, and take empty seats away', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    const seated = (seats: number) => tables.changeRules(ann, id, { seats, options: {}, clock: null })
    expect(names(await ok(seated(4)))).toEqual(['Ann', 'Bob', 'Cid', ''])
    await ok(tables.takeSeat(bob, id, 3))
    expect(names(await ok(seated(3)))).toEqual(['Ann', 'Cid', 'Bob'])
    await ok(seated(4))
    await ok(tables.addBot(ann, id, 3, 'random'))
    expect(await codeOf(seated(3))).toBe('E_SEATS_FEW')
    expect(await codeOf(seated(5))).toBe('E_SEAT_COUNT')
  })

  it('stay as they are for everybody else, for what the game does not know, and from the start on', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    const rules = { seats: 3, options: { victoryPoints: 6 }, clock: null }
    expect(await codeOf(tables.changeRules(bob, id, rules))).toBe('E_NOT_HOST')
    const wrong = await tables.changeRules(ann, id, { ...rules, options: { victoryPoints: 'many' } })
    expect(isRefusal(wrong)).toBe(true)
    expect((await ok(tables.readTable(id))).options).toMatchObject({ victoryPoints: 10 })
    await ok(tables.start(ann, id))
    expect(await codeOf(tables.changeRules(ann, id, rules))).toBe('E_STARTED')
    await ok(tables.remove(id, 'enough'))
    expect(await codeOf(tables.changeRules(ann, id, rules))).toBe('E_ENDED')
  })
})
