import { CHANCE, defaultOptions, stream } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { playsOf, position, script } from '../../test/positions.ts'
import { diceAction, openingAction, RESIGN } from '../actions/numbers.ts'
import { narde } from '../game.ts'
import { check } from './check.ts'
import { REFUSALS } from './refusals.ts'

const step = (from: number, die: number) => ({ type: 'STEP', from, die })

/** White on 24, 17 and 10 with 6-5, so that every kind of step can go wrong. */
const middle = { points: { white: { 24: 13, 17: 1, 10: 1 }, black: { 12: 14, 5: 1 } }, dice: { roll: [6, 5] } }
const wall = { 11: 1, 10: 2, 9: 1, 8: 1, 7: 1, 24: 9 }
const home = {
  points: { white: { 5: 2, 2: 3 }, black: { 13: 15 } },
  off: { white: 10, black: 0 },
  dice: { roll: [3, 1] },
}
const over = script({
  points: { white: { 1: 1 }, black: { 18: 15 } },
  off: { white: 14, black: 0 },
  dice: { roll: [2, 1] },
})
over.act(0, step(1, 1))

/** Each refusal in the order of section 8a: where, what, by whom, and what it tells. */
const CASES: readonly [code: string, refusal: () => object, details: object][] = [
  ['E_GAME_OVER', () => over.refusal(0, step(24, 6)), {}],
  ['E_PAYLOAD', () => script(middle).refusal(0, step(25, 6)), { fault: 'from is a point, 1 to 24' }],
  ['E_NOT_ACTIVE', () => script(middle).refusal(1, step(12, 6)), { stage: 'move' }],
  ['E_DIE', () => script(middle).act(0, '24/18').refusal(0, step(10, 6)), { die: 6, left: [5] }],
  ['E_NO_CHECKER', () => script(middle).refusal(0, step(23, 6)), { from: 23 }],
  ['E_OCCUPIED', () => script(middle).refusal(0, step(17, 5)), { from: 17, to: 12 }],
  ['E_HEAD', () => script(middle).act(0, '24/18').refusal(0, step(24, 5)), { allowed: 1 }],
  [
    'E_NOT_HOME',
    () => script({ ...middle, points: { ...middle.points, white: { 24: 14, 4: 1 } } }).refusal(0, step(4, 6)),
    { outside: 14 },
  ],
  ['E_OVERSHOOT', () => script(home).refusal(0, step(2, 3)), { farthest: 5 }],
  [
    'E_BLOCK',
    () => script({ points: { white: wall, black: { 12: 15 } }, dice: { roll: [4, 1] } }).refusal(0, '10/6'),
    { from: 10, to: 6 },
  ],
  [
    'E_MORE_DICE',
    () =>
      script({
        points: { white: { 24: 13, 17: 1, 16: 1 }, black: { 19: 4, 18: 4, 6: 3, 10: 4 } },
        dice: { roll: [6, 5] },
      }).refusal(0, '17/12'),
    { playable: 2 },
  ],
  [
    'E_HIGHER_DIE',
    () =>
      script({ points: { white: { 24: 14, 17: 1 }, black: { 19: 5, 18: 5, 6: 5 } }, dice: { roll: [6, 5] } }).refusal(
        0,
        '17/12',
      ),
    { die: 6 },
  ],
  ['E_UNFINISHED', () => script(middle).refusal(0, 'confirm'), { left: [6, 5] }],
]

