import { catan } from '@serai/catan'
import { catanPosition } from '@serai/test-kit/positions'
import { expect, it } from 'vitest'
import { scene } from '../../../test/catan-scene.ts'
import { usualTrades } from './usual-trades.ts'

it('gives what is to spare for what the next purchase lacks', () => {
  // Wood, brick and wheat of a settlement; its sheep is missing and ore is to spare.
  const state = scene([1, 1, 0, 1, 2])
  const trades = usualTrades(state, 0)
  expect(trades.map(({ give, get, isBank }) => ({ give, get, isBank }))).toEqual([
    { give: [0, 0, 0, 0, 1], get: [0, 0, 1, 0, 0], isBank: false },
  ])
  for (const { action } of trades) expect(catan.check(state, 0, action)).toBeNull()
})

it('adds the bank when it would do it now', () => {
  const state = catanPosition(scene([1, 1, 0, 1, 3]), { rates: { 0: [4, 4, 4, 4, 3] } })
  expect(usualTrades(state, 0).map(({ give, isBank }) => [give[4], isBank])).toEqual([
    [1, false],
    [3, true],
  ])
})

it('is empty without cards to spare', () => {
  expect(usualTrades(scene([1, 0, 0, 0, 0]), 0)).toEqual([])
  expect(usualTrades(scene(), 0)).toEqual([])
})
