import {
  activeSeat,
  buildingAt,
  type CatanState,
  catan,
  makeAction,
  pips,
  randomBoard,
  spiralBoard,
} from '@serai/catan'
import { isRefusal, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { ADVICE_METHODS, type AdviceMethod, advise } from './advice.ts'
import { draftState, emptyDraft, isDrafting, type Placement, placeNext } from './draft-state.ts'
import { maxminDrafter } from './maxmin-drafter.ts'
import { setupPlan } from './setup-plan.ts'

const board = spiralBoard(stream(41, 'board'))

/** After these placements; a refusal of the engine fails the test. */
function after(placed: readonly Placement[], seats: number): CatanState {
  const state = draftState(board, seats, placed)
  if (isRefusal(state)) throw new Error(JSON.stringify(state))
  return state
}

/** The twin: asks for the advice at every turn and follows it. */
function byAdvice(state: CatanState, method: AdviceMethod): Placement[] {
  const s = state.slice()
  const placements: Placement[] = []
  while (isDrafting(s)) {
    const advice = advise(s, activeSeat(s), method)
    if (isRefusal(advice)) throw new Error(advice.code)
    const { vertex, edge } = advice.places[0]!
    placements.push(placeNext(s, { settle: () => vertex, road: () => edge }))
  }
  return placements
}

const placesOf = (placements: readonly Placement[]) => placements.map(({ vertex, edge }) => ({ vertex, edge }))

describe.each(ADVICE_METHODS)('the plan by %s', (method) => {
  it.each([3, 4])('is a whole legal setup of %i seats, in turn and back', (seats) => {
    const { placements, card } = setupPlan(emptyDraft(board, seats), [], method)
    const turns = [...Array(seats).keys()]
    expect(placements.map(({ seat }) => seat)).toEqual([...turns, ...[...turns].reverse()])
    const state = after(placements, seats)
    expect(isDrafting(state)).toBe(false)
    for (const { seat, vertex, isPlaced } of placements) {
      expect(buildingAt(state, vertex)).toMatchObject({ seat })
      expect(isPlaced).toBe(false)
    }
    expect(card.draft).toBe(method)
    for (const [seat, figures] of card.seats.entries()) {
      const own = placements.filter((one) => one.seat === seat)
      expect(figures.placements).toEqual(placesOf(own))
      expect(own.reduce((sum, one) => sum + one.pips, 0)).toBe(figures.pips)
    }
  })

  it('says what each settlement gives', () => {
    const { vertexPips, harbour } = analyse(board)
    for (const one of setupPlan(emptyDraft(board, 4), [], method).placements) {
      expect(one.pips).toBe(vertexPips[one.vertex])
      expect(one.hexes.reduce((sum, { number }) => sum + pips(number), 0)).toBe(one.pips)
      expect(one.harbour ?? -1).toBe(harbour[one.vertex])
    }
  })

  it.each([0, 1, 3, 5, 8])('goes on from the %i placements that stand, and leaves the position as it was', (count) => {
    const placed = placesOf(setupPlan(emptyDraft(board, 4), [], 'classic').placements).slice(0, count)
    const position = after(placed, 4)
    const before = position.slice()
    const { placements } = setupPlan(position, placed, method)
    expect(placesOf(placements).slice(0, count)).toEqual(placed)
    expect(placements.map(({ isPlaced }) => isPlaced)).toEqual(Array.from({ length: 8 }, (_, step) => step < count))
    expect(position).toEqual(before)
    after(placements, 4)
  })

  it('adds the road where a settlement waits for it', () => {
    const position = emptyDraft(board, 3)
    catan.apply(position, 0, makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: 22 }))
    const { placements } = setupPlan(position, [], method)
    expect(placements[0]).toMatchObject({ seat: 0, vertex: 22, isPlaced: false })
    after(placements, 3)
  })
})

describe('every seat of a plan', () => {
  it.each(['classic', 'expert'] as const)('by %s takes the first place of the advice, on many boards', (method) => {
    for (let number = 0; number < 6; number++) {
      const start = emptyDraft((number % 2 ? spiralBoard : randomBoard)(stream(number, 'board')), number % 2 ? 4 : 3)
      expect(placesOf(setupPlan(start, [], method).placements)).toEqual(byAdvice(start, method))
    }
  })

  it('by maxmin takes what one sharing out gives it: nobody plans anew in between', () => {
    const start = emptyDraft(board, 4)
    const drafter = maxminDrafter(analyse(board), start)
    const s = start.slice()
    const placements: Placement[] = []
    while (isDrafting(s)) placements.push(placeNext(s, drafter))
    expect(placesOf(setupPlan(start, [], 'maxmin').placements)).toEqual(placements)
  })
})
