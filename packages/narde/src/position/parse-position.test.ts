import { defaultOptions, equalBytes, isRefusal, type Json, type JsonObject, stream } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { position } from '../../test/positions.ts'
import { narde } from '../game.ts'
import type { NardeState } from '../state/layout.ts'
import { read, write } from '../state/snapshot.ts'
import { parsePosition } from './parse-position.ts'

const points = { white: { 24: 14, 18: 1 }, black: { 12: 14, 6: 1 } }
const both = { white: 15, black: 15 }
const drawn = { games: 1, starterWins: 0, mars: 0, draws: 1 }

/** A field of a sound position that is changed, and the fault that is named. */
const FAULTS: readonly [fault: string, change: { [field: string]: Json }][] = [
  ['white has 14 checkers, not 15', { points: { ...points, white: { 24: 14 } } }],
  ['black has 16 checkers, not 15', { points: { ...points, black: { 12: 14, 6: 2 } } }],
  ['both sides stand on point 6 (N5)', { points: { white: { 24: 14, 6: 1 }, black: { 12: 14, 6: 1 } } }],
  [
    'white has borne off with a checker outside its home (N18)',
    { points: { ...points, white: { 24: 13, 18: 1 } }, off: { white: 1, black: 0 } },
  ],
  [
    'white holds six points in a row with no black checker past them (N15)',
    { points: { white: { 11: 1, 10: 1, 9: 1, 8: 1, 7: 1, 6: 1, 24: 9 }, black: { 12: 15 } } },
  ],
  [
    'black holds six points in a row with no white checker past them (N15)',
    { points: { white: { 24: 15 }, black: { 23: 1, 22: 1, 21: 1, 20: 1, 19: 1, 18: 10 } } },
  ],
  [
    'a side has finished and the game goes on (N21)',
    { points: { white: {}, black: { 13: 15 } }, off: { white: 15, black: 0 } },
  ],
  ['a last roll answers a finished side (N23)', { lastRoll: true }],
  ['dice.roll is two dice from 1 to 6', { dice: { roll: [6, 7] } }],
  ['dice.roll is two dice from 1 to 6', { dice: { roll: [6] } }],
  ['dice 4 cannot be left of 6-5', { dice: { roll: [6, 5], left: [4] } }],
  ['dice 6, 6 cannot be left of 6-5', { dice: { roll: [6, 5], left: [6, 6] } }],
  ['dice.left is a list of dice from 1 to 6', { dice: { roll: [6, 5], left: 6 } }],
  ['dice.head is a number from 0 to 1', { dice: { roll: [6, 5], head: 2 } }],
  ['dice has roll, and may have left and head', { dice: { roll: [6, 5], more: 1 } }],
  ['more checkers left the head than steps were made', { dice: { roll: [6, 5], head: 0 } }],
  ['a turn needs dice', { stage: 'move' }],
  ['dice lie only in a turn', { stage: 'roll', dice: { roll: [6, 5] } }],
  ['white has left its head before its first turn', { firstTurn: { white: true, black: false } }],
  [
    'White has the first turn (N6)',
    { points: { ...points, white: { 24: 15 } }, firstTurn: { white: true, black: false }, mover: 'black' },
  ],
  ['White plays the opening dice (N6)', { points: { white: { 24: 15 }, black: { 12: 15 } } }],
  [
    'the first turn of a game is no double (N6)',
    { points: { white: { 24: 15 }, black: { 12: 15 } }, dice: { roll: [6, 6] } },
  ],
  ['the opening roll comes before any turn', { stage: 'opening' }],
  ['before the opening roll nobody is White or to move', { stage: 'opening', white: 0 }],
  ['the opening dice do not make White (N6)', { opening: [1, 6] }],
  ['the opening dice do not make White (N6)', { opening: [6, 6] }],
  ['opening is the dice of seat 0 and seat 1', { opening: [0, 6] }],
  ['the score does not fit the stage', { stage: 'over' }],
  ['the score does not fit the games played', { options: { matchPoints: 3 }, score: [1, 0] }],
  ['score is the points of both seats', { score: [1] }],
  ['turns is a number of turns', { turns: -1 }],
  ['match has exactly games, starterWins, mars and draws', { match: { games: 0 } }],
  ['stage is one of opening, roll, move, over', { stage: 'start' }],
  ['mover is white or black', { mover: 'grey' }],
  ['white is the seat that plays White, 0 or 1', { white: 2 }],
  ['points has exactly white and black', { points: { white: { 24: 15 } } }],
  ['white: "25" is not a point from 1 to 24', { points: { ...points, white: { 25: 15 } } }],
  ['white: "01" is not a point from 1 to 24', { points: { ...points, white: { '01': 15 } } }],
  ['white: point 24 holds a number from 0 to 15', { points: { ...points, white: { 24: 16 } } }],
  ['off.white is a number from 0 to 15', { off: { white: 0.5, black: 0 } }],
  ['firstTurn is true or false', { firstTurn: { white: 1, black: 0 } }],
  ['lastRoll is true or false', { lastRoll: 1 }],
  ['ended has exactly winner, points and reason', { ended: {} }],
  ['unknown field "bar"', { bar: 0 }],
]

