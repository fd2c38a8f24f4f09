import { catan, makeAction, offerOf } from '@serai/catan'
import { expect, it } from 'vitest'
import en from '../../text/en/index.ts'
import { heldCards } from '../view/hand-cards.ts'
import { position } from '../view/position.ts'
import { hasReason } from './has-reason.ts'

it('lets a counter-offer go with the offer that it answers', () => {
  const state = position({ active: 1, hands: { 0: [1, 0, 0, 0, 0], 1: [0, 1, 0, 0, 0] } })
  catan.apply(state, 1, makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] }))
  const counter = offerOf(state, 1)!.id
  expect(hasReason({ kind: 'trade', counter }, state, [])).toBe(true)
  catan.apply(state, 1, makeAction({ type: 'CANCEL_TRADE', tradeId: counter }))
  expect(hasReason({ kind: 'trade', counter }, state, [])).toBe(false)
})

it('trades until the turn ends', () => {
  const state = position({ hands: { 0: [4, 0, 0, 0, 0] } })
  expect(hasReason({ kind: 'trade' }, state, [])).toBe(true)
  catan.apply(state, 0, makeAction({ type: 'END_TURN' }))
  expect(hasReason({ kind: 'trade' }, state, [])).toBe(false)
  expect(hasReason({ kind: 'log' }, state, [])).toBe(true)
})

it('asks for the goods of a card only while it can be played', () => {
  const state = position({ cards: { 0: ['monopoly'] } })
  const held = () => heldCards(state, 0, en)
  expect(hasReason({ kind: 'monopoly' }, state, held())).toBe(true)
  expect(hasReason({ kind: 'plenty' }, state, held())).toBe(false)
  catan.apply(state, 0, makeAction({ type: 'END_TURN' }))
  expect(hasReason({ kind: 'monopoly' }, state, held())).toBe(false)
})
