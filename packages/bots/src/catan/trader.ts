import { actions as act, CATALOGUE, type CatanState, layout, offer as offers, stage } from '@serai/catan'
import { type Action, hasSeat, seatBit } from '@serai/kernel'
import { type Decision, PASS } from '../bot.ts'
import type { Policy } from './policy.ts'
import { Rivals } from './rivals.ts'

const { ACTIVE, HAND, HAND_SIZE, OFFER, OFFERING, OFFERS_MADE, OFFER_ACCEPTED, OFFER_GIVE, OFFER_WANT } = layout
const { OFFER_WORDS, PLAYING, POINTS, SEATS, STAGE, TARGET, TRADING, WORDS } = layout
const { ARGUMENT_OF, KIND_OF, KINDS } = act

const kind = (name: (typeof KINDS)[number]): number => KINDS.indexOf(name)
const ACCEPT = kind('ACCEPT_TRADE')
const REJECT = kind('REJECT_TRADE')
const CONFIRM = kind('CONFIRM_TRADE')

export interface TradeManners {
  /** Offers a turn. */
  readonly offers: number
  /** Worlds in which the partners' gains are looked at. */
  readonly worlds: number
}

/** What an own offer must gain, and what makes a partner take one. */
const WORTHWHILE = 0.04
const ACCEPTABLE = 0.01
/** How much a partner's gain counts against the own, beyond its share of what the rivals can gain. */
const PARTNER = 1.3

type Imagine = (into: CatanState) => void

/** Offers and answers: the own gain against the partner's, who counts the more the nearer it is to winning. */
export class Trader {
  readonly #policy: Policy
  readonly #rivals: Rivals
  readonly #manners: TradeManners
  readonly #worlds: CatanState[]

  constructor(policy: Policy, manners: TradeManners) {
    this.#policy = policy
    this.#rivals = new Rivals(policy.value)
    this.#manners = manners
    this.#worlds = Array.from({ length: manners.worlds }, () => new Int32Array(WORDS))
  }

  /** An answer, an offer or a confirmation, or null: go on without. `s` is the view, opened. */
  choose(s: CatanState, decision: Decision<CatanState>, imagine: Imagine): Action | null {
    const { seat, actions, count, optional } = decision
    if (optional) return this.#answer(s, seat, actions, count, imagine)
    if (s[STAGE] !== stage.STAGE_MAIN || s[TRADING] === 0 || seat !== s[ACTIVE]) return null
    if (s[OFFERING] !== 0) {
      const answer = this.#answer(s, seat, actions, count, imagine)
      if (answer !== PASS) return answer
      const confirmation = this.#confirm(s, seat, actions, count)
      if (confirmation !== null) return confirmation
    }
    return this.#offer(s, seat, imagine)
  }

  #isNearWin(s: CatanState, q: number): boolean {
    return s[POINTS + q]! >= s[TARGET]! - 2
  }

  /** Gain of seat q from giving and getting these, in the world s. */
  #gain(
    s: CatanState,
    q: number,
    give: ArrayLike<number>,
    giveAt: number,
    get: ArrayLike<number>,
    getAt: number,
  ): number {
    const policy = this.#policy
    policy.planHand(s, q)
    const before = policy.worthOf(s, q, give, 0, 0, give, 0, 0)
    return policy.worthOf(s, q, give, giveAt, -1, get, getAt, 1) - before
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
      const mine = this.#gain(s, seat, s, at + OFFER_WANT, s, at + OFFER_GIVE)
      if (mine <= ACCEPTABLE) continue
      this.#rivals.weigh(s, seat)
      const world = this.#worlds[0]!
      imagine(world)
      const theirs = this.#gain(world, proposer, s, at + OFFER_GIVE, s, at + OFFER_WANT)
      if (mine - PARTNER * this.#rivals.shareOf(proposer) * Math.max(0, theirs) > ACCEPTABLE) return action
    }
    return no
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
    const wishes = this.#wishes(s, seat)
    if (wishes.length === 0) return null
    this.#rivals.weigh(s, seat)
    for (const world of this.#worlds) imagine(world)
    const ranked: { readonly action: Action; readonly worth: number }[] = []
    for (const wish of wishes) {
      const offer = CATALOGUE[wish.index]!
      let to = 0
      let worth = 0
      for (let q = 0; q < s[SEATS]!; q++) {
        if (q === seat || !hasSeat(s[PLAYING]!, q) || this.#isNearWin(s, q) || s[HAND_SIZE + q] === 0) continue
        const { chance, gain } = this.#appeal(q, offer)
        const net = wish.gain - PARTNER * this.#rivals.shareOf(q) * gain
        if (chance < 0.2 || net < WORTHWHILE) continue
        to |= seatBit(q)
        worth = Math.max(worth, chance * net)
      }
      if (to !== 0) ranked.push({ action: offers.proposeTrade({ to, ...offer }), worth })
    }
    ranked.sort((a, b) => b.worth - a.worth || a.action - b.action)
    return ranked[made]?.action ?? null
  }

  /** Catalogue offers that the own hand covers and gains by. */
  #wishes(s: CatanState, seat: number): { readonly index: number; readonly gain: number }[] {
    const policy = this.#policy
    const wishes: { index: number; gain: number }[] = []
    policy.planHand(s, seat)
    const before = policy.worthOf(s, seat, s, 0, 0, s, 0, 0)
    for (let index = 0; index < CATALOGUE.length; index++) {
      const { give, want } = CATALOGUE[index]!
      let covered = true
      for (let r = 0; r < 5; r++) if (s[HAND + 5 * seat + r]! < give[r]!) covered = false
      if (!covered) continue
      const gain = policy.worthOf(s, seat, give, 0, -1, want, 0, 1) - before
      if (gain >= WORTHWHILE) wishes.push({ index, gain })
    }
    return wishes
  }

  /** How likely q can and will take the offer, and what it gains if so. */
  #appeal(q: number, { give, want }: (typeof CATALOGUE)[number]): { chance: number; gain: number } {
    let takes = 0
    let gains = 0
    for (const world of this.#worlds) {
      let has = true
      for (let r = 0; r < 5; r++) if (world[HAND + 5 * q + r]! < want[r]!) has = false
      if (!has) continue
      const gain = this.#gain(world, q, want, 0, give, 0)
      if (gain <= ACCEPTABLE) continue
      takes++
      gains += gain
    }
    return { chance: takes / this.#worlds.length, gain: takes === 0 ? 0 : gains / takes }
  }
}
