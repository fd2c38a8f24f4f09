import { type CatanState, catan, makeAction, OFFERS_PER_TURN, offerOf, openOffers } from '@serai/catan'
import { SPECTATOR } from '@serai/kernel'
import { catanPosition } from '@serai/test-kit/positions'
import { describe, expect, it } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import type { Moment } from '../../table/history.ts'
import { answersToMine, counterTo, noTo, offersModel, refusedOffer, yesTo } from './offers-model.ts'

describe('the open offers', () => {
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
})

describe('an answer by a key', () => {
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
})

describe('the offer that was refused', () => {
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
})

describe('answers to my offers', () => {
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
})
