import { type CatanState, catan, makeAction, offerOf } from '@serai/catan'
import { expect, it } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import type { Moment } from '../../table/history.ts'
import { refusedOffer } from './refused-offer.ts'

/** What somebody does, as the page hears of it. */
function moment(state: CatanState, by: number, action: number): Moment {
  const before = catan.clone(state)
  act(state, by, action)
  return { entry: { seq: 1, at: 0, by, action }, before, after: catan.clone(state) }
}

it('is the offer that the last who was asked refuses, until something else happens', () => {
  const state = scene([0, 0, 1, 0, 0], [0, 0, 0, 0, 1])
  act(state, 0, makeAction({ type: 'PROPOSE_TRADE', to: 0b0110, give: [0, 0, 1, 0, 0], want: [0, 0, 0, 0, 1] }))
  const refusal = makeAction({ type: 'REJECT_TRADE', tradeId: offerOf(state, 0)!.id })
  const moments = [moment(state, 2, refusal)]
  expect(refusedOffer(moments, 0)).toBeNull()
  moments.push(moment(state, 1, refusal))
  expect(refusedOffer(moments, 0)).toMatchObject({ give: [0, 0, 1, 0, 0], want: [0, 0, 0, 0, 1], to: 0b0110 })
  expect(refusedOffer(moments, 1)).toBeNull()
  moments.push(moment(state, 0, makeAction({ type: 'END_TURN' })))
  expect(refusedOffer(moments, 0)).toBeNull()
})

it('is not an offer that I took back', () => {
  const state = scene([0, 0, 1, 0, 0])
  act(state, 0, makeAction({ type: 'PROPOSE_TRADE', to: 0b0110, give: [0, 0, 1, 0, 0], want: [0, 0, 0, 0, 1] }))
  const back = moment(state, 0, makeAction({ type: 'CANCEL_TRADE', tradeId: offerOf(state, 0)!.id }))
  expect(refusedOffer([back], 0)).toBeNull()
})
