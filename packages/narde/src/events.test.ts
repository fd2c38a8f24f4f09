import { type Action, type Actor, CHANCE, type Json } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../test/positions.ts'
import { CONFIRM, diceAction, openingAction, RESIGN, stepAction } from './actions/numbers.ts'
import { eventsOf, type NardeEvent } from './events.ts'
import { narde } from './game.ts'
import type { NardeState } from './state/layout.ts'
import { BLACK, WHITE } from './vocabulary.ts'

type Description = { readonly [field: string]: Json }

const START: Description = { points: { white: { 24: 15 }, black: { 12: 15 } }, stage: 'opening' }
const later: Description = { firstTurn: { white: false, black: false } }

/** What the last of these actions did; each must be allowed. */
function last(description: Description, ...actions: readonly (readonly [Actor, Action])[]): NardeEvent[] {
  let state: NardeState = position(description)
  let events: NardeEvent[] = []
  for (const [by, action] of actions) {
    expect(narde.check(state, by, action)).toBeNull()
    const after = narde.clone(state)
    narde.apply(after, by, action)
    events = eventsOf(state, { by, action }, after)
    state = after
  }
  return events
}

/** White bears off its last checker with the 1 of 2-1. */
const finish = (blackOff: number, more: Description = {}): NardeEvent[] =>
  last(
    {
      points: { white: { 1: 1 }, black: { 18: 15 - blackOff } },
      off: { white: 14, black: blackOff },
      dice: { roll: [2, 1] },
      ...later,
      ...more,
    },
    [0, stepAction(1, 1)],
  )
const lastStep = { type: 'borneOff', seat: 0, side: WHITE, from: 1, to: 0, die: 1 }
const lastTurn = { type: 'turnEnded', seat: 0, side: WHITE, dice: [2, 1], unplayed: [], isPass: false }

describe('throws', () => {
  it('an opening says who starts, and gives the dice of the first turn (N6)', () => {
    expect(last(START, [CHANCE, openingAction(2, 5)])).toEqual([
      { type: 'opened', dice: [2, 5], white: 1 },
      { type: 'rolled', seat: 1, side: WHITE, dice: [5, 2] },
    ])
  })

  it('or no dice yet (N7)', () => {
    const reroll = { ...START, options: { opening: 'reroll' } }
    expect(last(reroll, [CHANCE, openingAction(2, 5)])).toEqual([{ type: 'opened', dice: [2, 5], white: 1 }])
    expect(last(reroll, [CHANCE, openingAction(2, 5)], [CHANCE, diceAction(3, 3)])).toEqual([
      { type: 'rolled', seat: 1, side: WHITE, dice: [3, 3] },
    ])
  })
})

describe('a turn', () => {
  const opened = [CHANCE, openingAction(6, 5)] as const

  it('moves checkers, and ends', () => {
    expect(last(START, opened, [0, stepAction(24, 6)])).toEqual([
      { type: 'moved', seat: 0, side: WHITE, from: 24, to: 18, die: 6 },
    ])
    expect(last(START, opened, [0, stepAction(24, 6)], [0, stepAction(18, 5)], [0, CONFIRM])).toEqual([
      { type: 'turnEnded', seat: 0, side: WHITE, dice: [6, 5], unplayed: [], isPass: false },
    ])
  })

  it('tells the dice that had no move', () => {
    const short = { points: { white: { 24: 14, 8: 1 }, black: { 12: 11, 2: 1, 3: 1, 19: 1, 23: 1 } }, ...later }
    expect(last(short, [CHANCE, diceAction(5, 1)], [0, stepAction(8, 1)], [0, CONFIRM])).toEqual([
      { type: 'turnEnded', seat: 0, side: WHITE, dice: [5, 1], unplayed: [5], isPass: false },
    ])
  })

  it('is a pass without a step (N11)', () => {
    const stuck = { points: { white: { 24: 5, 6: 10 }, black: { 12: 15 } }, mover: 'black', ...later }
    expect(last(stuck, [CHANCE, diceAction(6, 6)], [1, CONFIRM])).toEqual([
      { type: 'turnEnded', seat: 1, side: BLACK, dice: [6, 6], unplayed: [6, 6, 6, 6], isPass: true },
    ])
  })
})

