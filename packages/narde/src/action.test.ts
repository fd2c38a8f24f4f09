import { expect, it } from 'vitest'
import { makeAction, type NardeAction, readAction } from './action.ts'
import { narde } from './game.ts'

const ACTIONS: readonly NardeAction[] = [
  { type: 'STEP', from: 24, die: 6 },
  { type: 'STEP', from: 1, die: 1 },
  { type: 'CONFIRM' },
  { type: 'RESIGN' },
  { type: 'OPENING', a: 2, b: 5 },
  { type: 'DICE', a: 3, b: 3 },
  { type: 'DICE', a: 6, b: 1 },
]

it.each(ACTIONS)('names an action as the wire does, and makes it again: $type', (action) => {
  const number = makeAction(action)
  expect(readAction(number)).toEqual(action)
  expect(narde.encode(number)).toEqual(action)
  expect(narde.decode(action)).toBe(number)
})

it('puts the higher die of a turn first', () => {
  expect(readAction(makeAction({ type: 'DICE', a: 1, b: 6 }))).toEqual({ type: 'DICE', a: 6, b: 1 })
})