describe('refusals', () => {
  it('are all of section 8a, in its order', () => expect(CASES.map(([code]) => code)).toEqual(REFUSALS))

  it.each(CASES)('%s', (code, refusal, details) => expect(refusal()).toEqual({ code, ...details }))

  it.each([
    ['E_UNFINISHED', () => script(middle).act(0, '24/18').refusal(0, 'confirm')],
    ['E_DIE', () => script(middle).refusal(0, step(24, 4))],
    ['E_DIE', () => script(middle).act(0, '24/18').refusal(0, step(24, 6))],
    ['E_NO_CHECKER', () => script(middle).refusal(0, step(12, 6))],
    ['E_NOT_ACTIVE', () => script(middle).refusal(1, 'confirm')],
  ])('T23: %s', (code, refusal) => expect(refusal().code).toBe(code))

  it.each([
    ['White with 6-6', 0, 24, 6, 2],
    ['White with 5-5', 0, 24, 5, 1],
    ['Black with 4-4', 1, 12, 4, 2],
  ])('tell how many may leave the head in a first turn: %s', (_, seat, head, die, allowed) => {
    const s = script({
      points: { white: { 24: 15 }, black: { 12: 15 } },
      options: { opening: 'reroll' },
      mover: seat === 0 ? 'white' : 'black',
      dice: { roll: [die, die] },
    })
    for (let left = 0; left < allowed; left++) s.act(seat, step(head, die))
    expect(s.refusal(seat, step(head, die))).toEqual({ code: 'E_HEAD', allowed })
  })

  it.each([
    ['White', 0, { white: { 24: 9, 11: 1, 10: 2, 9: 1, 8: 1, 7: 1 }, black: { 12: 15 } }, '11/6', '24/20'],
    ['Black', 1, { white: { 24: 15 }, black: { 12: 9, 23: 1, 22: 2, 21: 1, 20: 1, 19: 1 } }, '23/18', '12/8'],
  ])(
    'E_BLOCK is not told of a checker that leaves one end of a row for the other: %s',
    (_, seat, points, step, other) => {
      const later = { firstTurn: { white: false, black: false } }
      const s = script({ points, mover: seat === 0 ? 'white' : 'black', dice: { roll: [5, 4] }, ...later })
      s.act(seat, step, other, 'confirm')
    },
  )

  it('tell how many checkers of the own side are outside', () => {
    const points = { white: { 24: 10, 3: 5 }, black: { 12: 6, 4: 2, 20: 3, 14: 4 } }
    expect(script({ points, mover: 'black', dice: { roll: [6, 5] } }).refusal(1, step(14, 6))).toEqual({
      code: 'E_NOT_HOME',
      outside: 11,
    })
    expect(script({ points, dice: { roll: [6, 5] } }).refusal(0, step(3, 6))).toEqual({
      code: 'E_NOT_HOME',
      outside: 10,
    })
  })

  it('tell what is wrong with what is nobody’s action', () => {
    const s = position(middle)
    expect(check(s, 0, 1 << 20)).toEqual({ code: 'E_PAYLOAD', fault: 'no such action' })
    expect(check(s, 2, RESIGN)).toEqual({ code: 'E_NOT_ACTIVE', fault: 'no such seat' })
    expect(check(s, 0, diceAction(6, 5))).toEqual({ code: 'E_NOT_ACTIVE', fault: 'seats do not throw the dice' })
  })

  it('come in the order of checks when several hold', () => {
    // The die is used up, the point is empty, and it is the other side's turn.
    expect(script(middle).act(0, '24/18').refusal(1, step(23, 6)).code).toBe('E_NOT_ACTIVE')
    expect(script(middle).act(0, '24/18').refusal(0, step(23, 6)).code).toBe('E_DIE')
    // The landing is closed and the head is spent.
    const closed = { points: { white: { 24: 15 }, black: { 12: 14, 19: 1 } }, mover: 'white', dice: { roll: [6, 5] } }
    expect(
      script({ ...closed, firstTurn: { white: true, black: false } })
        .act(0, '24/18')
        .refusal(0, '24/19').code,
    ).toBe('E_OCCUPIED')
  })

  it('a step after confirmation', () => {
    const s = script(middle).act(0, '24/18', '18/13', 'confirm')
    expect(s.refusal(0, '17/12')).toEqual({ code: 'E_NOT_ACTIVE', stage: 'roll' })
    expect(s.chance('dice 5 1').refusal(0, '17/12')).toEqual({ code: 'E_NOT_ACTIVE', stage: 'move' })
  })

  it('a whole play is refused: a table plays its steps', () => {
    const s = position(middle)
    expect(check(s, 0, playsOf(s)[0]!)?.code).toBe('E_PAYLOAD')
  })

  it.each([-1, 0.5, 146, 255, 256, 1000, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 40])(
    'no action has the number %d',
    (action) => {
      expect(check(position(middle), 0, action)?.code).toBe('E_PAYLOAD')
    },
  )

  it('chance acts only when it is due, with what is due', () => {
    const opening = narde.start(defaultOptions(narde.options), 2, stream('check', 'board'))
    expect(check(opening, CHANCE, diceAction(6, 5))?.code).toBe('E_NOT_ACTIVE')
    expect(check(opening, CHANCE, openingAction(5, 6))).toBeNull()
    expect(check(opening, 0, openingAction(5, 6))?.code).toBe('E_NOT_ACTIVE')
    expect(check(position(middle), CHANCE, diceAction(6, 5))?.code).toBe('E_NOT_ACTIVE')
    expect(scripted(narde, position(middle)).refusal(0, 'dice 6 5').code).toBe('E_NOT_ACTIVE')
    expect(check(position(middle), 2, 0)?.code).toBe('E_NOT_ACTIVE')
  })
})
