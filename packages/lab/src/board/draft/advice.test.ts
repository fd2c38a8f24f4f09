import { type CatanState, catan, spiralBoard } from '@serai/catan'
import { actions, layout } from '@serai/catan/raw'
import { CHANCE, defaultOptions, isRefusal, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { neighboursOf } from '../analysis/adjacency.ts'
import { analyse } from '../analysis/analysis.ts'
import { winShares } from '../fairness/setup-model.ts'
import { ADVICE_METHODS, type Advice, type AdviceMethod, advise } from './advice.ts'
import { draftState, emptyDraft, finishDraft, isDrafting, placeNext } from './draft-state.ts'
import { greedyDrafter } from './greedy-drafter.ts'

const board = spiralBoard(stream(21, 'board'))
const empty = emptyDraft(board, 4)

function adviceOf(s: CatanState, seat: number, method: AdviceMethod): Advice {
  const advice = advise(s, seat, method)
  if (isRefusal(advice)) throw new Error(advice.code)
  return advice
}

describe.each(ADVICE_METHODS)('%s advice', (method) => {
  it('ranks legal places with a legal road at every moment, for every seat', () => {
    const s = emptyDraft(board, 4)
    for (let step = 0; step < 8; step++) {
      for (let seat = 0; seat < 4; seat++) {
        const advice = advise(s, seat, method)
        if (isRefusal(advice)) {
          expect(step).toBeGreaterThan(7 - seat)
          continue
        }
        expect(step).toBeLessThanOrEqual(7 - seat)
        const position = s.slice()
        for (const { vertex, edge } of advice.foreseen) {
          catan.apply(position, position[layout.ACTIVE]!, actions.PLACE_SETUP_SETTLEMENT + vertex)
          catan.apply(position, position[layout.ACTIVE]!, actions.PLACE_SETUP_ROAD + edge)
        }
        expect(position[layout.ACTIVE]).toBe(seat)
        expect(advice.places.length).toBe(4)
        for (const { vertex, edge, worth } of advice.places) {
          const tried = position.slice()
          expect(catan.check(tried, seat, actions.PLACE_SETUP_SETTLEMENT + vertex)).toBeNull()
          catan.apply(tried, seat, actions.PLACE_SETUP_SETTLEMENT + vertex)
          expect(catan.check(tried, seat, actions.PLACE_SETUP_ROAD + edge)).toBeNull()
          expect(advice.worth[vertex]).toBe(worth)
        }
        const known = advice.worth.filter((worth) => worth !== null)
        expect(Math.max(...known)).toBe(advice.places[0]!.worth)
        expect(advice.heat.filter((heat) => heat !== null).every((heat) => heat >= 0 && heat <= 1)).toBe(true)
      }
      placeNext(s, greedyDrafter)
    }
    expect(advise(s, 0, method)).toMatchObject({ code: 'E_NOT_DRAFTING' })
  })

  it('leaves the position as it was', () => {
    const before = empty.slice()
    adviceOf(empty, 2, method)
    expect(empty).toEqual(before)
  })
})

describe('advice', () => {
  it('has a heat for each of the 54 vertices of an empty board', () => {
    expect(adviceOf(empty, 0, 'expert').heat.filter((heat) => heat !== null)).toHaveLength(54)
  })

  it('explains a place in numbers', () => {
    const { places } = adviceOf(empty, 0, 'classic')
    const best = places[0]!
    expect(best.worth).toBe(Math.max(...analyse(board).vertexPips))
    expect(best.reasons[0]).toEqual({ code: 'pips', pips: best.worth })
    expect(best.byResource.reduce((sum, some) => sum + some)).toBe(best.pips)
    expect(best.blocks.map(({ vertex }) => vertex).sort((a, b) => a - b)).toEqual(neighboursOf(best.vertex))
  })

  // At every moment of a setup, so that both rounds of R169 and full sets are among them.
  it.each(ADVICE_METHODS)('%s: says the worth in its own terms', (method) => {
    const s = emptyDraft(board, 4)
    while (isDrafting(s)) {
      for (const { worth, reasons } of adviceOf(s, s[layout.ACTIVE]!, method).places) {
        const said = reasons.flatMap((reason) => {
          switch (reason.code) {
            case 'win_share':
              expect(reason.gain).toBeCloseTo(reason.share - 1 / 4)
              return { method: 'expert', worth: reason.share }
            case 'worst_seat':
              return { method: 'maxmin', worth: 10 * reason.types + reason.pips }
            case 'score':
              return { method: 'classic', worth: reason.pips + reason.fresh + reason.coverage }
            default:
              return []
          }
        })
        expect(said).toEqual([{ method, worth }])
      }
      placeNext(s, greedyDrafter)
    }
  })

  it('classic: the first round counts pips alone', () => {
    const s = emptyDraft(board, 3)
    for (let step = 0; step < 6; step++) {
      const [score] = adviceOf(s, s[layout.ACTIVE]!, 'classic').places[0]!.reasons.filter(
        ({ code }) => code === 'score',
      )
      if (step < 3) expect(score).toMatchObject({ fresh: 0, coverage: 0 })
      else expect(score).not.toMatchObject({ fresh: 0, coverage: 0 })
      placeNext(s, greedyDrafter)
    }
  })

  it('has no worth to speak of where only the road is left', () => {
    const s = empty.slice()
    catan.apply(s, 0, actions.PLACE_SETUP_SETTLEMENT + 22)
    for (const method of ADVICE_METHODS) {
      const codes = adviceOf(s, 0, method).places[0]!.reasons.map(({ code }) => code)
      expect(codes.filter((code) => ['win_share', 'worst_seat', 'score'].includes(code))).toEqual([])
    }
  })

  it('expert: the worth is the expected share when the bots place the rest', () => {
    const { places } = adviceOf(empty, 0, 'expert')
    const { vertex, worth } = places[1]!
    const s = empty.slice()
    catan.apply(s, 0, actions.PLACE_SETUP_SETTLEMENT + vertex)
    finishDraft(s, greedyDrafter)
    expect(winShares(s)[0]).toBe(worth)
  })

  it('advises a road when the settlement stands', () => {
    const s = empty.slice()
    catan.apply(s, 0, actions.PLACE_SETUP_SETTLEMENT + 22)
    for (const method of ADVICE_METHODS) {
      const { places } = adviceOf(s, 0, method)
      expect(places).toHaveLength(1)
      expect(catan.check(s, 0, actions.PLACE_SETUP_ROAD + places[0]!.edge)).toBeNull()
    }
  })

  it('works on what a seat sees', () => {
    const view = catan.redact(empty, 1)
    expect(adviceOf(view, 1, 'classic').places).toEqual(adviceOf(empty, 1, 'classic').places)
  })
})

describe('placements', () => {
  it('are refused with the step and the reason', () => {
    expect(
      draftState(board, 4, [
        { vertex: 22, edge: 24 },
        { vertex: 22, edge: 25 },
      ]),
    ).toEqual({
      code: 'E_PLACEMENT',
      step: 1,
      fault: 'E_OCCUPIED',
    })
  })
})

it.each(ADVICE_METHODS)('%s does not care which number the first seat has', (method) => {
  const worthWhenFirst = (first: number) => {
    const state = catan.start(defaultOptions(catan.options), 4, stream(5, 'board'))
    catan.apply(state, CHANCE, actions.FIRST_PLAYER + first)
    const place = state.findIndex(
      (_, vertex) => vertex >= 30 && catan.check(state, first, actions.PLACE_SETUP_SETTLEMENT + vertex) === null,
    )
    catan.apply(state, first, actions.PLACE_SETUP_SETTLEMENT + place)
    const road: number[] = []
    catan.legal(state, first, road)
    catan.apply(state, first, road[0]!)
    const advice = advise(state, (first + 1) % 4, method)
    return isRefusal(advice) ? advice : advice.worth
  }
  expect(worthWhenFirst(2)).toEqual(worthWhenFirst(0))
})
