import { actions, catan } from '@serai/catan'
import { CHANCE, defaultOptions, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { soundOf } from './sounds.ts'

const before = catan.start(defaultOptions(catan.options), 3, stream(1, 'board'))
catan.apply(before, CHANCE, actions.FIRST_PLAYER)

it('is heard when something is built, and silent at a takeback', () => {
  const after = catan.clone(before)
  catan.apply(after, 0, actions.PLACE_SETUP_SETTLEMENT + 20)
  const entry = { seq: 2, at: 0, by: 0, action: actions.PLACE_SETUP_SETTLEMENT + 20 }
  expect(soundOf({ entry, before, after })).toBe('build')
  expect(soundOf({ entry: { seq: 3, at: 0, by: 0, undo: 1 }, before: after, after: before })).toBeNull()
})

it('is the end when the game is over', () => {
  const after = catan.clone(before)
  for (const seat of [1, 2]) catan.apply(after, seat, actions.RESIGN)
  const entry = { seq: 3, at: 0, by: 2, action: actions.RESIGN }
  expect(soundOf({ entry, before, after })).toBe('end')
})
