import { makeAction, offerOf } from '@serai/catan'
import { expect, it } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import { counterTo, noTo, yesTo } from './answer-by-key.ts'
import { offersModel } from './offers-model.ts'

const NAMES = ['Lena', 'Mira', 'Zeynep', 'Anton']

/** Seat 0 offers to all: 1 and 3 can pay. */
function offered() {
  const state = scene([0, 0, 2, 0, 0], [0, 0, 0, 0, 1], [1, 0, 0, 0, 0], [0, 0, 0, 1, 1])
  act(state, 0, makeAction({ type: 'PROPOSE_TRADE', to: 0b1110, give: [0, 0, 2, 0, 0], want: [0, 0, 0, 0, 1] }))
  return { state, id: offerOf(state, 0)!.id }
}

it('says yes or no to an offer that waits for me; what I lack I cannot accept', () => {
  const { state, id } = offered()
  const [mira, zeynep] = [1, 2].map((seat) => offersModel(state, seat, NAMES))
  expect([yesTo(mira!), noTo(mira!)]).toEqual([
    makeAction({ type: 'ACCEPT_TRADE', tradeId: id }),
    makeAction({ type: 'REJECT_TRADE', tradeId: id }),
  ])
  expect([yesTo(zeynep!), noTo(zeynep!)]).toEqual([null, makeAction({ type: 'REJECT_TRADE', tradeId: id })])
  expect([counterTo(mira!), counterTo(zeynep!), counterTo(offersModel(state, 0, NAMES))]).toEqual([id, id, null])
})

it('closes my deal when there is one, and leaves the choice to me when there are two', () => {
  const { state, id } = offered()
  const mine = () => yesTo(offersModel(state, 0, NAMES))
  expect(mine()).toBeNull()
  act(state, 1, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
  expect(mine()).toBe(makeAction({ type: 'CONFIRM_TRADE', tradeId: id, partner: 1 }))
  act(state, 3, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
  expect(mine()).toBeNull()
})

it('answers a counter-offer', () => {
  const { state, id } = offered()
  act(state, 3, makeAction({ type: 'COUNTER_TRADE', tradeId: id, give: [0, 0, 0, 1, 0], want: [0, 0, 2, 0, 0] }))
  const counter = offerOf(state, 3)!.id
  const model = offersModel(state, 0, NAMES)
  expect([yesTo(model), noTo(model)]).toEqual([
    makeAction({ type: 'ACCEPT_TRADE', tradeId: counter }),
    makeAction({ type: 'REJECT_TRADE', tradeId: counter }),
  ])
  expect(counterTo(model)).toBe(counter)
})

it('has nothing to say when nothing is offered', () => {
  const model = offersModel(scene([1, 0, 0, 0, 0]), 0, NAMES)
  expect([yesTo(model), noTo(model)]).toEqual([null, null])
})
