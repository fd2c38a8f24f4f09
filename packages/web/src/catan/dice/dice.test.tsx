// @vitest-environment happy-dom
import { actions, type CatanState, catan } from '@serai/catan'
import { CHANCE, defaultOptions, stream } from '@serai/kernel'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Moment } from '../../table/history.ts'
import { loadLanguage } from '../../text/language.ts'
import { Dice } from './dice.tsx'
import { diceModel } from './dice-model.ts'

const UNROLLED = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
catan.apply(UNROLLED, CHANCE, actions.FIRST_PLAYER)

function after(moments: readonly Moment[], by: number, action: number): readonly Moment[] {
  const before = (moments.at(-1)?.after ?? UNROLLED) as CatanState
  const then = catan.clone(before)
  catan.apply(then, by, action)
  const seq = moments.length + 1
  return [...moments, { entry: { seq, at: Date.now(), by, action }, before, after: then }]
}
const table = (moments: readonly Moment[]) => (
  <Dice dice={diceModel((moments.at(-1)?.after ?? UNROLLED) as CatanState)} moments={moments} />
)

const tumble = vi.fn()
beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  tumble.mockClear()
  SVGElement.prototype.animate = tumble
  document.documentElement.dataset.motion = 'full'
})
afterEach(cleanup)

const ready = after([], 0, actions.ROLL_DICE)
const rolled = after(ready, CHANCE, actions.DICE + 8)

it('both dice tumble at the first roll of a game, and at the next', () => {
  const { rerender, container } = render(table(ready))
  expect(container.querySelector('svg')).toBeNull()
  rerender(table(rolled))
  expect(tumble).toHaveBeenCalledTimes(2)
  const ended = after(rolled, 0, actions.END_TURN)
  rerender(table(ended))
  expect(tumble).toHaveBeenCalledTimes(2)
  rerender(table(after(after(ended, 1, actions.ROLL_DICE), CHANCE, actions.DICE + 8)))
  expect(tumble).toHaveBeenCalledTimes(4)
})

it('lie still for one who comes back after the roll', () => {
  const { container } = render(table(rolled))
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  expect(tumble).not.toHaveBeenCalled()
})

it('lie still where nothing may move', () => {
  document.documentElement.dataset.motion = 'reduced'
  const { rerender } = render(table(ready))
  rerender(table(rolled))
  expect(tumble).not.toHaveBeenCalled()
})
