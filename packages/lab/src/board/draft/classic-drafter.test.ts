import { type Board, catan, geometry, pips, randomBoard, spiralBoard } from '@serai/catan'
import { stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { neighboursOf } from '../analysis/adjacency.ts'
import { analyse } from '../analysis/analysis.ts'
import { draftTableRow } from '../fairness/draft-table.ts'
import { type ClassicVariant, classicDrafter } from './classic-drafter.ts'
import { emptyDraft, finishDraft } from './draft-state.ts'

/** R169 word by word, without the engine and without tables. */
function byTheBook(board: Board, seats: number, variant: ClassicVariant): number[][] {
  const hexes = (v: number) => [...geometry.VERTEX_HEXES.subarray(3 * v, 3 * v + 3)].filter((hex) => hex >= 0)
  const P = (v: number) => hexes(v).reduce((sum, hex) => sum + pips(board.number[hex]!), 0)
  const taken: number[][] = Array.from({ length: seats }, () => [])
  const types = (v: number) => hexes(v).map((hex) => board.terrain[hex]!)
  const cov = (vs: readonly number[], r: number) => vs.flatMap(types).filter((t) => t === r).length
  const five = [0, 1, 2, 3, 4]
  const score = (p: number, v: number) => {
    const own = taken[p]!
    const fresh = five.filter((r) => cov(own, r) === 0 && types(v).includes(r)).length
    return P(v) + 10 * fresh + 5 * Math.min(...five.map((r) => cov([...own, v], r)))
  }
  const order = [...Array(seats).keys()]
  for (const [step, p] of [...order, ...[...order].reverse()].entries()) {
    const all = taken.flat()
    const legal = [...Array(54).keys()].filter((v) => !all.includes(v) && !neighboursOf(v).some((n) => all.includes(n)))
    const worth = (v: number) => (step < seats && variant === 'pips' ? P(v) : score(p, v))
    taken[p]!.push(legal.reduce((best, v) => (worth(v) > worth(best) ? v : best)))
  }
  return taken
}

describe('classic', () => {
  it.each(['pips', 'full'] as const)('R169: takes the places of the book (%s)', (variant) => {
    for (let number = 1; number <= 40; number++) {
      const board = (number % 2 ? spiralBoard : randomBoard)(stream(2, 'board', number))
      const seats = 3 + (number % 2)
      const s = emptyDraft(board, seats)
      const placements = finishDraft(s, classicDrafter(analyse(board), variant))
      const bySeat = Array.from({ length: seats }, (_, p) => [
        placements[p]!.vertex,
        placements[2 * seats - 1 - p]!.vertex,
      ])
      expect(bySeat).toEqual(byTheBook(board, seats, variant))
    }
  })

  it('R169: builds the road toward the best lacking resource, else toward the most pips', () => {
    for (let number = 1; number <= 30; number++) {
      const board = randomBoard(stream(3, 'board', number))
      const s = emptyDraft(board, 4)
      const placements = finishDraft(s, classicDrafter(analyse(board)))
      const covered: Set<number>[] = [new Set(), new Set(), new Set(), new Set()]
      for (const [step, { vertex, edge }] of placements.entries()) {
        const own = covered[step < 4 ? step : 7 - step]!
        const hexes = (v: number) => [...geometry.VERTEX_HEXES.subarray(3 * v, 3 * v + 3)].filter((hex) => hex >= 0)
        for (const hex of hexes(vertex)) own.add(board.terrain[hex]!)
        const worth = (to: number) => {
          const fresh = hexes(to).filter((hex) => !hexes(vertex).includes(hex))[0]
          const some = fresh === undefined ? 0 : pips(board.number[fresh]!)
          return some > 0 && !own.has(board.terrain[fresh!]!) ? 100 + some : some
        }
        const taken = worth(geometry.EDGE_A[edge]! + geometry.EDGE_B[edge]! - vertex)
        expect(taken).toBe(Math.max(...neighboursOf(vertex).map(worth)))
      }
      expect(catan.turnCount(s)).toBe(1)
    }
  })

  it('R171: comes to the table', () => {
    const { spreadWithin, allFive, meanPips } = draftTableRow({ mode: 'spiral', draft: 'pips', seats: 4 }, 1000, 5)
    // 65.6 % and 11.6 % of boards; four standard errors of both measurements.
    expect(Math.abs(spreadWithin.share - 0.656)).toBeLessThan(0.07)
    expect(Math.abs(allFive.share - 0.116)).toBeLessThan(0.045)
    for (const [seat, mean] of [20.1, 20, 20.1, 20.1].entries())
      expect(Math.abs(meanPips[seat]! - mean)).toBeLessThan(0.3)
  })
})
