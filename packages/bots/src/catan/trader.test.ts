import type { CatanState } from '@serai/catan'
import { actions as act, layout, offer } from '@serai/catan/raw'
import { describe, expect, it } from 'vitest'
import { catanOptions, game, walk } from '../../test/catan-walk.ts'
import type { SeeingBot } from '../bot.ts'
import { greedyBot } from './greedy-bot.ts'

const { KIND_OF, KINDS, OPEN_ENDED } = act
const { ACTIVE, HAND, HAND_SIZE, OFFER, OFFER_TO, OFFER_WORDS, OFFERS_MADE, POINTS, TARGET, TURN } = layout

const counts = { offers: 0, accepted: 0, rejected: 0, trades: 0 }
const offersByTurn = new Map<string, number>()
const toNearWinners: number[] = []
const fromNearWinners: number[] = []
const uncovered: number[] = []

const isNearWin = (s: CatanState, p: number): boolean => s[POINTS + p]! >= s[TARGET]! - 2

for (let number = 1; number <= 12; number++) {
  walk([greedyBot, greedyBot, greedyBot, greedyBot], 4, number, (s, by, action) => {
    if (offer.isCounter(action)) return
    if (action >= OPEN_ENDED) {
      counts.offers++
      const { to, give } = offer.readProposal(action)
      const key = `${number} ${s[TURN]} ${by}`
      offersByTurn.set(key, (offersByTurn.get(key) ?? 0) + 1)
      for (let q = 0; q < 4; q++) if (((to >> q) & 1) === 1 && isNearWin(s, q)) toNearWinners.push(q)
      if (give.some((count, r) => count > s[HAND + 5 * by + r]!)) uncovered.push(by)
      return
    }
    const kind = KINDS[KIND_OF[action]!]
    if (kind === 'REJECT_TRADE') counts.rejected++
    if (kind === 'ACCEPT_TRADE') {
      counts.accepted++
      if (isNearWin(s, s[ACTIVE]!)) fromNearWinners.push(by)
      if (s[OFFER + OFFER_WORDS * s[ACTIVE]! + OFFER_TO] === 1 << by) counts.trades++
    }
    if (kind === 'CONFIRM_TRADE') counts.trades++
  })
}

describe('trades', () => {
  it('are offered, refused and made', () => {
    expect(counts.offers).toBeGreaterThan(20)
    expect(counts.rejected).toBeGreaterThan(5)
    expect(counts.accepted).toBeGreaterThan(5)
    expect(counts.trades).toBeGreaterThan(5)
  })

  it('are few', () => {
    expect(Math.max(...offersByTurn.values())).toBe(1)
  })

  it('never feed a player about to win', () => {
    expect(toNearWinners).toEqual([])
    expect(fromNearWinners).toEqual([])
  })

  it('only offer what is there', () => {
    expect(uncovered).toEqual([])
  })

  it('are left alone where the table has none', () => {
    const made: number[] = []
    const see = (_: CatanState, by: number, action: number): void => {
      if (action >= OPEN_ENDED) made.push(by)
    }
    const end = walk([greedyBot, greedyBot, greedyBot, greedyBot], 4, 1, see, { ...catanOptions, trading: false })
    expect(made).toEqual([])
    expect(end[OFFERS_MADE]).toBe(0)
    expect(game.result(end)?.reason).toBe('victory_points')
  })
})

it('refuses a gift to the leader and takes one from the last', () => {
  let asked = 0
  const taker: SeeingBot<CatanState> = {
    ...greedyBot,
    choose(decision) {
      if (decision.optional) asked++
      return greedyBot.choose(decision)
    },
  }
  // Offers two cards for one whenever it can, to everybody.
  const giver: SeeingBot<CatanState> = {
    ...greedyBot,
    choose(decision) {
      const { view, seat, optional } = decision
      if (optional || view[layout.STAGE] !== 9 || view[OFFERS_MADE + seat]! > 0) return greedyBot.choose(decision)
      for (let r = 0; r < 5; r++) {
        if (view[HAND + 5 * seat + r]! < 2) continue
        const give = [0, 0, 0, 0, 0]
        const want = [0, 0, 0, 0, 0]
        give[r] = 2
        want[(r + 1) % 5] = 1
        return offer.proposeTrade({ to: 0b1110, give, want })
      }
      return greedyBot.choose(decision)
    },
  }
  let taken = 0
  let fed = 0
  for (let number = 1; number <= 6; number++) {
    walk([giver, taker, taker, taker], 5, number, (s, by, action) => {
      if (action >= OPEN_ENDED || KINDS[KIND_OF[action]!] !== 'ACCEPT_TRADE' || s[ACTIVE] !== 0) return
      taken++
      if (isNearWin(s, 0)) fed++
      expect(s[HAND_SIZE + by]).toBeGreaterThan(0)
    })
  }
  expect(asked).toBeGreaterThan(taken)
  expect(taken).toBeGreaterThan(5)
  expect(fed).toBe(0)
})
