import { handOf, makeAction, readAction, seatOf, WHEAT } from '@serai/catan'
import { catanPosition } from '@serai/test-kit/positions'
import { expect, it } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import { discardModel } from './discard-model.ts'
import { plentyModel } from './plenty-model.ts'

it('discards exactly what is owed, card by card in one batch', () => {
  const state = catanPosition(scene([3, 1, 3, 2, 0]), { stage: 'discard', owes: { 0: 4 } })
  expect(discardModel(state, 0, [2, 0, 1, 0, 0])).toMatchObject({ held: 9, owed: 4, chosen: 3, actions: null })
  const { actions: batch } = discardModel(state, 0, [2, 0, 1, 1, 0])
  expect(batch).toHaveLength(4)
  for (const action of batch!) act(state, 0, action)
  expect(seatOf(state, 0).owes).toBe(0)
  expect(handOf(state, 0)).toEqual([1, 1, 2, 1, 0])
})

it.each([
  [
    [2, 0, 0, 0, 0],
    [0, 0],
  ],
  [
    [0, 1, 0, 0, 1],
    [1, 4],
  ],
  [
    [0, 0, 0, 0, 2],
    [4, 4],
  ],
])('year of plenty takes %j', (choice, goods) => {
  const { action } = plentyModel(scene(), choice)
  expect(readAction(action!)).toEqual({ type: 'PLAY_YEAR_OF_PLENTY', resources: goods })
})

it('year of plenty asks for two, or for the last card of the bank', () => {
  const state = scene()
  expect(plentyModel(state, [0, 1, 0, 0, 0])).toMatchObject({ count: 2, action: null })
  const last = makeAction({ type: 'PLAY_YEAR_OF_PLENTY', resources: [WHEAT] })
  const poor = catanPosition(state, { bank: { wheat: 1 } })
  expect(plentyModel(poor, [0, 0, 0, 1, 0])).toMatchObject({ count: 1, action: last })
})
