import { actions as act, CATALOGUE, type CatanState, layout, offer as offers, stage } from '@serai/catan'
import { type Action, hasSeat, seatBit } from '@serai/kernel'
import { type Decision, PASS } from '../bot.ts'
import { ACCEPTABLE, Deals, type Imagine } from './deals.ts'
import { nearbyDeals } from './nearby-deals.ts'
import type { Policy } from './policy.ts'
import { Rivals } from './rivals.ts'

const { ACTIVE, HAND_SIZE, OFFER, OFFERING, OFFERS_MADE, OFFER_ACCEPTED, OFFER_GIVE, OFFER_ID, OFFER_WANT } = layout
const { OFFER_WORDS, PLAYING, POINTS, SEATS, STAGE, TARGET, TRADING } = layout
const { ARGUMENT_OF, KIND_OF, KINDS } = act

const kind = (name: (typeof KINDS)[number]): number => KINDS.indexOf(name)
const ACCEPT = kind('ACCEPT_TRADE')
const REJECT = kind('REJECT_TRADE')
const CONFIRM = kind('CONFIRM_TRADE')

export interface TradeManners {
  /** Offers in an own turn. */
  readonly offers: number
  /** Counter-offers in a turn of another. */
  readonly counters: number
  /** Worlds in which the partners' gains are looked at. */
  readonly worlds: number
}

/** What an own offer must gain. */
const WORTHWHILE = 0.04
/** How likely somebody must take it. */
const LIKELY = 0.2
/** How much a partner's gain counts against the own, beyond its share of what the rivals can gain. */
const PARTNER = 1.3

/** Offers and answers: the own gain against the partner's, who counts the more the nearer it is to winning. */
export class Trader {
  readonly #deals: Deals
  readonly #rivals: Rivals
  readonly #manners: TradeManners

  constructor(policy: Policy, manners: TradeManners) {
    this.#deals = new Deals(policy.purse, manners.worlds)
    this.#rivals = new Rivals(policy.value)
    this.#manners = manners
  }

  /** An answer, an offer or a confirmation, or null: go on without. `s` is the view, opened. */
  choose(s: CatanState, decision: Decision<CatanState>, imagine: Imagine): Action | null {
    const { seat, actions, count, optional } = decision
    if (optional) return this.#answer(s, seat, actions, count, imagine)
    if (s[STAGE] !== stage.STAGE_MAIN || s[TRADING] === 0 || seat !== s[ACTIVE]) return null
    if (s[OFFERING] !== 0) {
      // The own offer is better than what others made of it.
      const confirmation = this.#confirm(s, seat, actions, count)
      if (confirmation !== null) return confirmation
      const answer = this.#answer(s, seat, actions, count, imagine)
      if (answer !== PASS) return answer
    }
    return this.#offer(s, seat, imagine)
  }

  #isNearWin(s: CatanState, q: number): boolean {
    return s[POINTS + q]! >= s[TARGET]! - 2
  }

  #answer(s: CatanState, seat: number, list: readonly Action[], count: number, imagine: Imagine): Action {
    let no = PASS
    for (let i = 0; i < count; i++) {
      const action = list[i]!
      const here = KIND_OF[action]
      if (here === REJECT && no === PASS) no = action
      if (here !== ACCEPT) continue
      const proposer = ARGUMENT_OF[action]! & 3
      if (this.#isNearWin(s, proposer)) continue
      const at = OFFER + OFFER_WORDS * proposer
      const mine = this.#deals.gain(s, seat, s, at + OFFER_WANT, s, at + OFFER_GIVE)
      if (mine <= ACCEPTABLE) continue
      this.#rivals.weigh(s, seat)
      const world = this.#deals.world(imagine)
      const theirs = this.#deals.gain(world, proposer, s, at + OFFER_GIVE, s, at + OFFER_WANT)
      if (this.#net(proposer, mine, Math.max(0, theirs)) > ACCEPTABLE) return action
    }
    return no === PASS ? PASS : (this.#counter(s, seat, ARGUMENT_OF[no]! & 3, imagine) ?? no)
  }

  /** After `weigh`: what is left of a gain when the partner's is counted. */
  #net(partner: number, mine: number, theirs: number): number {
    return mine - PARTNER * this.#rivals.shareOf(partner) * theirs
  }

  /** The nearby deal that gains most instead of one that is refused, or null. */
  #counter(s: CatanState, seat: number, proposer: number, imagine: Imagine): Action | null {
    const allowed = seat === s[ACTIVE] ? this.#manners.offers : this.#manners.counters
    if (s[OFFERS_MADE + seat]! >= allowed) return null
    if (this.#isNearWin(s, proposer) || this.#isNearWin(s, seat)) return null
    const at = OFFER + OFFER_WORDS * proposer
    const near = nearbyDeals(s, at + OFFER_WANT, at + OFFER_GIVE)
    const wishes = this.#deals.wishes(s, seat, near, WORTHWHILE)
    if (wishes.length === 0) return null
    this.#rivals.weigh(s, seat)
    this.#deals.imagine(imagine)
    this.#deals.ask(proposer, wishes)
    const { chances, gains } = this.#deals
    let best: offers.Offer | null = null
    let worth = 0
    for (const [i, { deal, gain }] of wishes.entries()) {
      const net = this.#net(proposer, gain, gains[i]!)
      if (chances[i]! < LIKELY || net < WORTHWHILE || chances[i]! * net <= worth) continue
      worth = chances[i]! * net
      best = deal
    }
    return best === null ? null : offers.counterTrade({ tradeId: s[at + OFFER_ID]!, ...best })
  }

  /** Of those who would, the one who is the least danger. */
  #confirm(s: CatanState, seat: number, list: readonly Action[], count: number): Action | null {
    if (!hasSeat(s[OFFERING]!, seat) || s[OFFER + OFFER_WORDS * seat + OFFER_ACCEPTED] === 0) return null
    this.#rivals.weigh(s, seat)
    let best: Action | null = null
    let least = 2
    for (let i = 0; i < count; i++) {
      if (KIND_OF[list[i]!] !== CONFIRM) continue
      const partner = ARGUMENT_OF[list[i]!]! & 3
      if (this.#rivals.shareOf(partner) >= least) continue
      least = this.#rivals.shareOf(partner)
      best = list[i]!
    }
    return best
  }

  /** The offer of the catalogue that gains most with those who may take it; each turn the next best one. */
  #offer(s: CatanState, seat: number, imagine: Imagine): Action | null {
    const made = s[OFFERS_MADE + seat]!
    if (made >= this.#manners.offers) return null
    const wishes = this.#deals.wishes(s, seat, CATALOGUE, WORTHWHILE)
    if (wishes.length === 0) return null
    this.#rivals.weigh(s, seat)
    this.#deals.imagine(imagine)
    const { chances, gains } = this.#deals
    const ranked = wishes.map(({ deal: { give, want } }) => ({ give, want, to: 0, worth: 0 }))
    for (let q = 0; q < s[SEATS]!; q++) {
      if (q === seat || !hasSeat(s[PLAYING]!, q) || this.#isNearWin(s, q) || s[HAND_SIZE + q] === 0) continue
      this.#deals.ask(q, wishes)
      ranked.forEach((one, i) => {
        const net = this.#net(q, wishes[i]!.gain, gains[i]!)
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
