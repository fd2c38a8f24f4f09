import type { Seat, SeatSet } from '@serai/kernel'
import { isKnown } from './hidden/is-known.ts'
import { isOffering, offerAt } from './rules/trade.ts'
import { trueScore } from './rules/victory.ts'
import * as layout from './state/layout.ts'
import { STAGE_BEFORE_ROLL, STAGE_DICE, STAGES, type Stage } from './state/stage.ts'
import { KNIGHT, TERRAINS, type Terrain } from './vocabulary.ts'

type CatanState = layout.CatanState

/** Cards by resource, in the order of RESOURCES, or by development card, in the order of CARDS. */
export type Counts = readonly number[]

/** What a seat has. What the viewer of the state may not know is null. */
export interface SeatView {
  /** R131: without victory point cards, as everybody sees them. */
  readonly points: number
  /** With the victory point cards that the viewer knows of. */
  readonly knownPoints: number
  readonly isPlaying: boolean
  readonly handSize: number
  readonly hand: Counts | null
  /** Unplayed development cards. */
  readonly cardCount: number
  readonly cards: Counts | null
  /** Of these, bought this turn (R98). */
  readonly newCards: Counts | null
  readonly playedCards: Counts
  readonly knights: number
  readonly roadLength: number
  readonly hasLongestRoad: boolean
  readonly hasLargestArmy: boolean
  readonly roadsLeft: number
  readonly settlementsLeft: number
  readonly citiesLeft: number
  /** How many of a resource the bank asks for one card (R74). */
  readonly rates: Counts
  /** Cards still to discard. */
  readonly owes: number
}

export function seatOf(s: CatanState, seat: Seat): SeatView {
  const known = isKnown(s, seat)
  return {
    points: s[layout.POINTS + seat]!,
    knownPoints: trueScore(s, seat),
    isPlaying: ((s[layout.PLAYING]! >> seat) & 1) === 1,
    handSize: s[layout.HAND_SIZE + seat]!,
    hand: known ? five(s, layout.HAND + 5 * seat) : null,
    cardCount: s[layout.CARDS_SIZE + seat]!,
    cards: known ? five(s, layout.CARDS_HELD + 5 * seat) : null,
    newCards: known ? five(s, layout.CARDS_NEW + 5 * seat) : null,
    playedCards: five(s, layout.CARDS_SHOWN + 5 * seat),
    knights: s[layout.CARDS_SHOWN + 5 * seat + KNIGHT]!,
    roadLength: s[layout.ROAD_LENGTH + seat]!,
    hasLongestRoad: s[layout.LONGEST_ROAD] === seat,
    hasLargestArmy: s[layout.LARGEST_ARMY] === seat,
    roadsLeft: s[layout.ROADS_LEFT + seat]!,
    settlementsLeft: s[layout.SETTLEMENTS_LEFT + seat]!,
    citiesLeft: s[layout.CITIES_LEFT + seat]!,
    rates: five(s, layout.RATE + 5 * seat),
    owes: s[layout.OWES + seat]!,
  }
}

/** The resource cards of a seat as far as the state knows them: of a hidden hand none. */
export function handOf(s: CatanState, seat: Seat): Counts {
  return five(s, layout.HAND + 5 * seat)
}

export function handSizeOf(s: CatanState, seat: Seat): number {
  return s[layout.HAND_SIZE + seat]!
}

export function stageOf(s: CatanState): Stage {
  return STAGES[s[layout.STAGE]!]!
}

/** Whose turn it is, or whose placement in the setup. */
export function activeSeat(s: CatanState): Seat {
  return s[layout.ACTIVE]!
}

/** Who placed first in the setup and had the first turn. */
export function firstSeat(s: CatanState): Seat {
  return s[layout.FIRST]!
}

/** Placements done in the snake of R33, two for each seat in all. */
export function setupStep(s: CatanState): number {
  return s[layout.SETUP_STEP]!
}

/** Whether the dice of this turn have fallen. A knight may come before them, and its steps too (R44). */
export function hasRolled(s: CatanState): boolean {
  const stage = s[layout.STAGE]
  return stage !== STAGE_BEFORE_ROLL && stage !== STAGE_DICE && s[layout.RETURN_STAGE] !== STAGE_BEFORE_ROLL
}

/** The dice that lie on the table; null before the first roll. */
export function diceOf(s: CatanState): { readonly a: number; readonly b: number } | null {
  const [a, b] = [s[layout.DIE_A]!, s[layout.DIE_B]!]
  return a === 0 ? null : { a, b }
}

