import type { Card, CatanState, Resource, Stage } from '@serai/catan'
import { CARDS, REASONS as CATAN_REASONS, RESOURCES } from '@serai/catan'
import { layout as catan, stage as catanStage } from '@serai/catan/raw'
import type { Seat, SeatSet, Viewer } from '@serai/kernel'
import type { NardeState, ReasonName, StageName } from '@serai/narde'
import { REASONS as NARDE_REASONS, STAGES as NARDE_STAGES } from '@serai/narde'
import { layout as narde } from '@serai/narde/raw'

/**
 * Positions that play does not reach by itself, for tests that may not know the memory of a state. Nothing is
 * validated: a test says what it wants, and this writes it and what follows from it directly.
 */

export type BySeat<Value> = { readonly [seat: number]: Value }
/** In the order of RESOURCES or of CARDS, or by name; what is not named is none. */
export type CardCounts<Name extends string> = readonly number[] | { readonly [name in Name]?: number }

export interface CatanOffer {
  readonly to: SeatSet
  readonly give: CardCounts<Resource>
  readonly want: CardCounts<Resource>
  readonly accepted?: SeatSet
  readonly rejected?: SeatSet
  /** Otherwise the next one. Its last two bits are the proposer. */
  readonly id?: number
}

export interface CatanChanges {
  readonly viewer?: Viewer | 'open'
  readonly target?: number
  readonly trading?: boolean
  readonly turnCap?: number
  readonly stage?: Stage
  /** Where robber steps and free roads lead to. */
  readonly returnStage?: Stage
  readonly active?: Seat
  readonly turn?: number
  readonly setupStep?: number
  readonly dice?: readonly [number, number] | null
  readonly cardPlayed?: boolean
  readonly freeRoads?: number
  readonly victim?: Seat | null
  readonly robber?: number
  readonly longestRoad?: Seat | null
  readonly largestArmy?: Seat | null
  readonly winner?: Seat | null
  readonly reason?: (typeof CATAN_REASONS)[number]
  readonly playing?: SeatSet
  /** One number: so many of each. */
  readonly bank?: number | CardCounts<Resource>
  /** With its size. */
  readonly deck?: CardCounts<Card>
  /** Of a deck that the viewer does not see. */
  readonly deckSize?: number
  /** With the hand sizes. */
  readonly hands?: BySeat<CardCounts<Resource>>
  /** Of hands that the viewer does not see. */
  readonly handSizes?: BySeat<number>
  /** Unplayed development cards, bought before this turn; with their number. */
  readonly cards?: BySeat<CardCounts<Card>>
  /** Unplayed ones that were bought this turn: they come on top of `cards`. */
  readonly newCards?: BySeat<CardCounts<Card>>
  /** Of cards that the viewer does not see. */
  readonly cardCounts?: BySeat<number>
  readonly playedCards?: BySeat<CardCounts<Card>>
  readonly roadsLeft?: BySeat<number>
  readonly settlementsLeft?: BySeat<number>
  readonly citiesLeft?: BySeat<number>
  readonly points?: BySeat<number>
  readonly roadLengths?: BySeat<number>
  /** One number: the same for every resource. */
  readonly rates?: BySeat<number | CardCounts<Resource>>
  /** Cards still to discard; who owes some is among the discarding seats. */
  readonly owes?: BySeat<number>
  readonly offersMade?: BySeat<number>
  /** What each hex owes each seat when its number comes; the hexes that are not named as they are, or all of them nothing. */
  readonly yields?: 'none' | { readonly [hex: number]: readonly number[] }
  /** The open offer of a seat; null: none. */
  readonly offers?: BySeat<CatanOffer | null>
}

const SCALARS = {
  target: catan.TARGET,
  turnCap: catan.TURN_CAP,
  active: catan.ACTIVE,
  turn: catan.TURN,
  setupStep: catan.SETUP_STEP,
  freeRoads: catan.FREE_ROADS,
  robber: catan.ROBBER,
  playing: catan.PLAYING,
  deckSize: catan.DECK_SIZE,
} as const

