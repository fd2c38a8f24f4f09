import {
  activeSeat,
  type CatanState,
  catan,
  handOf,
  isTrading,
  makeAction,
  offerById,
  offerOf,
  partnersOf,
  seatOf,
} from '@serai/catan'
import { type Action, hasSeat, NOBODY, type Refusal, type Seat, type SeatSet, seatBit } from '@serai/kernel'
import type { Catalogue } from '../../text/catalogue.ts'
import { ALL, type Counts, NONE, RESOURCE_NUMBERS, resourcesText, total } from '../resources/counts.ts'

/** What a person has put together so far. */
export interface Draft {
  readonly give: Counts
  readonly want: Counts
  /** Whom it is for. */
  readonly to: SeatSet
}

export interface Composer {
  readonly hand: Counts
  /** R74 */
  readonly rates: Counts
  /** The seats that can be addressed (R65, R71). */
  readonly partners: SeatSet
  readonly action: Action
  /** Why it may not be offered; null: it may, if it is for anybody. */
  readonly refusal: Refusal | null
  readonly canOffer: boolean
  /** Null: not my turn, or an answer to an offer (R65). */
  readonly bank: BankDeal | null
}

/** One resource for another, at the bank's rate. */
export interface BankDeal {
  /** How many cards the bank wants for what is asked for; null: the bank takes one resource for one other only. */
  readonly wants: number | null
  /** All or nothing; empty: the bank does not do this now. */
  readonly actions: readonly Action[]
}

/** Where the composer starts: from the offer that is countered, from the own open one, or empty. */
export function firstDraft(state: CatanState, seat: Seat, counter?: number): Draft {
  const asked = counter === undefined ? null : offerById(state, counter)
  if (asked) {
    const hand = handOf(state, seat)
    const give = asked.want.map((count, resource) => Math.min(count, hand[resource]!))
    return { give, want: asked.give, to: seatBit(asked.from) }
  }
  const own = offerOf(state, seat)
  if (own) return { give: own.give, want: own.want, to: own.to }
  return { give: NONE, want: NONE, to: partnersOf(state, seat) }
}

export function compose(state: CatanState, seat: Seat, draft: Draft, counter?: number): Composer {
  const { give, want, to } = draft
  const partners = isTrading(state) ? partnersOf(state, seat) : NOBODY
  const action = makeAction(
    counter === undefined
      ? { type: 'PROPOSE_TRADE', to, give, want }
      : { type: 'COUNTER_TRADE', tradeId: counter, give, want },
  )
  const refusal = catan.check(state, seat, action)
  return {
    hand: handOf(state, seat),
    rates: seatOf(state, seat).rates,
    partners,
    action,
    refusal,
    canOffer: refusal === null && (to & partners) !== 0,
    bank: counter === undefined && seat === activeSeat(state) ? bankDeal(state, seat, give, want) : null,
  }
}

/** R73, R76: several cards are as many trades, done together. */
function bankDeal(state: CatanState, seat: Seat, give: Counts, want: Counts): BankDeal {
  const given = RESOURCE_NUMBERS.filter((resource) => give[resource]! > 0)
  const wanted = RESOURCE_NUMBERS.filter((resource) => want[resource]! > 0)
  if (given.length !== 1 || wanted.length !== 1) return { wants: null, actions: [] }
  const [from, to] = [given[0]!, wanted[0]!]
  const times = want[to]!
  const wants = times * seatOf(state, seat).rates[from]!
  if (give[from] !== wants) return { wants, actions: [] }
  const action = makeAction({ type: 'TRADE_WITH_BANK', give: from, get: to })
  const later = catan.clone(state)
  for (let i = 0; i < times; i++) {
    if (catan.check(later, seat, action)) return { wants, actions: [] }
    catan.apply(later, seat, action)
  }
  return { wants, actions: Array<Action>(times).fill(action) }
}

/** May one more of this resource be given? */
export function canGiveMore({ hand }: Composer, { give, want }: Draft, resource: number): boolean {
  return give[resource]! < hand[resource]! && want[resource] === 0
}

/** May one more of this resource be asked for? */
export function canWantMore({ give, want }: Draft, resource: number): boolean {
  return give[resource] === 0 && want[resource]! < ALL[resource]!
}

export function isEmpty({ give, want }: Draft): boolean {
  return total(give) === 0 || total(want) === 0
}

export function toggled(to: SeatSet, seat: Seat): SeatSet {
  return hasSeat(to, seat) ? to & ~seatBit(seat) : to | seatBit(seat)
}

interface Addressees {
  readonly to: readonly string[]
  readonly isToAll: boolean
  readonly bank: BankDeal | null
}

/** "2 sheep for 1 ore, to everybody or the bank". */
export function draftSentence(words: Catalogue['catanTrade'], draft: Draft, { to, isToAll, bank }: Addressees): string {
  if (isEmpty(draft)) return words.chooseBoth
  const takes = bank !== null && bank.actions.length > 0
  const whom = isToAll && to.length > 1 ? (takes ? words.everybodyOrBank : words.everybody) : words.and(to)
  const resources = (counts: Counts) => resourcesText(words, counts, 'accusative')
  return words.sentence(resources(draft.give), resources(draft.want), whom || words.theBank)
}
