import { CHANCE } from '@serai/kernel'
import { CONFIRM, diceAction, openingAction, stepAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { follow } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import { lastPass, lastPlaces } from './last-places.ts'
import { slideOf } from './use-playback.ts'

const START = position({ points: { white: { 24: 15 }, black: { 12: 15 } }, firstTurn: { white: false, black: false } })
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