export function robberAt(s: CatanState): number {
  return s[layout.ROBBER]!
}

/** Who is being robbed while chance picks the card. */
export function victimOf(s: CatanState): Seat | null {
  return seatOrNull(s[layout.VICTIM]!)
}

export function longestRoadHolder(s: CatanState): Seat | null {
  return seatOrNull(s[layout.LONGEST_ROAD]!)
}

export function largestArmyHolder(s: CatanState): Seat | null {
  return seatOrNull(s[layout.LARGEST_ARMY]!)
}

/** The points that win. */
export function targetOf(s: CatanState): number {
  return s[layout.TARGET]!
}

/** Whether players may trade with each other. */
export function isTrading(s: CatanState): boolean {
  return s[layout.TRADING] !== 0
}

export function bankOf(s: CatanState): Counts {
  return five(s, layout.BANK)
}

export function deckSize(s: CatanState): number {
  return s[layout.DECK_SIZE]!
}

/** Roads of Road Building still to be placed (R109). */
export function freeRoadsLeft(s: CatanState): number {
  return s[layout.FREE_ROADS]!
}

/** Seats that have not resigned. */
export function playingSeats(s: CatanState): SeatSet {
  return s[layout.PLAYING]!
}

export function discardingSeats(s: CatanState): SeatSet {
  return s[layout.DISCARDING]!
}

export interface Building {
  readonly seat: Seat
  readonly kind: 'settlement' | 'city'
}

export function buildingAt(s: CatanState, vertex: number): Building | null {
  const code = s[layout.BUILDING + vertex]!
  if (code === 0) return null
  return { seat: (code - 1) & 3, kind: code > 4 ? 'city' : 'settlement' }
}

export function roadAt(s: CatanState, edge: number): Seat | null {
  return seatOrNull(s[layout.ROAD + edge]! - 1)
}

export function terrainAt(s: CatanState, hex: number): Terrain {
  return TERRAINS[s[layout.TERRAIN + hex]!]!
}

/** The resource that a hex gives, as an index into RESOURCES; null: a desert. */
export function resourceAt(s: CatanState, hex: number): number | null {
  const terrain = s[layout.TERRAIN + hex]!
  return terrain < 5 ? terrain : null
}

/** The kind of a harbour place, as an index into HARBOURS. */
export function harbourAt(s: CatanState, place: number): number {
  return s[layout.HARBOUR + place]!
}

/** 0 on the desert. */
export function numberAt(s: CatanState, hex: number): number {
  return s[layout.NUMBER + hex]!
}

/** The hexes with a number, whether the robber stands there or not. */
export function hexesWith(s: CatanState, number: number): readonly number[] {
  return [s[layout.NUMBER_HEXES + 2 * number]!, s[layout.NUMBER_HEXES + 2 * number + 1]!].filter((hex) => hex >= 0)
}

/** The cards that a hex owes a seat when its number comes. */
export function yieldOf(s: CatanState, hex: number, seat: Seat): number {
  return s[layout.YIELD + 4 * hex + seat]!
}

/** An offer that stands, from its proposer's side. */
export interface OpenOffer {
  readonly id: number
  readonly from: Seat
  readonly to: SeatSet
  readonly accepted: SeatSet
  readonly rejected: SeatSet
  readonly give: Counts
  readonly want: Counts
}

/** The open offer of a seat (R79: at most one). */
export function offerOf(s: CatanState, seat: Seat): OpenOffer | null {
  if (!isOffering(s, seat)) return null
  const at = offerAt(seat)
  return {
    id: s[at + layout.OFFER_ID]!,
    from: seat,
    to: s[at + layout.OFFER_TO]!,
    accepted: s[at + layout.OFFER_ACCEPTED]!,
    rejected: s[at + layout.OFFER_REJECTED]!,
    give: five(s, at + layout.OFFER_GIVE),
    want: five(s, at + layout.OFFER_WANT),
  }
}

export function openOffers(s: CatanState): readonly OpenOffer[] {
  return [0, 1, 2, 3].flatMap((seat) => offerOf(s, seat) ?? [])
}

export function offerById(s: CatanState, id: number): OpenOffer | null {
  const offer = offerOf(s, id & 3)
  return offer?.id === id ? offer : null
}

function five(s: CatanState, at: number): Counts {
  return [s[at]!, s[at + 1]!, s[at + 2]!, s[at + 3]!, s[at + 4]!]
}

function seatOrNull(seat: number): Seat | null {
  return seat < 0 ? null : seat
}