const PER_SEAT = {
  handSizes: catan.HAND_SIZE,
  cardCounts: catan.CARDS_SIZE,
  roadsLeft: catan.ROADS_LEFT,
  settlementsLeft: catan.SETTLEMENTS_LEFT,
  citiesLeft: catan.CITIES_LEFT,
  points: catan.POINTS,
  roadLengths: catan.ROAD_LENGTH,
  owes: catan.OWES,
  offersMade: catan.OFFERS_MADE,
} as const

const HOLDERS = {
  victim: catan.VICTIM,
  longestRoad: catan.LONGEST_ROAD,
  largestArmy: catan.LARGEST_ARMY,
  winner: catan.WINNER,
} as const

/** A copy of a position, open or as a viewer has it, with these things changed. */
export function catanPosition(state: CatanState, changes: CatanChanges): CatanState {
  const s = state.slice()
  for (const [name, at] of entries(SCALARS)) s[at] = changes[name] ?? s[at]!
  for (const [name, at] of entries(HOLDERS)) {
    if (changes[name] !== undefined) s[at] = changes[name] ?? -1
  }
  if (changes.viewer !== undefined) s[catan.VIEWER] = changes.viewer === 'open' ? catan.OPEN : changes.viewer
  if (changes.trading !== undefined) s[catan.TRADING] = Number(changes.trading)
  if (changes.cardPlayed !== undefined) s[catan.CARD_PLAYED] = Number(changes.cardPlayed)
  if (changes.stage !== undefined) s[catan.STAGE] = catanStage.STAGES.indexOf(changes.stage)
  if (changes.returnStage !== undefined) s[catan.RETURN_STAGE] = catanStage.STAGES.indexOf(changes.returnStage)
  if (changes.reason !== undefined) s[catan.REASON] = CATAN_REASONS.indexOf(changes.reason)
  if (changes.dice !== undefined) s.set(changes.dice ?? [0, 0], catan.DIE_A)
  if (changes.bank !== undefined) s.set(resources(changes.bank), catan.BANK)
  changeCards(s, changes)
  for (const [name, at] of entries(PER_SEAT)) {
    for (const [seat, value] of seats(changes[name])) s[at + seat] = value
  }
  for (const [seat, owes] of seats(changes.owes)) setBit(s, catan.DISCARDING, seat, owes > 0)
  for (const [seat, rate] of seats(changes.rates)) s.set(resources(rate), catan.RATE + 5 * seat)
  if (changes.yields === 'none') s.fill(0, catan.YIELD, catan.YIELD + 76)
  else for (const [hex, owed] of seats(changes.yields)) s.set(owed, catan.YIELD + 4 * hex)
  for (const [seat, offer] of seats(changes.offers)) changeOffer(s, seat, offer)
  return s
}

function changeCards(s: CatanState, { deck, hands, cards, newCards, playedCards }: CatanChanges): void {
  if (deck) {
    s.set(counts(deck, CARDS), catan.DECK)
    s[catan.DECK_SIZE] = sum(counts(deck, CARDS))
  }
  for (const [seat, hand] of seats(hands)) {
    s.set(resources(hand), catan.HAND + 5 * seat)
    s[catan.HAND_SIZE + seat] = sum(resources(hand))
  }
  for (const [seat] of seats({ ...cards, ...newCards })) {
    const news = counts(newCards?.[seat] ?? [], CARDS)
    const olds = cards?.[seat] ? counts(cards[seat], CARDS) : oldCards(s, seat)
    s.set(news, catan.CARDS_NEW + 5 * seat)
    s.set(
      olds.map((count, card) => count + news[card]!),
      catan.CARDS_HELD + 5 * seat,
    )
    s[catan.CARDS_SIZE + seat] = sum(olds) + sum(news)
    s[catan.NEW_SIZE + seat] = sum(news)
    changePurchases(s, seat, olds, news)
  }
  for (const [seat, played] of seats(playedCards)) s.set(counts(played, CARDS), catan.CARDS_SHOWN + 5 * seat)
}

function oldCards(s: CatanState, seat: Seat): readonly number[] {
  return CARDS.map((_, card) => s[catan.CARDS_HELD + 5 * seat + card]! - s[catan.CARDS_NEW + 5 * seat + card]!)
}