describe('the end of a game', () => {
  it.each([
    [0, 2, 'mars'],
    [3, 1, 'oin'],
  ])('comes with a last checker; Black has %i off: %i, %s', (blackOff, points, reason) => {
    expect(finish(blackOff)).toEqual([
      lastStep,
      lastTurn,
      { type: 'gameWon', seat: 0, points, reason, score: [points, 0] },
    ])
  })

  it('gives the other side a last roll, which draws or loses (N23)', () => {
    const ties = { options: { scoring: 'winlosstie' } }
    expect(finish(14, ties)).toEqual([lastStep, lastTurn, { type: 'lastRollGiven', seat: 1, left: 1, stake: 'draw' }])
    const answer = {
      points: { white: {}, black: { 15: 1 } },
      off: { white: 15, black: 14 },
      mover: 'black',
      lastRoll: true,
      ...later,
      ...ties,
    }
    expect(last(answer, [CHANCE, diceAction(6, 3)], [1, stepAction(15, 6)]).slice(1)).toEqual([
      { type: 'turnEnded', seat: 1, side: BLACK, dice: [6, 3], unplayed: [], isPass: false },
      { type: 'gameDrawn', score: [0, 0] },
    ])
    const short = [
      [CHANCE, diceAction(1, 1)],
      [1, stepAction(18, 1)],
      [1, stepAction(17, 1)],
    ] as const
    const far = { ...answer, points: { white: {}, black: { 18: 1 } } }
    expect(last(far, ...short, [1, stepAction(16, 1)], [1, stepAction(15, 1)], [1, CONFIRM])).toEqual([
      { type: 'turnEnded', seat: 1, side: BLACK, dice: [1, 1], unplayed: [], isPass: false },
      { type: 'gameWon', seat: 0, points: 1, reason: 'oin', score: [1, 0] },
    ])
  })

  it.each([
    [0, 'mars'],
    [1, 'nothing'],
    [10, 'nothing'],
    [11, 'draw'],
    [14, 'draw'],
  ] as const)('gives the second player a last roll with %i off, for what it can change: %s (N24)', (off, stake) => {
    const second = { options: { scoring: 'winlosstie', lastRoll: 'second-player' } }
    expect(finish(off, second).at(-1)).toEqual({ type: 'lastRollGiven', seat: 1, left: 15 - off, stake })
    // The best that chance can do for it.
    const answer = {
      points: { white: {}, black: { 18: 15 - off } },
      off: { white: 15, black: off },
      mover: 'black',
      lastRoll: true,
      ...later,
      ...second,
    }
    const steps = Array.from({ length: Math.min(4, 15 - off) }, () => [1, stepAction(18, 6)] as const)
    const confirm = stake === 'draw' ? [] : [[1, CONFIRM] as const]
    const end = last(answer, [CHANCE, diceAction(6, 6)], ...steps, ...confirm).at(-1)
    expect(end).toMatchObject(stake === 'draw' ? { type: 'gameDrawn' } : { type: 'gameWon', reason: 'oin', points: 1 })
  })

  it('comes with a resignation, which ends no turn (N26)', () => {
    const match = { ...START, options: { matchPoints: 3 } }
    const opened = [CHANCE, openingAction(6, 5)] as const
    const given = { type: 'gameWon', seat: 1, points: 2, reason: 'resigned' }
    expect(last(match, opened, [0, RESIGN])).toEqual([
      { type: 'resigned', seat: 0 },
      { ...given, score: [0, 2] },
    ])
    expect(last(match, opened, [0, RESIGN], opened, [0, RESIGN])).toEqual([
      { type: 'resigned', seat: 0 },
      { ...given, score: [0, 4] },
      { type: 'matchWon', seat: 1, score: [0, 4] },
    ])
  })
})

it('tells of a take-back, whatever it takes back (N30)', () => {
  const before = position(START)
  expect(eventsOf(before, { by: 1, undo: 0 }, before)).toEqual([{ type: 'takenBack', seat: 1 }])
})
