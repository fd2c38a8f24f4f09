import { type Json, seatsTurn } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { moverOf, playsOf, position, stepsOf } from '../test/positions.ts'
import { randomTurns } from '../test/random-positions.ts'
import { CONFIRM } from './actions/numbers.ts'
import { narde } from './game.ts'
import { expectedPips, forcedSteps, nextSteps, refusedSteps, resignCost } from './questions.ts'

type Description = { readonly [field: string]: Json }

const later: Description = { firstTurn: { white: false, black: false } }

describe('the steps of a turn', () => {
  it('are the legal ones without CONFIRM, and nobody else has any', () => {
    for (const s of randomTurns(200, 'steps')) {
      const seat = moverOf(s)
      expect(narde.toAct(s)).toEqual(seatsTurn(1 << seat, 0))
      expect(nextSteps(s, seat)).toEqual(stepsOf(s).filter((step) => step !== CONFIRM))
      expect(nextSteps(s, 1 - seat)).toEqual([])
    }
  })

  it('are forced where one play is all there is', () => {
    for (const s of randomTurns(200, 'forced')) {
      const forced = forcedSteps(s, moverOf(s))
      expect(forced === null).toBe(playsOf(s).length > 1)
      if (forced === null) continue
      const byStep = narde.clone(s)
      const atOnce = narde.clone(s)
      const seat = moverOf(s)
      for (const step of forced) narde.apply(byStep, seat, step)
      if (narde.check(byStep, seat, CONFIRM) === null) narde.apply(byStep, seat, CONFIRM)
      narde.apply(atOnce, seat, playsOf(s)[0]!)
      expect(byStep).toEqual(atOnce)
    }
  })

  it('are forced for the mover alone; a pass has none', () => {
    const passed = position({
      points: { white: { 24: 5, 6: 10 }, black: { 12: 15 } },
      mover: 'black',
      dice: { roll: [6, 6] },
      ...later,
    })
    expect(forcedSteps(passed, 1)).toEqual([])
    expect(forcedSteps(passed, 0)).toBeNull()
  })
})

it('says what is against each die that is left', () => {
  const s = position({ points: { white: { 24: 14, 8: 1 }, black: { 12: 14, 3: 1 } }, dice: { roll: [5, 1] }, ...later })
  expect(refusedSteps(s, 0, 8)).toEqual([{ die: 5, to: 3, refusal: { code: 'E_OCCUPIED', from: 8, to: 3 } }])
  expect(refusedSteps(s, 0, 20).map(({ die, refusal }) => [die, refusal.code])).toEqual([
    [5, 'E_NO_CHECKER'],
    [1, 'E_NO_CHECKER'],
  ])
})

describe('what resigning costs (N26)', () => {
  const cost = (off: number, more: Description = {}) =>
    resignCost(
      position({
        points: { white: { 3: 15 - off }, black: { 12: 15 } },
        off: { white: off, black: 0 },
        ...later,
        ...more,
      }),
      0,
    )
  const match: Description = {
    options: { matchPoints: 3 },
    score: [0, 1],
    match: { games: 1, starterWins: 0, mars: 0, draws: 0 },
    ended: { winner: 1, points: 1, reason: 'oin' },
  }

  it.each([
    ['no checker off', cost(0), { points: 2, endsMatch: true }],
    ['a checker off', cost(3), { points: 1, endsMatch: true }],
    ['in a match', cost(3, { options: { matchPoints: 3 } }), { points: 1, endsMatch: false }],
    ['a match that goes on', cost(3, match), { points: 1, endsMatch: false }],
    ['a match that it ends', cost(0, match), { points: 2, endsMatch: true }],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })

  it('leaves the position as it was', () => {
    const s = position({ points: { white: { 24: 15 }, black: { 12: 15 } }, stage: 'opening' })
    const before = narde.describe(s)
    resignCost(s, 1)
    expect(narde.describe(s)).toEqual(before)
  })
})

it('expects 49/6 pips of a throw, 7 of an opening that is played, none where no throw is due (N8, N27)', () => {
  const points = { white: { 24: 15 }, black: { 12: 15 } }
  expect(expectedPips(position({ points, ...later }))).toBeCloseTo(49 / 6)
  expect(expectedPips(position({ points, stage: 'opening' }))).toBeCloseTo(7)
  expect(expectedPips(position({ points, stage: 'opening', options: { opening: 'reroll' } }))).toBe(0)
  expect(expectedPips(position({ points, dice: { roll: [2, 1] } }))).toBe(0)
})
