import { decodeBoard } from '@serai/catan'
import { isRefusal, type JsonObject } from '@serai/kernel'
import { fairnessCard, tableBoard } from '@serai/lab'
import { ann, newTables, ok, request } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

const optionsOf = async (board: JsonObject, seats = 4) => {
  const { tables } = newTables()
  return (await ok(tables.createTable(ann, request('catan', seats, { options: { board, victoryPoints: 8 } })))).options
}

describe('a board that is asked for', () => {
  it('is made, and kept as a board', async () => {
    const options = await optionsOf({ mode: 'fair', seed: 7, constraints: { cluster: 2 } })
    expect(options).toMatchObject({
      victoryPoints: 8,
      board: tableBoard({ mode: 'fair', seed: 7, seats: 4, constraints: { cluster: 2 } }),
    })
  })

  it('is kept without what came along with it', async () => {
    const { hexes, ports } = tableBoard({ mode: 'random', seed: 7 }) as { hexes: JsonObject[]; ports: JsonObject[] }
    const more = { hexes: hexes.map((hex) => ({ ...hex, x: 1 })), ports, x: 'x'.repeat(1000) }
    expect((await optionsOf(more)).board).toEqual({ hexes, ports })
  })

  it('is made for the players of the table', async () => {
    const { board: json } = await optionsOf({ mode: 'fair', seed: 7 }, 3)
    expect(json).toEqual(tableBoard({ mode: 'fair', seed: 7, seats: 3 }))
    const board = decodeBoard(json)
    if (isRefusal(board)) throw new Error(board.code)
    expect(fairnessCard(board, 3).grade).toMatch(/even$/)
  })

  it('is kept as a wish without what the table says itself', async () => {
    const { tables } = newTables()
    const board = { mode: 'fair', seats: 'x'.repeat(1000), seed: 7 }
    expect((await ok(tables.createTable(ann, request('catan', 3, { options: { board } })))).boardWish).toEqual({
      mode: 'fair',
    })
  })

  it('is another one of its kind in a rematch, and says which kind', async () => {
    const { tables } = newTables()
    const boardWish = { mode: 'fair', constraints: { cluster: 2 } }
    const options = { board: { ...boardWish, seed: 7 } }
    const bots = { bot: 'random' }
    const first = await ok(tables.createTable(ann, request('catan', 3, { options, seat: 0, bots, start: true })))
    expect(first.boardWish).toEqual(boardWish)
    await ok(tables.remove(first.id, 'enough'))
    const again = await ok(tables.rematch(ann, first.id))
    expect(again.boardWish).toEqual(boardWish)
    expect(isRefusal(decodeBoard(again.options.board))).toBe(false)
    expect(again.options.board).not.toEqual(first.options.board)
  })

  it('is another one each time when no seed is given', async () => {
    const { tables } = newTables()
    const one = () => tables.createTable(ann, request('catan', 4, { options: { board: { mode: 'random' } } }))
    expect((await ok(one())).options.board).not.toEqual((await ok(one())).options.board)
  })
})
