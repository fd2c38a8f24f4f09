import { catan, makeAction } from '@serai/catan'
import { CHANCE, defaultOptions, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { soundOf } from './sounds.ts'

const before = catan.start(defaultOptions(catan.options), 3, stream(1, 'board'))
catan.apply(before, CHANCE, makeAction({ type: 'FIRST_PLAYER', seat: 0 }))

it('is heard when something is built, and silent at a takeback', () => {
  const action = makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: 20 })
  const after = catan.clone(before)
  catan.apply(after, 0, action)
  const entry = { seq: 2, at: 0, by: 0, action }
  expect(soundOf({ entry, before, after })).toBe('build')
  expect(soundOf({ entry: { seq: 3, at: 0, by: 0, undo: 1 }, before: after, after: before })).toBeNull()
})

it('is the end when the game is over', () => {
  const action = makeAction({ type: 'RESIGN' })
  const after = catan.clone(before)
  for (const seat of [1, 2]) catan.apply(after, seat, action)
  const entry = { seq: 3, at: 0, by: 2, action }
  expect(soundOf({ entry, before, after })).toBe('end')
})
