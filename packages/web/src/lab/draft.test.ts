import { activeSeat, catan } from '@serai/catan'
import { isRefusal } from '@serai/kernel'
import { advise, generateBoard, isDrafting, type Placement } from '@serai/lab'
import { describe, expect, it } from 'vitest'
import en from '../text/en/index.ts'
import { placeViews } from './advice-panel.tsx'
import { actionAt, actionsFor, draftAfter, freeSpots, isRoadNext, placementsOf } from './draft.ts'

const board = generateBoard({ mode: 'spiral', seed: 3 })
if (isRefusal(board)) throw new Error('no board')

function bestOf(state: ReturnType<typeof draftAfter>) {
  const advice = advise(state, activeSeat(state), 'classic')
  if (isRefusal(advice)) throw new Error(advice.code)
  return advice.places[0]!
}

describe('a draft', () => {
  it('begins with every corner free', () => {
    const spots = freeSpots(draftAfter(board, 4, []))
    expect(spots).toHaveLength(54)
    expect(spots.every(({ kind }) => kind === 'vertex')).toBe(true)
  })

  it('asks for the road after a settlement of one’s own', () => {
    const state = draftAfter(board, 4, [actionAt({ kind: 'vertex', at: 20 })])
    expect(isRoadNext(state)).toBe(true)
    expect(freeSpots(state).map(({ kind }) => kind)).toEqual(['edge', 'edge', 'edge'])
    expect(actionsFor(state, { vertex: 20, edge: freeSpots(state)[0]!.at })).toHaveLength(1)
  })

  it.each([3, 4])('of %i seats is over when all have placed what is advised', (seats) => {
    const placed: number[] = []
    const places: Placement[] = []
    for (let step = 0; step < 2 * seats; step++) {
      const state = draftAfter(board, seats, placed)
      const { vertex, edge } = bestOf(state)
      places.push({ vertex, edge })
      for (const action of actionsFor(state, { vertex, edge })) placed.push(action)
    }
    const state = draftAfter(board, seats, placed)
    expect(isDrafting(state)).toBe(false)
    expect(freeSpots(state)).toEqual([])
    expect(catan.toAct(state).must).not.toBe(0)
    expect(placementsOf(placed)).toEqual(places)
  })
})

describe('the advice', () => {
  it.each([
    ['expert', /^[+−]\d+\.\d points$/],
    ['maxmin', /^worst \d+$/],
    ['classic', /^\d+ points$/],
  ] as const)('of %s shows four places with their worth', (method, worth) => {
    const advice = advise(draftAfter(board, 4, []), 0, method)
    if (isRefusal(advice)) throw new Error(advice.code)
    const views = placeViews(advice, en)
    expect(views.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    for (const view of views) {
      expect(view.worth).toMatch(worth)
      expect(view.why).toMatch(/\.$/)
      expect(view.lands.length).toBeGreaterThan(0)
      expect(view.isGain === null).toBe(method !== 'expert')
    }
  })
})
