import { CHANCE } from '@serai/kernel'
import {
  CONFIRM,
  diceAction,
  gamesOver,
  type NardeState,
  narde,
  openingAction,
  stageOf,
  stepAction,
} from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { follow, play } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import { historyOf, positionAt } from '../replay/replay-history.ts'
import { gameEndIn, gameStarts, lastPass, lastPlaces, passIn, showsNothing } from './moment-events.ts'
import { slideOf } from './use-playback.ts'

const opening = play([
  [CHANCE, openingAction(6, 5)],
  [0, stepAction(24, 6)],
  [0, stepAction(18, 5)],
  [0, CONFIRM],
])

describe('a moment that shows nothing', () => {
  it('is so of the end of a turn alone', () => {
    expect(opening.map(showsNothing)).toEqual([false, false, false, true])
  })

  it('is not so of a turn that ran out of time, nor of one without a move', () => {
    const end = opening[3]!
    expect(showsNothing({ ...end, entry: { ...end.entry, late: true } })).toBe(false)
    // As if none of the dice had been played.
    expect(showsNothing({ ...end, before: opening[0]!.after })).toBe(false)
  })
})

it('is no pass that the first die finishes and the other side has its last roll', () => {
  const finish = position({
    points: { white: { 1: 1 }, black: { 18: 15 } },
    off: { white: 14, black: 0 },
    firstTurn: { white: false, black: false },
    options: { scoring: 'winlosstie', lastRoll: 'second-player' },
  })
  const [, step] = follow(finish, [
    [CHANCE, diceAction(2, 1)],
    [0, stepAction(1, 2)],
  ])
  expect([passIn(step!), gameEndIn(step!)]).toEqual([null, null])
})

describe('the turn of the other side', () => {
  const START = position({
    points: { white: { 24: 15 }, black: { 12: 15 } },
    firstTurn: { white: false, black: false },
  })
  const moments = follow(START, [
    [CHANCE, diceAction(2, 1)],
    [0, stepAction(24, 2)],
    [0, stepAction(22, 1)],
    [0, CONFIRM],
    [CHANCE, diceAction(6, 6)],
  ])

  it('marks where the other side landed, until I have played', () => {
    expect(lastPlaces(moments, 1)).toEqual({ from: [24], to: [21] })
    expect(lastPlaces(moments, 0)).toEqual({ from: [], to: [] })
  })

  it('marks nothing on the board of the next game of a match', () => {
    const last = position({
      points: { white: { 1: 1 }, black: { 13: 15 } },
      off: { white: 14, black: 0 },
      firstTurn: { white: false, black: false },
      options: { matchPoints: 3 },
    })
    const next = follow(last, [
      [CHANCE, diceAction(2, 1)],
      [0, stepAction(1, 1)],
      [CHANCE, openingAction(3, 6)],
    ])
    expect(lastPlaces(next, 1)).toEqual({ from: [], to: [] })
  })

  it('tells of a turn that could not be played', () => {
    // 6-6 from the head of Black goes to 6 and then to White's head.
    const state = position({
      points: { white: { 24: 5, 6: 10 }, black: { 12: 15 } },
      mover: 'black',
      firstTurn: { white: false, black: false },
    })
    const passed = follow(state, [
      [CHANCE, diceAction(6, 6)],
      [1, CONFIRM],
      [CHANCE, diceAction(2, 1)],
    ])
    expect(lastPass(passed)?.seat).toBe(1)
    expect(lastPass(moments)).toBeNull()
  })

  it('slides a checker from where it stood to where it lands', () => {
    expect(moments.map((moment) => slideOf(moment)).map((slide) => slide?.places ?? null)).toEqual([
      null,
      [24, 22],
      [22, 21],
      null,
      null,
    ])
  })
})

it('knows where the games of a match begin', () => {
  const match = historyOf(playFair(narde, 2, 'three', { matchPoints: 3 }), 0)
  const starts = gameStarts(match.moments)
  const at = (step: number) => positionAt(match, step) as NardeState
  expect(starts.length).toBe(gamesOver(at(match.moments.length)))
  expect(starts[0]).toBe(0)
  starts.slice(1).forEach((start, index) => {
    expect(gamesOver(at(start))).toBe(index + 1)
    expect(stageOf(at(start))).toBe('move')
    expect(stageOf(at(start - 1))).toBe('opening')
  })
})

it('has nothing to tell of a single game', () => {
  expect(gameStarts(historyOf(playFair(narde, 2, 'one'), 0).moments)).toEqual([0])
})
