import { type Board, randomBoard, spiralBoard } from '@serai/catan'
import { stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { neighboursOf } from '../analysis/adjacency.ts'
import { analyse } from '../analysis/analysis.ts'
import { draftTableRow } from '../fairness/draft-table.ts'
import { draftFigures } from './draft-figures.ts'
import { draftState, emptyDraft, finishDraft } from './draft-state.ts'
import { maxminDrafter } from './maxmin-drafter.ts'
import { MaxminPlanner } from './maxmin-planner.ts'

const boards = Array.from({ length: 30 }, (_, i) => (i % 2 ? spiralBoard : randomBoard)(stream(4, 'board', i + 1)))

function pairOf(board: Board, vertices: readonly number[]) {
  const { production } = analyse(board)
  const byResource = [0, 1, 2, 3, 4].map((r) => vertices.reduce((sum, v) => sum + production[5 * v + r]!, 0))
  return { pips: byResource.reduce((a, b) => a + b), types: byResource.filter((some) => some > 0).length }
}

describe('maxmin', () => {
  it('gives every seat two legal places, as good as it says', () => {
    for (const board of boards) {
      const s = emptyDraft(board, 4)
      const { types, pips, take } = new MaxminPlanner(analyse(board), s).solve()
      const all = take.flat()
      expect(new Set(all).size).toBe(8)
      for (const vertex of all) expect(neighboursOf(vertex).some((near) => all.includes(near))).toBe(false)
      const pairs = take.map((vertices) => pairOf(board, vertices))
      expect(Math.min(...pairs.map((pair) => pair.pips))).toBe(pips)
      expect(Math.min(...pairs.map((pair) => pair.types))).toBeGreaterThanOrEqual(types)
    }
  })

  it('finds the best for the last two seats, as trying everything does', () => {
    for (const board of boards.slice(0, 12)) {
      const start = emptyDraft(board, 3)
      const placements = finishDraft(start, maxminDrafter(analyse(board), emptyDraft(board, 3))).slice(0, 4)
      const s = draftState(board, 3, placements)
      if (!(s instanceof Int32Array)) throw new Error('not placed')
      const { types, pips } = new MaxminPlanner(analyse(board), s).solve()
      const taken = placements.map(({ vertex }) => vertex)
      const free = [...Array(54).keys()].filter(
        (v) => !taken.includes(v) && !neighboursOf(v).some((near) => taken.includes(near)),
      )
      const settled = pairOf(board, [taken[2]!, taken[3]!]).pips
      let best = -1
      for (const a of free) {
        for (const b of free) {
          if (a === b || neighboursOf(a).includes(b)) continue
          const two = [pairOf(board, [taken[1]!, a]), pairOf(board, [taken[0]!, b])]
          if (two.every((pair) => pair.types >= types))
            best = Math.max(best, Math.min(settled, ...two.map((p) => p.pips)))
        }
      }
      expect(pips).toBe(best)
    }
  })

  it('cannot be bettered by chance', () => {
    const random = stream(9, 'allocations')
    for (const board of boards.slice(0, 10)) {
      const { types, pips } = new MaxminPlanner(analyse(board), emptyDraft(board, 4)).solve()
      for (let trial = 0; trial < 3000; trial++) {
        const chosen: number[] = []
        while (chosen.length < 8) {
          const v = random.below(54)
          if (chosen.includes(v) || neighboursOf(v).some((near) => chosen.includes(near))) {
            if (random.below(40) === 0) chosen.length = 0
            continue
          }
          chosen.push(v)
        }
        const pairs = [0, 2, 4, 6].map((i) => pairOf(board, chosen.slice(i, i + 2)))
        if (pairs.some((pair) => pair.types < types)) continue
        expect(Math.min(...pairs.map((pair) => pair.pips))).toBeLessThanOrEqual(pips)
      }
    }
  })

  it('says what is left when a seat takes a place, never more than the best', () => {
    const board = boards[0]!
    const planner = new MaxminPlanner(analyse(board), emptyDraft(board, 4))
    const best = planner.solve()
    for (let vertex = 0; vertex < 54; vertex++) {
      const { types, pips } = planner.worstWith(0, vertex, best)
      expect(types <= best.types && (types < best.types || pips <= best.pips)).toBe(true)
    }
    expect(planner.worstWith(0, best.take[0]![0]!, best)).toEqual({ types: best.types, pips: best.pips })
  })

  it('leaves pips within 15 % on nine boards of ten and five resources for all on three of four', () => {
    const row = draftTableRow({ mode: 'random', draft: 'maxmin', seats: 4 }, 400, 6)
    expect(row.spreadWithin.share).toBeGreaterThan(0.9)
    expect(row.allFive.share).toBeGreaterThan(0.75)
  })

  it('follows its plan through the draft', () => {
    const board = boards[1]!
    const s = emptyDraft(board, 4)
    const { pips } = new MaxminPlanner(analyse(board), s).solve()
    finishDraft(s, maxminDrafter(analyse(board), s))
    expect(Math.min(...draftFigures(s).seats.map((seat) => seat.pips))).toBe(pips)
  })
})
