// @vitest-environment happy-dom
import { type CatanState, catan, makeAction } from '@serai/catan'
import { CHANCE, defaultOptions, stream } from '@serai/kernel'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Moment } from '../../table/history.ts'
import { loadLanguage } from '../../text/language.ts'
import { Dice } from './dice.tsx'

const UNROLLED = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
catan.apply(UNROLLED, CHANCE, makeAction({ type: 'FIRST_PLAYER', seat: 0 }))

function after(moments: readonly Moment[], by: number, action: number): readonly Moment[] {
  const before = (moments.at(-1)?.after ?? UNROLLED) as CatanState
  const then = catan.clone(before)
  catan.apply(then, by, action)
  const seq = moments.length + 1
  return [...moments, { entry: { seq, at: Date.now(), by, action }, before, after: then }]
}
const table = (moments: readonly Moment[]) => (
  <Dice state={(moments.at(-1)?.after ?? UNROLLED) as CatanState} moments={moments} />
)

const tumble = vi.fn()
beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  tumble.mockClear()
  SVGElement.prototype.animate = tumble
  document.documentElement.dataset.motion = 'full'
})
afterEach(cleanup)

const ready = after([], 0, makeAction({ type: 'ROLL_DICE' }))
const rolled = after(ready, CHANCE, makeAction({ type: 'DICE', a: 2, b: 3 }))

it('both dice tumble at the first roll of a game, and at the next', () => {
  const { rerender, container } = render(table(ready))
  expect(container.querySelector('svg')).toBeNull()
  rerender(table(rolled))
  expect(container.querySelector('[data-fresh]')).not.toBeNull()
  expect(tumble).toHaveBeenCalledTimes(2)
  const ended = after(rolled, 0, makeAction({ type: 'END_TURN' }))
  rerender(table(ended))
  expect(container.querySelector('[data-fresh]')).toBeNull()
  expect(tumble).toHaveBeenCalledTimes(2)
  rerender(
    table(after(after(ended, 1, makeAction({ type: 'ROLL_DICE' })), CHANCE, makeAction({ type: 'DICE', a: 2, b: 3 }))),
  )
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
