import { CHANCE, defaultOptions, type Json, stream } from '@serai/kernel'
import { type Script, scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { script } from '../../test/positions.ts'
import { RESIGN } from '../actions/numbers.ts'
import { narde } from '../game.ts'
import type { NardeOptions } from '../options.ts'
import type { NardeState } from '../state/layout.ts'

type Description = { readonly [field: string]: Json }

/** White bears off its last checker with a 1. */
const lastChecker = (blackOff: number, more: Description = {}): Description => ({
  points: { white: { 1: 1 }, black: { 18: 15 - blackOff } },
  off: { white: 14, black: blackOff },
  dice: { roll: [2, 1] },
  ...more,
})
const ties = (lastRoll: string) => ({ options: { scoring: 'winlosstie', lastRoll } })
const winningStep = { type: 'STEP', from: 1, die: 1 }
const resultOf = ({ state }: Script<NardeState, NardeOptions>) => narde.result(state)

describe('the end of a game', () => {
  it.each([
    [0, 2, 'mars'],
    [3, 1, 'oin'],
    [14, 1, 'oin'],
  ])('T15: White finishes, Black has %i off: %i, %s', (blackOff, points, reason) => {
    const s = script(lastChecker(blackOff)).act(0, winningStep)
    expect(resultOf(s)).toEqual({ returns: [points, -points], winner: 0, reason })
    expect(narde.scores?.(s.state)).toBeNull()
    expect(s.refusal(0, 'confirm')).toEqual({ code: 'E_GAME_OVER' })
  })

  it('T15: with draws and 14 off, Black gets a last turn', () => {
    const s = script(lastChecker(14, ties('fourteen-off'))).act(0, winningStep)
    expect(resultOf(s)).toBeNull()
    expect(narde.describe(s.state)).toMatchObject({ stage: 'roll', mover: 'black', lastRoll: true, turns: 1 })
  })

  it('N23: so does White, when Black finishes first', () => {
    const s = script({
      points: { white: { 1: 1 }, black: { 13: 1 } },
      off: { white: 14, black: 14 },
      mover: 'black',
      dice: { roll: [2, 1] },
      ...ties('fourteen-off'),
    }).act(1, { type: 'STEP', from: 13, die: 1 })
    expect(narde.describe(s.state)).toMatchObject({ stage: 'roll', mover: 'white', lastRoll: true })
    s.chance('dice 6 5').act(0, { type: 'STEP', from: 1, die: 6 })
    expect(resultOf(s)?.reason).toBe('draw')
  })

  it('T16: the last turn bears off: a draw', () => {
    const s = script(lastChecker(14, ties('fourteen-off')))
      .act(0, winningStep)
      .chance('dice 6 5')
    s.act(1, { type: 'STEP', from: 18, die: 6 })
    expect(resultOf(s)).toEqual({ returns: [0, 0], winner: null, reason: 'draw' })
    expect(narde.describe(s.state)).toMatchObject({ score: [0, 0], turns: 2, match: { draws: 1 } })
  })

  it('T16: the last turn does not bear off: oin', () => {
    const s = script(lastChecker(14, ties('fourteen-off')))
      .act(0, winningStep)
      .chance('dice 2 1')
    s.act(1, '18/16', '16/15', 'confirm')
    expect(resultOf(s)).toEqual({ returns: [1, -1], winner: 0, reason: 'oin' })
  })

  it('N23: fourteen off is needed, under fourteen-off', () => {
    expect(resultOf(script(lastChecker(13, ties('fourteen-off'))).act(0, winningStep))?.winner).toBe(0)
  })

  it.each([
    [0, 'mars', 2],
    [12, 'oin', 1],
  ])('N24: the second player has the last roll whatever its count: %i off, %s', (blackOff, reason, points) => {
    const s = script(lastChecker(blackOff, ties('second-player')))
      .act(0, winningStep)
      .chance('dice 2 1')
    s.act(1, '18/16', '16/15', 'confirm')
    expect(resultOf(s)).toEqual({ returns: [points, -points], winner: 0, reason })
  })

  it('N24: the first player has none, and N17: a finished side is past every block', () => {
    const finished = { points: { white: { 1: 1 }, black: { 13: 1 } }, off: { white: 14, black: 14 }, mover: 'black' }
    const black = script({ ...finished, ...ties('second-player'), dice: { roll: [2, 1] } })
    black.act(1, { type: 'STEP', from: 13, die: 1 })
    expect(resultOf(black)?.reason).toBe('oin')

    const wall = { 18: 2, 17: 1, 16: 1, 15: 1, 14: 1, 12: 9 }
    const last = script({
      points: { white: { 1: 1 }, black: wall },
      off: { white: 14, black: 0 },
      ...ties('second-player'),
      dice: { roll: [2, 1] },
    })
    last.act(0, winningStep).chance('dice 5 1')
    last.act(1, { type: 'STEP', from: 18, die: 5 })
  })

  it.each([
    [0, 0, 2],
    [1, 0, 2],
    [1, 5, 1],
  ])('N26: seat %i resigns with %i off and loses %i', (seat, blackOff, points) => {
    const s = script(
      lastChecker(blackOff, {
        off: { white: 0, black: blackOff },
        points: { white: { 1: 15 }, black: { 18: 15 - blackOff } },
      }),
    )
    expect(narde.check(s.state, seat, RESIGN)).toBeNull()
    s.act(seat, 'resign')
    const returns = seat === 0 ? [-points, points] : [points, -points]
    expect(resultOf(s)).toEqual({ returns, winner: 1 - seat, reason: 'resigned' })
  })

  it('N26: one may resign before the opening roll, but chance may not', () => {
    const s = narde.start(defaultOptions(narde.options), 2, stream('ending', 'board'))
    expect(narde.check(s, CHANCE, RESIGN)?.code).toBe('E_NOT_ACTIVE')
    expect(resultOf(scripted(narde, s).act(1, 'resign'))).toEqual({ returns: [2, -2], winner: 0, reason: 'resigned' })
  })
})

describe('a match (N25)', () => {
  const start = (matchPoints: number) =>
    scripted(narde, narde.start({ ...defaultOptions(narde.options), matchPoints }, 2, stream('ending', 'board')))

  it('goes on with a new opening roll until a seat has the points', () => {
    const s = start(3).act(1, 'resign')
    expect(narde.describe(s.state)).toMatchObject({
      stage: 'opening',
      score: [2, 0],
      ended: { winner: 0, points: 2, reason: 'resigned' },
    })
    s.chance('opening 1 2').act(1, { type: 'STEP', from: 24, die: 1 }).act(0, 'resign').act(1, 'resign')
    expect(resultOf(s)).toEqual({ returns: [1, -1], winner: 0, reason: 'resigned' })
    expect(narde.scores?.(s.state)).toEqual([4, 2])
    expect(narde.describe(s.state)).toMatchObject({ score: [4, 2], match: { games: 3, starterWins: 1, mars: 3 } })
  })

  it.each([0, 1])('is over when seat %i has just the points', (winner) => {
    const s = start(2).act(1 - winner, 'resign')
    expect(resultOf(s)).toMatchObject({ winner, returns: winner === 0 ? [1, -1] : [-1, 1] })
    expect(narde.scores?.(s.state)).toEqual(winner === 0 ? [2, 0] : [0, 2])
  })

  it('counts what the starter wins of the games that were begun', () => {
    const s = start(9).act(1, 'resign')
    const starterWins = () => (narde.describe(s.state).match as { starterWins: number }).starterWins
    expect(starterWins()).toBe(0)
    s.chance('opening 2 1').act(0, 'resign')
    expect(starterWins()).toBe(0)
    s.chance('opening 2 1').act(1, 'resign')
    expect(starterWins()).toBe(1)
  })

  it('N26: costs a mars to resign before the next opening roll, whatever the last game left on the board', () => {
    const s = script(lastChecker(3, { options: { matchPoints: 9 } })).act(0, winningStep)
    expect(narde.describe(s.state)).toMatchObject({ score: [1, 0] })
    expect(narde.describe(s.act(1, 'resign').state)).toMatchObject({ score: [3, 0] })
  })

  it('is not ended by a draw', () => {
    const s = script(lastChecker(14, { options: { scoring: 'winlosstie', matchPoints: 3 } })).act(0, winningStep)
    s.chance('dice 6 5').act(1, { type: 'STEP', from: 18, die: 6 })
    expect(narde.describe(s.state)).toMatchObject({ stage: 'opening', score: [0, 0], match: { games: 1, draws: 1 } })
  })
})
