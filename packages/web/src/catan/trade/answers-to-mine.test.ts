import { type CatanState, catan, makeAction, offerOf, openOffers } from '@serai/catan'
import { expect, it } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import type { Moment } from '../../table/history.ts'
import { answersToMine } from './answers-to-mine.ts'

const [SHEEP, ORE, WOOD] = [
  [0, 0, 1, 0, 0],
  [0, 0, 0, 0, 1],
  [1, 0, 0, 0, 0],
]

it('are counter-offers to me, until their owners offer something else', () => {
  const state: CatanState = scene(SHEEP, [1, 0, 0, 0, 1], WOOD)
  const moments: Moment[] = []
  const add = (by: number, action: number): void => {
    const before = catan.clone(state)
    act(state, by, action)
    const entry = { seq: moments.length + 1, at: 0, by, action }
    moments.push({ entry, before, after: catan.clone(state) })
  }
  add(2, makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: WOOD!, want: SHEEP! }))
  add(0, makeAction({ type: 'PROPOSE_TRADE', to: 0b0010, give: SHEEP!, want: ORE! }))
  expect(answersToMine(moments, 0)).toBe(0)
  add(1, makeAction({ type: 'COUNTER_TRADE', tradeId: offerOf(state, 0)!.id, give: WOOD!, want: SHEEP! }))
  expect(openOffers(state).map(({ from }) => from)).toEqual([1, 2])
  expect(answersToMine(moments, 0)).toBe(0b0010)
  expect(answersToMine(moments, 2)).toBe(0)
  expect(answersToMine(moments, null)).toBe(0)
  add(1, makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: ORE!, want: SHEEP! }))
  expect(answersToMine(moments, 0)).toBe(0)
})
