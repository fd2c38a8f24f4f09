import { catan, makeAction, OFFERS_PER_TURN, offerOf } from '@serai/catan'
import { SPECTATOR } from '@serai/kernel'
import { catanPosition } from '@serai/test-kit/positions'
import { expect, it } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import { offersModel } from './offers-model.ts'

const NAMES = ['Lena', 'Mira', 'Zeynep', 'Anton']
const proposal = makeAction({ type: 'PROPOSE_TRADE', to: 0b1110, give: [0, 0, 2, 0, 0], want: [0, 0, 0, 0, 1] })

/** Seat 0 offers to all: 1 can pay, 2 cannot, 3 has something else. */
function offered() {
  const state = scene([0, 0, 2, 0, 0], [0, 0, 0, 0, 1], [1, 0, 0, 0, 0], [0, 0, 0, 1, 1])
  act(state, 0, proposal)
  return { state, id: offerOf(state, 0)!.id }
}

it('has nothing when nothing is offered', () => {
  expect(offersModel(scene([1, 0, 0, 0, 0]), 0, NAMES)).toEqual({ mine: null, incoming: [], watched: [] })
})

it('has a line for each player who was asked', () => {
  const { state, id } = offered()
  act(state, 1, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
  act(state, 3, makeAction({ type: 'COUNTER_TRADE', tradeId: id, give: [0, 0, 0, 1, 0], want: [0, 0, 2, 0, 0] }))
  const { mine, incoming } = offersModel(state, 0, NAMES)
  expect(mine?.answers.map(({ name, kind }) => [name, kind])).toEqual([
    ['Mira', 'accepts'],
    ['Zeynep', 'thinks'],
    ['Anton', 'counters'],
  ])
  expect(mine?.answers[0]?.confirm).toBe(makeAction({ type: 'CONFIRM_TRADE', tradeId: id, partner: 1 }))
  expect(mine?.answers[2]?.counter).toMatchObject({ give: [0, 0, 2, 0, 0], get: [0, 0, 0, 1, 0] })
  expect(incoming).toEqual([])
  expect(mine?.cancel).toBe(makeAction({ type: 'CANCEL_TRADE', tradeId: id }))
  act(state, 2, makeAction({ type: 'REJECT_TRADE', tradeId: id }))
  expect(offersModel(state, 0, NAMES).mine?.answers[1]?.kind).toBe('refuses')
})

it('shows what may be said to an offer, and nothing that is not legal', () => {
  const { state, id } = offered()
  const [mira] = offersModel(state, 1, NAMES).incoming
  expect(mira).toMatchObject({
    name: 'Lena',
    give: [0, 0, 0, 0, 1],
    get: [0, 0, 2, 0, 0],
    accept: makeAction({ type: 'ACCEPT_TRADE', tradeId: id }),
    refuse: makeAction({ type: 'REJECT_TRADE', tradeId: id }),
    canCounter: true,
    isShort: false,
  })
  expect(offersModel(state, 2, NAMES).incoming[0]).toMatchObject({ accept: null, isShort: true, canCounter: true })
  const tired = catanPosition(state, { offersMade: { 1: OFFERS_PER_TURN } })
  expect(offersModel(tired, 1, NAMES).incoming[0]?.canCounter).toBe(false)
})

it('keeps an offer in sight that I accepted, and drops one that I refused', () => {
  const { state, id } = offered()
  act(state, 1, makeAction({ type: 'ACCEPT_TRADE', tradeId: id }))
  act(state, 2, makeAction({ type: 'REJECT_TRADE', tradeId: id }))
  expect(offersModel(state, 1, NAMES).watched[0]).toMatchObject({ isAccepted: true, accept: null, refuse: null })
  expect(offersModel(state, 2, NAMES)).toEqual({ mine: null, incoming: [], watched: [] })
})

it('lets everybody see an offer between two others, and never depends on hidden hands', () => {
  const { state } = offered()
  const spectator = offersModel(catan.redact(state, SPECTATOR), null, NAMES)
  expect(spectator.watched[0]).toMatchObject({ name: 'Lena', accept: null, refuse: null, canCounter: false })
  expect(offersModel(catan.redact(state, 0), 0, NAMES)).toEqual(offersModel(state, 0, NAMES))
})
