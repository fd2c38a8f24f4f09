import { actions, layout, stage } from '@serai/catan'
import { expect, it } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import { discardModel } from './discard-model.ts'
import { plentyModel } from './plenty-model.ts'

it('discards exactly what is owed, card by card in one batch', () => {
  const state = scene([3, 1, 3, 2, 0])
  state[layout.STAGE] = stage.STAGE_DISCARD
  state[layout.OWES] = 4
  state[layout.DISCARDING] = 1
  expect(discardModel(state, 0, [2, 0, 1, 0, 0])).toMatchObject({ held: 9, owed: 4, chosen: 3, actions: null })
  const { actions: batch } = discardModel(state, 0, [2, 0, 1, 1, 0])
  expect(batch).toHaveLength(4)
  for (const action of batch!) act(state, 0, action)
  expect(state[layout.OWES]).toBe(0)
  expect([...state.subarray(layout.HAND, layout.HAND + 5)]).toEqual([1, 1, 2, 1, 0])
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
  const pair = action! - actions.PLAY_YEAR_OF_PLENTY
  expect([actions.PLENTY_A[pair], actions.PLENTY_B[pair]]).toEqual(goods)
})

it('year of plenty asks for two, or for the last card of the bank', () => {
  const state = scene()
  expect(plentyModel(state, [0, 1, 0, 0, 0])).toMatchObject({ count: 2, action: null })
  state.fill(0, layout.BANK, layout.BANK + 5)
  state[layout.BANK + 3] = 1
  expect(plentyModel(state, [0, 0, 0, 1, 0])).toMatchObject({ count: 1, action: actions.PLAY_YEAR_OF_PLENTY + 18 })
})
