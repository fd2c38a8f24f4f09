import { type CatanState, catan } from '@serai/catan'
import { actions as act, layout, offer } from '@serai/catan/raw'
import { type Action, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { walk } from '../../test/catan-walk.ts'
import type { SeeingBot } from '../bot.ts'
import { counterOffers } from './counter-offers.ts'
import { greedyBot } from './greedy-bot.ts'

const { ACTIVE, HAND, OFFER, OFFER_GIVE, OFFER_WANT, OFFER_WORDS, OFFERING, OFFERS_MADE, POINTS, TARGET, TURN } = layout
const { KIND_OF, KINDS, OPEN_ENDED } = act

interface Countered {
  readonly state: CatanState
  readonly by: number
  readonly action: Action
}

const found: Countered[] = []
const perTurn = new Map<string, number>()
const answers = { accepted: 0, refused: 0 }

for (let number = 1; number <= 12; number++) {
  walk([greedyBot, greedyBot, greedyBot, greedyBot], 4, number, (s, by, action) => {
    if (offer.isCounter(action)) {
      found.push({ state: s.slice(), by, action })
      const key = `${number} ${s[TURN]} ${by}`
      perTurn.set(key, (perTurn.get(key) ?? 0) + 1)
    }
    if (by !== s[ACTIVE] || action >= OPEN_ENDED) return
    const kind = KINDS[KIND_OF[action]!]
    if (kind === 'ACCEPT_TRADE') answers.accepted++
    if (kind === 'REJECT_TRADE') answers.refused++
  })
}

function choice(bot: SeeingBot<CatanState>, state: CatanState, seat: number): Action {
  const view = catan.redact(state, seat)
  const actions: Action[] = []
  const count = catan.legal(view, seat, actions)
  const optional = seat !== view[ACTIVE]
  return bot.choose({ view, seat, memory: undefined, actions, count, optional, random: stream(1, 'bot'), budget: 0 })
}

const isRefusal = (action: Action): boolean => action < OPEN_ENDED && KINDS[KIND_OF[action]!] === 'REJECT_TRADE'

describe('a counter-offer', () => {
  it('is made now and then to the player whose turn it is, and is near what was offered', () => {
    expect(found.length).toBeGreaterThan(20)
    for (const { state, by, action } of found) {
      const { tradeId, give, want } = offer.readCounter(action)
      const proposer = tradeId & 3
      expect(proposer).toBe(state[ACTIVE])
      expect(by).not.toBe(proposer)
      const at = OFFER + OFFER_WORDS * proposer
      expect(counterOffers(state, at + OFFER_WANT, at + OFFER_GIVE)).toContainEqual({ give, want })
      expect(give.every((count, r) => count <= state[HAND + 5 * by + r]!)).toBe(true)
    }
  })

  it('is made once a turn, and judged as any offer', () => {
    expect(Math.max(...perTurn.values())).toBe(1)
    expect(answers.accepted).toBeGreaterThan(5)
    expect(answers.refused).toBeGreaterThan(5)
  })

  it('gives way to a refusal when one was made this turn, or when either side is about to win', () => {
    const again = found.filter(({ state, by }) => offer.isCounter(choice(greedyBot, state, by)))
    // Imagined worlds differ from those of the game, so a few are refused here.
    expect(again.length).toBeGreaterThan(found.length / 2)
    for (const { state, by } of again) {
      const changed = (at: number, to: number): CatanState => state.map((word, i) => (i === at ? to : word))
      const nearWin = state[TARGET]! - 2
      expect(isRefusal(choice(greedyBot, changed(OFFERS_MADE + by, 1), by))).toBe(true)
      expect(isRefusal(choice(greedyBot, changed(POINTS + state[ACTIVE]!, nearWin), by))).toBe(true)
      expect(isRefusal(choice(greedyBot, changed(POINTS + by, nearWin), by))).toBe(true)
    }
  })

  it('waits behind an acceptance of the own offer', () => {
    let waited = 0
    for (const { state, by, action } of found) {
      const active = state[ACTIVE]!
      const at = OFFER + OFFER_WORDS * active
      const other = [0, 1, 2, 3].find((q) => q !== by && ((state[at + layout.OFFER_TO]! >> q) & 1) === 1)
      if (other === undefined) continue
      const s = state.slice()
      s[at + layout.OFFER_ACCEPTED] = 1 << other
      s[at + layout.OFFER_REJECTED] = 0
      catan.apply(s, by, action)
      expect((s[OFFERING]! >> by) & 1).toBe(1)
      expect(KINDS[KIND_OF[choice(greedyBot, s, active)]!]).toBe('CONFIRM_TRADE')
      waited++
    }
    expect(waited).toBeGreaterThan(3)
  })
})