/** Purchases are kept in their order (R144): what was bought before this turn comes first. */
function changePurchases(s: CatanState, seat: Seat, olds: readonly number[], news: readonly number[]): void {
  const others = [...s.subarray(catan.PURCHASES, catan.PURCHASES + s[catan.PURCHASES_SIZE]!)].filter(
    (word) => (word & 3) !== seat,
  )
  const turn = s[catan.TURN]!
  const bought = (cards: readonly number[], on: number) =>
    cards.flatMap((count, card) => Array.from({ length: count }, () => seat + 4 * card + 32 * on))
  const words = [...bought(olds, Math.max(0, turn - 1)), ...others, ...bought(news, turn)]
  words.sort((a, b) => (a >> 5) - (b >> 5) || (a & 3) - (b & 3))
  s.fill(0, catan.PURCHASES, catan.WORDS)
  s.set(words, catan.PURCHASES)
  s[catan.PURCHASES_SIZE] = words.length
}

function changeOffer(s: CatanState, seat: Seat, offer: CatanOffer | null): void {
  const at = catan.OFFER + catan.OFFER_WORDS * seat
  s.fill(0, at, at + catan.OFFER_WORDS)
  setBit(s, catan.OFFERING, seat, offer !== null)
  if (!offer) return
  s[at + catan.OFFER_ID] = offer.id ?? 4 * s[catan.OFFERS_EVER]! + seat
  s[at + catan.OFFER_TO] = offer.to
  s[at + catan.OFFER_ACCEPTED] = offer.accepted ?? 0
  s[at + catan.OFFER_REJECTED] = offer.rejected ?? 0
  s.set(resources(offer.give), at + catan.OFFER_GIVE)
  s.set(resources(offer.want), at + catan.OFFER_WANT)
  s[catan.OFFERS_EVER] = (s[catan.OFFERS_EVER]! + 1) & 127
}

export interface NardeChanges {
  readonly stage?: StageName
  /** Turns completed in the match. */
  readonly turns?: number
  readonly matchPoints?: number
  readonly score?: BySeat<number>
  /** Games of the match that are over. */
  readonly games?: number
  /** How the last game ended. */
  readonly ended?: { readonly by?: ReasonName; readonly points?: number; readonly winner?: Seat | null }
}

/** A copy of a position of Long Narde with these things changed; the board itself comes from `narde.parsePosition`. */
export function nardePosition(state: NardeState, changes: NardeChanges): NardeState {
  const s = state.slice()
  const { ended } = changes
  if (changes.stage !== undefined) s[narde.STAGE] = NARDE_STAGES.indexOf(changes.stage)
  s[narde.TURNS] = changes.turns ?? s[narde.TURNS]!
  s[narde.MATCH_POINTS] = changes.matchPoints ?? s[narde.MATCH_POINTS]!
  s[narde.GAMES] = changes.games ?? s[narde.GAMES]!
  for (const [seat, points] of seats(changes.score)) s[narde.SCORE + seat] = points
  if (ended?.by !== undefined) s[narde.ENDED_BY] = NARDE_REASONS.indexOf(ended.by) + 1
  s[narde.ENDED_POINTS] = ended?.points ?? s[narde.ENDED_POINTS]!
  if (ended?.winner !== undefined) s[narde.ENDED_WINNER] = ended.winner === null ? 0 : ended.winner + 1
  return s
}

function resources(given: number | CardCounts<Resource>): readonly number[] {
  return typeof given === 'number' ? RESOURCES.map(() => given) : counts(given, RESOURCES)
}

function counts<Name extends string>(given: CardCounts<Name>, names: readonly Name[]): readonly number[] {
  return names.map((name, index) => (isList(given) ? given[index] : given[name]) ?? 0)
}

function isList(given: object): given is readonly number[] {
  return Array.isArray(given)
}

function seats<Value>(given: BySeat<Value> = {}): readonly (readonly [Seat, Value])[] {
  return Object.entries(given).map(([seat, value]) => [Number(seat), value] as const)
}

function entries<Key extends string, Value>(given: Readonly<Record<Key, Value>>): readonly (readonly [Key, Value])[] {
  return Object.entries(given) as [Key, Value][]
}

function setBit(s: CatanState, at: number, seat: Seat, isSet: boolean): void {
  s[at] = isSet ? s[at]! | (1 << seat) : s[at]! & ~(1 << seat)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
