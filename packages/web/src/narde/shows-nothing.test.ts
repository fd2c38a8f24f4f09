import { CHANCE } from '@serai/kernel'
import { CONFIRM, openingAction, stepAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { play } from '../../test/narde-deeds.ts'
import { showsNothing } from './shows-nothing.ts'

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
