import { CHANCE } from '@serai/kernel'
import { CONFIRM, diceAction, openingAction, stepAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { follow, play } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import { gameEndIn, passIn, showsNothing } from './moment-events.ts'

const moments = play([
  [CHANCE, openingAction(6, 5)],
  [0, stepAction(24, 6)],
  [0, stepAction(18, 5)],
  [0, CONFIRM],
])

it('is so of the end of a turn alone', () => {
  expect(moments.map(showsNothing)).toEqual([false, false, false, true])
})

it('is not so of a turn that ran out of time, nor of one without a move', () => {
  const end = moments[3]!
  expect(showsNothing({ ...end, entry: { ...end.entry, late: true } })).toBe(false)
  // As if none of the dice had been played.
  expect(showsNothing({ ...end, before: moments[0]!.after })).toBe(false)
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
