import { bankOf, catan, offerOf, openOffers, robberAt, seatOf, stageOf } from '@serai/catan'
import { CHANCE, defaultOptions, formatRefusal, isRefusal, SPECTATOR, stream } from '@serai/kernel'
import { narde } from '@serai/narde'
import { expect, it } from 'vitest'
import { catanPosition, nardePosition } from './positions.ts'

const START = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
catan.apply(START, CHANCE, catan.draw(START, stream(1, 'first')))

it('changes a copy, and what follows from a change', () => {
  const kept = START.slice()
  const state = catanPosition(START, {
    stage: 'discard',
    active: 2,
    turn: 9,
    robber: 4,
    bank: 3,
    hands: { 0: [1, 2, 0, 0, 5], 1: { wood: 8 } },
    cards: { 0: { knight: 1 } },
    newCards: { 0: { monopoly: 1 } },
    playedCards: { 0: { knight: 3 } },
    largestArmy: 0,
    points: { 0: 4 },
    rates: { 0: { wood: 2, brick: 3 }, 1: 3 },
    owes: { 0: 4, 1: 4 },
    offers: { 2: { to: 0b0011, give: { ore: 1 }, want: [1] } },
  })
  expect(START).toEqual(kept)
  expect(catan.toAct(state)).toEqual({ kind: 'seats', must: 0b0011, may: 0 })
  expect([stageOf(state), robberAt(state), bankOf(state)]).toEqual(['discard', 4, [3, 3, 3, 3, 3]])
  expect(seatOf(state, 0)).toMatchObject({
    points: 4,
    handSize: 8,
    hand: [1, 2, 0, 0, 5],
    cardCount: 2,
    cards: [1, 0, 0, 0, 1],
    newCards: [0, 0, 0, 0, 1],
    knights: 3,
    hasLargestArmy: true,
    hasLongestRoad: false,
    rates: [2, 3, 0, 0, 0],
    owes: 4,
  })
  expect(seatOf(state, 1)).toMatchObject({ handSize: 8, hand: [8, 0, 0, 0, 0], rates: [3, 3, 3, 3, 3] })
  expect(offerOf(state, 2)).toMatchObject({ to: 0b0011, give: [0, 0, 0, 0, 1], want: [1, 0, 0, 0, 0] })
  expect(openOffers(catanPosition(state, { offers: { 2: null } }))).toEqual([])
})

it('gives positions that the engine reads back', () => {
  const state = catanPosition(START, {
    stage: 'main',
    active: 0,
    turn: 5,
    dice: [1, 1],
    hands: { 0: [4, 4, 4, 4, 4], 1: [0], 2: [0], 3: [0] },
    bank: 15,
    cards: { 1: { knight: 2 } },
    newCards: { 0: { monopoly: 1 } },
    deck: [12, 5, 2, 2, 1],
  })
  const again = catan.parsePosition(catan.describe(state))
  if (isRefusal(again)) throw new Error(formatRefusal(again))
  expect(catan.describe(again)).toEqual(catan.describe(state))
})

it('changes what a viewer sees, and what a viewer knows the size of alone', () => {
  const view = catanPosition(catan.redact(START, SPECTATOR), { handSizes: { 3: 9 }, cardCounts: { 3: 2 } })
  expect(seatOf(view, 3)).toMatchObject({ handSize: 9, hand: null, cardCount: 2, cards: null })
})

it('says that nobody has a thing', () => {
  const state = catanPosition(START, { longestRoad: 1, winner: 1 })
  expect(seatOf(state, 1).hasLongestRoad).toBe(true)
  expect(seatOf(catanPosition(state, { longestRoad: null }), 1).hasLongestRoad).toBe(false)
})

it('changes the match of Long Narde', () => {
  const start = narde.start(defaultOptions(narde.options), 2, stream(1, 'start'))
  const state = nardePosition(start, {
    matchPoints: 5,
    score: { 1: 3 },
    stage: 'over',
    ended: { by: 'mars', winner: 1 },
  })
  expect(narde.toAct(state).kind).toBe('over')
  expect(narde.describe(state)).toMatchObject({ score: [0, 3] })
})
