import { makeAction, readAction, WHEAT } from '@serai/catan'
import { catanPosition } from '@serai/test-kit/positions'
import { expect, it } from 'vitest'
import { scene } from '../../../test/catan-scene.ts'
import { plentyModel } from './card-sheets.tsx'

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
])('year of plenty takes %j', (choice, resources) => {
  const { action } = plentyModel(scene(), choice)
  expect(readAction(action!)).toEqual({ type: 'PLAY_YEAR_OF_PLENTY', resources })
})

it('year of plenty asks for two, or for the last card of the bank', () => {
  const state = scene()
  expect(plentyModel(state, [0, 1, 0, 0, 0])).toMatchObject({ count: 2, action: null })
  const last = makeAction({ type: 'PLAY_YEAR_OF_PLENTY', resources: [WHEAT] })
  const poor = catanPosition(state, { bank: { wheat: 1 } })
  expect(plentyModel(poor, [0, 0, 0, 1, 0])).toMatchObject({ count: 1, action: last })
})
