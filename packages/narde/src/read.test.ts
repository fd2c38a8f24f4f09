import { CHANCE, defaultOptions, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../test/positions.ts'
import { randomTurns } from '../test/random-positions.ts'
import { makeAction } from './action.ts'
import { ALL_PIPS, CHECKERS, landingOf, OFF_BOARD, POINTS } from './board/route.ts'
import { narde } from './game.ts'
import {
  checkersAt,
  checkersOff,
  checkersOnHead,
  checkersOutside,
  diceOf,
  gamesOver,
  headLeft,
  isLastRoll,
  lastGameOf,
  longestRow,
  matchPointsOf,
  moverOf,
  openingDice,
  otherSide,
  pipsOf,
  pointsHeld,
  rolledPips,
  scoreOf,
  sideOf,
  sideToMove,
  stageOf,
  turnsOver,
} from './read.ts'
import { BLACK, SIDES, WHITE } from './vocabulary.ts'

const later = { firstTurn: { white: false, black: false } }

describe('a position by its names', () => {
  it('says the same as its description, all through a match', () => {
    for (const s of randomTurns(300, 'readers', { matchPoints: 3, scoring: 'winlosstie' })) {
      expect(narde.describe(s)).toMatchObject({
        options: { matchPoints: matchPointsOf(s) },
        stage: stageOf(s),
        mover: SIDES[sideToMove(s)],
        opening: openingDice(s),
        off: { white: checkersOff(s, WHITE), black: checkersOff(s, BLACK) },
        dice: { roll: diceOf(s), head: headLeft(s) },
        lastRoll: isLastRoll(s),
        turns: turnsOver(s),
        score: scoreOf(s),
        match: { games: gamesOver(s) },
        ended: lastGameOf(s),
      })
      const mover = moverOf(s)!
      expect(narde.toAct(s).must).toBe(1 << mover)
      expect(sideOf(s, mover)).toBe(sideToMove(s))
      expect(sideOf(s, 1 - mover)).toBe(otherSide(sideToMove(s)))
    }
  })

  it('counts every checker once', () => {
    for (const s of randomTurns(100, 'checkers')) {
      for (const side of [WHITE, BLACK]) {
        const points = Array.from({ length: POINTS }, (_, index) => checkersAt(s, side, index + 1))
        expect(points.reduce((sum, count) => sum + count, checkersOff(s, side))).toBe(CHECKERS)
        expect(pointsHeld(s, side)).toBe(points.filter((count) => count > 0).length)
      }
    }
  })
})

describe('before the opening roll', () => {
  const s = narde.start(defaultOptions(narde.options), 2, stream(1, 'start'))

  it('has neither dice nor a mover, and all pips', () => {
    expect([stageOf(s), moverOf(s), diceOf(s), openingDice(s), lastGameOf(s)]).toEqual([
      'opening',
      null,
      null,
      null,
      null,
    ])
    expect([rolledPips(s), pipsOf(s, WHITE), pipsOf(s, BLACK)]).toEqual([0, ALL_PIPS, ALL_PIPS])
    expect([checkersOnHead(s, WHITE), checkersOutside(s, BLACK)]).toEqual([CHECKERS, CHECKERS])
  })

  it('knows the sides after it', () => {
    const opened = narde.clone(s)
    narde.apply(opened, CHANCE, makeAction({ type: 'OPENING', a: 2, b: 5 }))
    expect([sideOf(opened, 0), sideOf(opened, 1), moverOf(opened)]).toEqual([BLACK, WHITE, 1])
    expect([openingDice(opened), diceOf(opened), rolledPips(opened)]).toEqual([[2, 5], [5, 2], 7])
  })
})

it('counts a double four times (N8)', () => {
  const points = { white: { 24: 15 }, black: { 12: 15 } }
  expect(rolledPips(position({ points, dice: { roll: [4, 4] }, ...later }))).toBe(16)
})

it('counts pips', () => {
  const s = position({ points: { white: { 24: 14, 1: 1 }, black: { 12: 14, 13: 1 } } })
  expect(pipsOf(s, WHITE)).toBe(14 * 24 + 1)
  expect(pipsOf(s, BLACK)).toBe(14 * 24 + 1)
})

it('counts a row along the route of the opponent, which begins at its head (N4, N15)', () => {
  const row = (points: { [point: number]: number }) =>
    longestRow(position({ points: { white: points, black: { 2: 15 } }, ...later }), WHITE)
  expect(row({ 24: 12, 20: 1, 19: 1, 18: 1 })).toBe(3)
  // Between 13 and 12 Black's route ends and begins.
  expect(row({ 24: 11, 14: 1, 13: 1, 12: 1, 11: 1 })).toBe(2)
})

it('lands on a point or off the board, by the side', () => {
  expect(landingOf(WHITE, 24, 6)).toBe(18)
  expect(landingOf(WHITE, 3, 5)).toBe(OFF_BOARD)
  expect(landingOf(BLACK, 3, 5)).toBe(22)
  expect(landingOf(BLACK, 13, 1)).toBe(OFF_BOARD)
})
