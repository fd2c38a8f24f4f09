import { makeAction, OFFERS_PER_TURN, offerOf, readAction } from '@serai/catan'
import { catanPosition } from '@serai/test-kit/positions'
import { expect, it } from 'vitest'
import { act, scene } from '../../../test/catan-scene.ts'
import en from '../../text/en/index.ts'
import ru from '../../text/ru/index.ts'
import { canGiveMore, canWantMore, compose, draftSentence, firstDraft, toggled } from './composer.ts'

const EVERYBODY = 0b1110
const sheepForOre = { give: [0, 0, 2, 0, 0], want: [0, 0, 0, 0, 1], to: EVERYBODY }

it('offers to everybody, or to who is chosen', () => {
  const state = scene([0, 0, 3, 0, 0])
  expect(compose(state, 0, sheepForOre)).toMatchObject({ refusal: null, canOffer: true, partners: EVERYBODY })
  const some = { ...sheepForOre, to: toggled(EVERYBODY, 2) }
  expect(readAction(compose(state, 0, some).action)).toMatchObject({ to: 0b1010 })
  expect(compose(state, 0, { ...sheepForOre, to: 0 }).canOffer).toBe(false)
})

it('says why something cannot be offered', () => {
  const state = scene([0, 0, 1, 0, 0])
  expect(compose(state, 0, sheepForOre).refusal?.code).toBe('E_TRADE_COVER')
  expect(compose(state, 0, firstDraft(state, 0)).refusal?.code).toBe('E_TRADE_EMPTY')
  const small = { ...sheepForOre, give: [0, 0, 1, 0, 0] }
  const tired = catanPosition(state, { offersMade: { 0: OFFERS_PER_TURN } })
  expect(compose(tired, 0, small).refusal?.code).toBe('E_TRADE_LIMIT')
})

it('knows when the bank would take it, several cards as several trades', () => {
  const state = catanPosition(scene([8, 0, 3, 0, 0]), { rates: { 0: [4, 4, 3, 4, 4] } })
  expect(compose(state, 0, sheepForOre).bank).toEqual({ wants: 3, actions: [] })
  const rightNumber = { ...sheepForOre, give: [0, 0, 3, 0, 0] }
  expect(compose(state, 0, rightNumber).bank).toEqual({
    wants: 3,
    actions: [makeAction({ type: 'TRADE_WITH_BANK', give: 2, get: 4 })],
  })
  const two = { give: [8, 0, 0, 0, 0], want: [0, 2, 0, 0, 0], to: EVERYBODY }
  expect(compose(state, 0, two).bank?.actions).toEqual([
    makeAction({ type: 'TRADE_WITH_BANK', give: 0, get: 1 }),
    makeAction({ type: 'TRADE_WITH_BANK', give: 0, get: 1 }),
  ])
  const short = catanPosition(state, { bank: [19, 1, 19, 19, 19] })
  expect(compose(short, 0, two).bank?.actions).toEqual([])
  const mixed = { give: [1, 0, 1, 0, 0], want: [0, 1, 0, 0, 0], to: EVERYBODY }
  expect(compose(state, 0, mixed).bank?.wants).toBeNull()
})

it('gives others only the one whose turn it is, and no bank', () => {
  const state = scene([], [0, 0, 3, 0, 0])
  const { bank, partners } = compose(state, 1, firstDraft(state, 1))
  expect(bank).toBeNull()
  expect(partners).toBe(0b0001)
})

it('starts from my open offer, and a counter from what was asked', () => {
  const state = scene([0, 0, 3, 0, 0], [0, 0, 0, 0, 0], [1, 0, 0, 0, 0])
  act(state, 0, makeAction({ type: 'PROPOSE_TRADE', ...sheepForOre, want: [1, 0, 0, 0, 1] }))
  expect(firstDraft(state, 0)).toEqual({ ...sheepForOre, want: [1, 0, 0, 0, 1] })
  const id = offerOf(state, 0)!.id
  expect(firstDraft(state, 2, id)).toEqual({ give: [1, 0, 0, 0, 0], want: [0, 0, 2, 0, 0], to: 1 })
  const counter = compose(state, 2, firstDraft(state, 2, id), id)
  expect(counter.refusal).toBeNull()
  expect(readAction(counter.action).type).toBe('COUNTER_TRADE')
})

it('lets nothing be added that the hand does not have, or that stands on the other side', () => {
  const state = scene([1, 0, 2, 0, 0])
  const composer = compose(state, 0, sheepForOre)
  expect([0, 1, 2, 3, 4].map((resource) => canGiveMore(composer, sheepForOre, resource))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect([0, 1, 2, 3, 4].map((resource) => canWantMore(sheepForOre, resource))).toEqual([true, true, false, true, true])
})

it('says the draft in a sentence', () => {
  const addressees = { to: ['Mira', 'Anton'], isToAll: true, bank: { wants: 2, actions: [1] } }
  expect(draftSentence(en.catanTrade, sheepForOre, addressees)).toBe('2 sheep for 1 ore, to everyone or the bank')
  expect(draftSentence(ru.catanTrade, sheepForOre, addressees)).toBe('2 овцы за 1 руду: всем или банку')
  expect(draftSentence(en.catanTrade, sheepForOre, { to: ['Mira'], isToAll: false, bank: null })).toBe(
    '2 sheep for 1 ore, to Mira',
  )
})
