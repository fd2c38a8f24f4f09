import { isRefusal } from '@serai/kernel'
import { emptyDraft, parseBoardCode, setupPlan } from '@serai/lab'
import { describe, expect, it } from 'vitest'
import en from '../text/en/index.ts'
import ru from '../text/ru/index.ts'
import { draftOf } from './draft.ts'
import { planSeats } from './plan-panel.tsx'

const named = parseBoardCode('SB1-06J6-TE2A-550T-E2A9-9H43-BX9F')
if (isRefusal(named)) throw new Error(named.fault)
const board = named
const plan = setupPlan(emptyDraft(board, 4), [], 'expert')

describe('a seat of a plan', () => {
  it('has its two settlements in the order of placing, its pips, and its resources by name', () => {
    const views = planSeats(plan, en)
    expect(views.map(({ settlements }) => settlements.map(({ order }) => order))).toEqual([
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
    ])
    // Counted by hand on the island.
    expect(views[1]).toEqual({
      seat: 1,
      name: 'Seat 2',
      pips: '19 pips',
      share: '19.5 % to win',
      settlements: [
        {
          order: 2,
          isPlaced: false,
          lands: [
            { hex: 0, resource: 'wood', number: 8 },
            { hex: 1, resource: 'sheep', number: 3 },
            { hex: 4, resource: 'ore', number: 9 },
          ],
          pips: '11 pips',
          harbour: null,
        },
        {
          order: 7,
          isPlaced: false,
          lands: [
            { hex: 15, resource: 'ore', number: 6 },
            { hex: 18, resource: 'wheat', number: 4 },
          ],
          pips: '8 pips',
          harbour: '3:1 harbour',
        },
      ],
      resources: [
        { resource: 'wood', pips: 5 },
        { resource: 'brick', pips: 0 },
        { resource: 'sheep', pips: 2 },
        { resource: 'wheat', pips: 3 },
        { resource: 'ore', pips: 9 },
      ],
    })
  })

  it('is told in Russian', () => {
    expect(planSeats(plan, ru)[3]).toMatchObject({ name: 'Место 4', pips: '21 точка', share: 'шанс 33,0 %' })
    expect(planSeats(plan, ru)[1]!.settlements[1]).toMatchObject({ pips: '8 точек', harbour: 'порт 3:1' })
  })

  it('says what stands already', () => {
    const placed = plan.placements.slice(0, 2)
    const views = planSeats(setupPlan(draftOf(board, 4, placed), placed, 'classic'), en)
    const standing = views.map(({ settlements }) => settlements.map(({ isPlaced }) => isPlaced))
    expect(standing).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, false],
    ])
  })
})
