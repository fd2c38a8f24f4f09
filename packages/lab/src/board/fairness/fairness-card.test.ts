import { spiralBoard } from '@serai/catan'
import { isRefusal, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { parseBoardCode } from '../board-code.ts'
import { draftState } from '../draft/draft-state.ts'
import { DRAFTS, fairnessCard, setupFairnessCard } from './fairness-card.ts'
import { gradeOf } from './fairness-grade.ts'

const board = spiralBoard(stream(31, 'board'))

describe.each([3, 4])('the fairness card for %d seats', (seats) => {
  it.each(DRAFTS)('%s: adds up', (draft) => {
    const card = fairnessCard(board, seats, draft)
    expect(card.seats).toHaveLength(seats)
    expect(card.seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    const pips = card.seats.map((seat) => seat.pips)
    expect(card.spread).toBeCloseTo((Math.max(...pips) - Math.min(...pips)) / Math.max(...pips))
    for (const seat of card.seats) {
      expect(seat.byResource.reduce((sum, some) => sum + some)).toBe(seat.pips)
      expect(seat.placements).toHaveLength(2)
      expect(seat.startingCards).toBeLessThanOrEqual(3)
    }
    const all = card.seats.flatMap(({ placements }) => placements.map(({ vertex }) => vertex))
    expect(new Set(all).size).toBe(2 * seats)
    expect(card.pairs).toBe(seats * (seats - 1))
    expect(card.envy).toBeLessThanOrEqual(card.pairs / 2)
  })
})

describe.each(DRAFTS)('the card of a setup that %s finishes', (draft) => {
  it.each([0, 3, 4, 8])('counts the %d placements that stand', (count) => {
    const { seats } = fairnessCard(board, 4, 'classic')
    const order = [0, 1, 2, 3].map((seat) => seats[seat]!.placements[0]!)
    const placed = [...order, ...[3, 2, 1, 0].map((seat) => seats[seat]!.placements[1]!)].slice(0, count)
    const position = draftState(board, 4, placed)
    if (isRefusal(position)) throw new Error(position.code)
    const before = position.slice()
    const card = setupFairnessCard(position, placed, draft)
    expect(position).toEqual(before)
    const all = card.seats.flatMap(({ placements }) => placements)
    for (const one of placed) expect(all).toContainEqual(one)
    if (count === 0) expect(card).toEqual(fairnessCard(board, 4, draft))
    if (count === 8) expect(card).toEqual({ ...fairnessCard(board, 4, 'classic'), draft })
  })
})

describe('the fairness card', () => {
  // Pips and resources counted by hand on the printed board, at the places of R169.
  it.each([
    {
      code: 'SB1-084X-C6KG-JC1M-5MFB-YM28-PXSA',
      pips: [18, 19, 21, 19],
      types: [5, 5, 5, 5],
      card: { spread: 3 / 21, deviation: 1.75 / 19.25, envy: 5, allFive: true, allFour: true },
    },
    {
      code: 'SB1-01MZ-A1FZ-GH1T-05RE-FYMX-4AXR',
      pips: [20, 20, 21, 17],
      types: [4, 5, 4, 5],
      card: { spread: 4 / 21, deviation: 2.5 / 19.5, envy: 6, allFive: false, allFour: true },
    },
    {
      code: 'SB1-1TKR-BC4J-JMVA-T05Z-H3C9-113H',
      pips: [22, 22, 21, 18],
      types: [3, 4, 4, 5],
      card: { spread: 4 / 22, deviation: 2.75 / 20.75, envy: 6, allFive: false, allFour: false },
    },
  ])('has the figures of R171: $code', ({ code, pips, types, card: figures }) => {
    const named = parseBoardCode(code)
    if (isRefusal(named)) throw new Error(named.code)
    const card = fairnessCard(named, 4, 'classic')
    expect(card).toMatchObject(figures)
    expect(card.seats.map((seat) => seat.pips)).toEqual(pips)
    expect(card.seats.map((seat) => seat.types)).toEqual(types)
  })

  it('compares the best seat with the worst, and the halves of the draft; the middle one of three is in neither', () => {
    const card = fairnessCard(board, 4)
    const shares = card.seats.map(({ share }) => share)
    expect(card.firstHalfLead).toBeCloseTo(shares[0]! + shares[1]! - shares[2]! - shares[3]!, 10)
    expect(card.gap).toBe(Math.max(...shares) - Math.min(...shares))
    expect(card.grade).toBe(gradeOf(card.gap))
    const { seats, firstHalfLead } = fairnessCard(board, 3)
    expect(firstHalfLead).toBeCloseTo(seats[0]!.share - seats[2]!.share, 10)
  })

  it('maxmin leaves pips nearer together than classic', () => {
    const spreads = (draft: 'classic' | 'maxmin') =>
      Array.from({ length: 30 }, (_, i) => fairnessCard(spiralBoard(stream(8, 'board', i)), 4, draft).spread)
    const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
    expect(sum(spreads('maxmin'))).toBeLessThan(sum(spreads('classic')) / 2)
  })
})