describe('build', () => {
  it.each(FAULTS)('%s', (fault, change) => {
    expect(isRefusal(parsePosition({ points, ...change }))).toBe(true)
    expect(parsePosition({ points, ...change })).toEqual({ code: 'E_POSITION', fault })
  })

  it('refuses what is no position, and unknown options', () => {
    expect(parsePosition(null)).toMatchObject({ code: 'E_POSITION' })
    expect(parsePosition([])).toMatchObject({ code: 'E_POSITION' })
    expect(parsePosition({ points, options: { opening: 'swap' } })).toMatchObject({
      code: 'E_OPTION',
      option: 'opening',
    })
  })

  it('fills in what is left out', () => {
    expect(narde.describe(position({ points }))).toEqual({
      options: { opening: 'play', scoring: 'winloss', lastRoll: 'fourteen-off', matchPoints: 1 },
      stage: 'roll',
      white: 0,
      mover: 'white',
      opening: null,
      points,
      off: { white: 0, black: 0 },
      firstTurn: { white: false, black: false },
      dice: null,
      lastRoll: false,
      turns: 0,
      score: [0, 0],
      match: { games: 0, starterWins: 0, mars: 0, draws: 0 },
      ended: null,
    })
  })

  it('brings every kind of end back, byte for byte', () => {
    const start = (options: object) =>
      scripted(narde, narde.start({ ...defaultOptions(narde.options), ...options }, 2, stream('build', 'board')))
    const ends = [
      start({}).act(1, 'resign'),
      start({ matchPoints: 3 }).act(1, 'resign'),
      start({ matchPoints: 3 }).chance('opening 6 5').act(0, '24/18').act(0, 'resign'),
      start({ matchPoints: 3 }).chance('opening 6 5').act(0, '24/18').act(0, 'resign').act(1, 'resign'),
      start({ matchPoints: 3 }).act(1, 'resign').act(1, 'resign'),
    ]
    for (const { state } of ends) expectSame(state)
  })

  it('does not take a board whose games do not fit it', () => {
    const over = position(finished({ winner: 0, points: 2, reason: 'mars' }, [2, 0], 1))
    expectSame(over)
    expect(parsePosition(finished({ winner: 0, points: 1, reason: 'oin' }, [1, 0], 0))).toMatchObject({
      fault: expect.stringMatching(/mars is for/),
    })
    expect(parsePosition(finished({ winner: 1, points: 2, reason: 'mars' }, [0, 2], 1))).toMatchObject({
      fault: expect.stringMatching(/has checkers/),
    })
    const draw = { ...finished({ winner: null, points: 0, reason: 'draw' }, [0, 0], 0), match: drawn }
    expect(parsePosition(draw)).toMatchObject({ fault: expect.stringMatching(/draws need/) })
    const ties = { ...draw, options: { scoring: 'winlosstie' } }
    expect(parsePosition(ties)).toMatchObject({ fault: expect.stringMatching(/a draw leaves no checker/) })
    expectSame(position({ ...ties, points: { white: {}, black: {} }, off: both }))
    expect(
      parsePosition({ ...finished({ winner: 0, points: 2, reason: 'mars' }, [2, 0], 1), off: both }),
    ).toMatchObject({
      code: 'E_POSITION',
    })
  })
})

function finished(ended: JsonObject, score: number[], mars: number): { [field: string]: Json } {
  return {
    points: { white: {}, black: { 13: 15 } },
    off: { white: 15, black: 0 },
    stage: 'over',
    score,
    match: { games: 1, starterWins: 0, mars, draws: 0 },
    ended,
  }
}

function expectSame(s: NardeState): void {
  const built = position(narde.describe(s))
  expect(equalBytes(write(built), write(s)), JSON.stringify(narde.describe(s))).toBe(true)
  expect(read(write(s))).toEqual(s)
}
