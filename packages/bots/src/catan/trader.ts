import type { CatanState } from '@serai/catan'
import { actions as act, CATALOGUE, layout, offer as offers, stage } from '@serai/catan/raw'
import { type Action, hasSeat, seatBit } from '@serai/kernel'
import { type Decision, PASS } from '../bot.ts'
import { counterOffers } from './counter-offers.ts'
import { Opponents } from './opponents.ts'
import type { Policy } from './policy.ts'
import { ACCEPTABLE, type Determinize, TradeValue } from './trade-value.ts'

const { ACTIVE, HAND_SIZE, OFFER, OFFERING, OFFERS_MADE, OFFER_ACCEPTED, OFFER_GIVE, OFFER_ID, OFFER_WANT } = layout
const { OFFER_WORDS, PLAYING, POINTS, SEATS, STAGE, TARGET, TRADING } = layout
const { ARGUMENT_OF, KIND_OF, KINDS } = act

const kind = (name: (typeof KINDS)[number]): number => KINDS.indexOf(name)
const ACCEPT = kind('ACCEPT_TRADE')
const REJECT = kind('REJECT_TRADE')
const CONFIRM = kind('CONFIRM_TRADE')

export interface TradeLimits {
  /** Offers in the seat's own turn. */
  readonly offers: number
  /** Counter-offers in a turn of another. */
  readonly counters: number
  /** Worlds in which the partners' gains are looked at. */
  readonly worlds: number
}

/** What the seat's own offer must gain. */
const WORTHWHILE = 0.04
/** How likely somebody must take it. */
const LIKELY = 0.2
/** How much a partner's gain counts against the seat's own, beyond the partner's share of the opponents' chances. */
const PARTNER = 1.3

/** Offers and answers: weighs the seat's gain against the partner's, which counts the more the nearer the partner is to winning. */
export class Trader {
  readonly #tradeValue: TradeValue
  readonly #opponents: Opponents
  readonly #limits: TradeLimits

  constructor(policy: Policy, limits: TradeLimits) {
    this.#tradeValue = new TradeValue(policy.handValue, limits.worlds)
    this.#opponents = new Opponents(policy.value)
    this.#limits = limits
  }

  /** An answer, an offer or a confirmation, or null: continue without a trade. `s` is the view, opened. */
  choose(s: CatanState, decision: Decision<CatanState>, determinize: Determinize): Action | null {
    const { seat, actions, count, optional } = decision
    if (optional) return this.#answer(s, seat, actions, count, determinize)
    if (s[STAGE] !== stage.STAGE_MAIN || s[TRADING] === 0 || seat !== s[ACTIVE]) return null
    if (s[OFFERING] !== 0) {
      // The seat's own offer is better than what others made of it.
      const confirmation = this.#confirm(s, seat, actions, count)
      if (confirmation !== null) return confirmation
      const answer = this.#answer(s, seat, actions, count, determinize)
      if (answer !== PASS) return answer
    }
    return this.#offer(s, seat, determinize)
  }

  #isNearWin(s: CatanState, q: number): boolean {
    return s[POINTS + q]! >= s[TARGET]! - 2
  }

  #answer(s: CatanState, seat: number, list: readonly Action[], count: number, determinize: Determinize): Action {
    let no = PASS
    for (let i = 0; i < count; i++) {
      const action = list[i]!
      const here = KIND_OF[action]
      if (here === REJECT && no === PASS) no = action
      if (here !== ACCEPT) continue
      const proposer = ARGUMENT_OF[action]! & 3
      if (this.#isNearWin(s, proposer)) continue
      const at = OFFER + OFFER_WORDS * proposer
      const mine = this.#tradeValue.gain(s, seat, s, at + OFFER_WANT, s, at + OFFER_GIVE)
      if (mine <= ACCEPTABLE) continue
      this.#opponents.weigh(s, seat)
      const world = this.#tradeValue.drawWorld(determinize)
      const theirs = this.#tradeValue.gain(world, proposer, s, at + OFFER_GIVE, s, at + OFFER_WANT)
      if (this.#netGain(proposer, mine, Math.max(0, theirs)) > ACCEPTABLE) return action
    }
    return no === PASS ? PASS : (this.#counter(s, seat, ARGUMENT_OF[no]! & 3, determinize) ?? no)
  }

  /** After `weigh`: what is left of a gain when the partner's is counted. */
  #netGain(partner: number, mine: number, theirs: number): number {
    return mine - PARTNER * this.#opponents.shareOf(partner) * theirs
  }

  /** The counter-offer that gains most instead of an offer that is refused, or null. */
  #counter(s: CatanState, seat: number, proposer: number, determinize: Determinize): Action | null {
    const allowed = seat === s[ACTIVE] ? this.#limits.offers : this.#limits.counters
    if (s[OFFERS_MADE + seat]! >= allowed) return null
    if (this.#isNearWin(s, proposer) || this.#isNearWin(s, seat)) return null
    const at = OFFER + OFFER_WORDS * proposer
    const counters = counterOffers(s, at + OFFER_WANT, at + OFFER_GIVE)
    const gainful = this.#tradeValue.gainfulOffers(s, seat, counters, WORTHWHILE)
    if (gainful.length === 0) return null
    this.#opponents.weigh(s, seat)
    this.#tradeValue.drawWorlds(determinize)
    this.#tradeValue.estimateAnswers(proposer, gainful)
    const { chances, gains } = this.#tradeValue
    let best: offers.Offer | null = null
    let worth = 0
    for (const [i, { offer, gain }] of gainful.entries()) {
      const net = this.#netGain(proposer, gain, gains[i]!)
      if (chances[i]! < LIKELY || net < WORTHWHILE || chances[i]! * net <= worth) continue
      worth = chances[i]! * net
      best = offer
    }
    return best === null ? null : offers.counterTrade({ tradeId: s[at + OFFER_ID]!, ...best })
  }

  /** Of those who would, the one who is the least danger. */
  #confirm(s: CatanState, seat: number, list: readonly Action[], count: number): Action | null {
    if (!hasSeat(s[OFFERING]!, seat) || s[OFFER + OFFER_WORDS * seat + OFFER_ACCEPTED] === 0) return null
    this.#opponents.weigh(s, seat)
    let best: Action | null = null
    let least = 2
    for (let i = 0; i < count; i++) {
      if (KIND_OF[list[i]!] !== CONFIRM) continue
      const partner = ARGUMENT_OF[list[i]!]! & 3
      if (this.#opponents.shareOf(partner) >= least) continue
      least = this.#opponents.shareOf(partner)
      best = list[i]!
    }
    return best
  }

  /** The offer of the catalogue that gains most with those who may take it; each turn the next best one. */
  #offer(s: CatanState, seat: number, determinize: Determinize): Action | null {
    const made = s[OFFERS_MADE + seat]!
    if (made >= this.#limits.offers) return null
    const gainful = this.#tradeValue.gainfulOffers(s, seat, CATALOGUE, WORTHWHILE)
    if (gainful.length === 0) return null
    this.#opponents.weigh(s, seat)
    this.#tradeValue.drawWorlds(determinize)
    const { chances, gains } = this.#tradeValue
    const ranked = gainful.map(({ offer: { give, want } }) => ({ give, want, to: 0, worth: 0 }))
    for (let q = 0; q < s[SEATS]!; q++) {
      if (q === seat || !hasSeat(s[PLAYING]!, q) || this.#isNearWin(s, q) || s[HAND_SIZE + q] === 0) continue
      this.#tradeValue.estimateAnswers(q, gainful)
      ranked.forEach((one, i) => {
        const net = this.#netGain(q, gainful[i]!.gain, gains[i]!)
        if (chances[i]! < LIKELY || net < WORTHWHILE) return
        one.to |= seatBit(q)
        one.worth = Math.max(one.worth, chances[i]! * net)
      })
    }
    const open = ranked.filter(({ to }) => to !== 0)
    open.sort((a, b) => b.worth - a.worth || offers.proposeTrade(a) - offers.proposeTrade(b))
    const chosen = open[made]
    return chosen === undefined ? null : offers.proposeTrade(chosen)
  }
}
