import {
  CARD_COUNTS,
  type CatanState,
  COSTS,
  HAND_LIMIT,
  KNIGHT,
  LARGEST_ARMY_MINIMUM,
  LONGEST_ROAD_MINIMUM,
  MONOPOLY,
  ROAD_BUILDING,
  VICTORY_POINT,
  YEAR_OF_PLENTY,
} from '@serai/catan'
import { layout } from '@serai/catan/raw'
import { Production } from './production.ts'
import { SettlementSites } from './settlement-sites.ts'
import * as terms from './term-indices.ts'
import { WEIGHT_NAMES } from './term-indices.ts'
import { SHAPE, type Shape, WEIGHTS, type Weights } from './weights.ts'

export { WEIGHT_NAMES }

const { CARDS_HELD, CARDS_SHOWN, CARDS_SIZE, CITIES_LEFT, HAND, HAND_SIZE, LARGEST_ARMY, LONGEST_ROAD, POINTS } = layout
const { ROADS_LEFT, ROAD_LENGTH, SEATS, SETTLEMENTS, TARGET } = layout
const knight = KNIGHT
const victoryPoint = VICTORY_POINT
const roadBuilding = ROAD_BUILDING
const yearOfPlenty = YEAR_OF_PLENTY
const monopoly = MONOPOLY
const handLimit = HAND_LIMIT
const longestMinimum = LONGEST_ROAD_MINIMUM
const largestMinimum = LARGEST_ARMY_MINIMUM
const [ROAD_WOOD, ROAD_BRICK] = COSTS.road
const [SETTLEMENT_WOOD, SETTLEMENT_BRICK] = COSTS.settlement
const [, , , CITY_WHEAT, CITY_ORE] = COSTS.city
/** Of a settlement with the road to it. */
const FAR_WOOD = SETTLEMENT_WOOD + ROAD_WOOD
const FAR_BRICK = SETTLEMENT_BRICK + ROAD_BRICK
const KNIGHTS_IN_BOX = CARD_COUNTS[KNIGHT]
const VICTORY_POINTS_IN_BOX = CARD_COUNTS[VICTORY_POINT]
const OTHERS_IN_BOX = CARD_COUNTS[ROAD_BUILDING] + CARD_COUNTS[YEAR_OF_PLENTY] + CARD_COUNTS[MONOPOLY]

const { ARMY_LEAD, ARMY_RACE, CARD, CARDS, CITY, KNIGHTS, KNIGHT_HELD, LINEAR, MONOPOLY_HELD, OVERFLOW, PLACE_TWO } =
  terms
const { PLENTY_HELD, POINTS_LATE, POINTS_W, ROAD_BUILDING_HELD, ROAD_LEAD, ROAD_LENGTH_W, ROAD_RACE, ROAD_W } = terms
const { SETTLEMENT, SETTLEMENT_ONE, UNKNOWN_CARD, UNKNOWN_DEVELOPMENT } = terms

/**
 * The strength of each seat as log-odds, in two parts: what lies on the table, and what is in the hand.
 * `onTable` also keeps for `inHand` how long each resource takes the seat, and whether there is a place to settle.
 */
export class Value {
  readonly #w: Float64Array
  readonly #shape: Shape
  /** The terms of the position that was valued last, before their weights. */
  readonly #terms = new Float64Array(WEIGHT_NAMES.length)
  readonly #production: Production
  readonly #sites: SettlementSites
  readonly plentyHeld: number
  readonly monopolyHeld: number
  readonly rivalPoint: number
  readonly stolenCard: number
  readonly lostCard: number
  readonly haste: number

  constructor(weights: Weights = WEIGHTS, shape: Shape = SHAPE) {
    this.#w = Float64Array.from(WEIGHT_NAMES, (name) => weights[name])
    this.#shape = shape
    this.#production = new Production(this.#w, shape, this.#terms)
    this.#sites = new SettlementSites(this.#w, this.#production, this.#terms)
    this.plentyHeld = weights.plentyHeld
    this.monopolyHeld = weights.monopolyHeld
    this.rivalPoint = weights.rivalPoint
    this.stolenCard = weights.stolenCard
    this.lostCard = weights.lostCard
    this.haste = weights.haste
  }

  /** Call before anything else about a state whose board may be new. */
  setBoard(s: CatanState): void {
    this.#production.setBoard(s)
  }

  /** Points, production, places, races: what everybody sees. */
  onTable(s: CatanState, p: number): number {
    const w = this.#w
    const points = s[POINTS + p]!
    const late = points + 3 - s[TARGET]!
    const grows = this.#production.sum(s, p) + this.#sites.sum(s, p)
    const into = this.#terms
    into[POINTS_W] = points
    into[POINTS_LATE] = Math.max(0, late)
    let value = w[POINTS_W]! * points + (late > 0 ? w[POINTS_LATE]! * late : 0)
    value += grows * (1 - (this.#shape.fade * points) / s[TARGET]!)

    const length = s[ROAD_LENGTH + p]!
    value += w[ROAD_LENGTH_W]! * length
    into[ROAD_LENGTH_W] = length
    into[ROAD_LEAD] = 0
    into[ROAD_RACE] = 0
    const longest = s[LONGEST_ROAD]!
    if (longest === p) {
      let second = longestMinimum - 1
      for (let q = s[SEATS]! - 1; q >= 0; q--) if (q !== p && s[ROAD_LENGTH + q]! > second) second = s[ROAD_LENGTH + q]!
      const lead = Math.min(3, length - second) / 3
      into[ROAD_LEAD] = lead
      value += w[ROAD_LEAD]! * lead
    } else {
      // R121: with enough roads and no award there is a tie, and one more road is missing.
      const missing = longest < 0 ? Math.max(1, longestMinimum - length) : s[ROAD_LENGTH + longest]! + 1 - length
      if (missing <= s[ROADS_LEFT + p]!) {
        into[ROAD_RACE] = 1 / (1 + missing)
        value += w[ROAD_RACE]! / (1 + missing)
      }
    }

    const knights = s[CARDS_SHOWN + 5 * p + knight]!
    value += w[KNIGHTS]! * knights
    into[KNIGHTS] = knights
    into[ARMY_LEAD] = 0
    into[ARMY_RACE] = 0
    const largest = s[LARGEST_ARMY]!
    if (largest === p) {
      let second = largestMinimum - 1
      for (let q = s[SEATS]! - 1; q >= 0; q--) {
        if (q !== p && s[CARDS_SHOWN + 5 * q + knight]! > second) second = s[CARDS_SHOWN + 5 * q + knight]!
      }
      const lead = Math.min(3, knights - second) / 3
      into[ARMY_LEAD] = lead
      value += w[ARMY_LEAD]! * lead
    } else if (knights > 0) {
      const missing =
        largest < 0 ? Math.max(1, largestMinimum - knights) : s[CARDS_SHOWN + 5 * largest + knight]! + 1 - knights
      into[ARMY_RACE] = 1 / (1 + missing)
      value += w[ARMY_RACE]! / (1 + missing)
    }
    return value
  }

  /** The part of `onTable` that the robber changes at once. */
  income(s: CatanState, p: number): number {
    return this.#production.sum(s, p) * (1 - (this.#shape.fade * s[POINTS + p]!) / s[TARGET]!)
  }

  /** What the seat's production would be worth with a settlement at each free vertex, -1 elsewhere; lent until the next call. */
  prospects(s: CatanState, p: number): Float64Array {
    return this.#production.prospects(s, p)
  }

  /** Cards in hand and development cards of a seat that are known; after `onTable` of the same seat. */
  inHand(s: CatanState, p: number): number {
    const hand = HAND + 5 * p
    const held = CARDS_HELD + 5 * p
    const w = this.#w
    return (
      this.cards(s, p, s[hand]!, s[hand + 1]!, s[hand + 2]!, s[hand + 3]!, s[hand + 4]!) +
      this.points(s, p, s[held + victoryPoint]!) +
      w[KNIGHT_HELD]! * s[held + knight]! +
      w[ROAD_BUILDING_HELD]! * s[held + roadBuilding]! +
      w[PLENTY_HELD]! * s[held + yearOfPlenty]! +
      w[MONOPOLY_HELD]! * s[held + monopoly]!
    )
  }

  /** All terms of a seat whose hand is known, before their weights, in the order of WEIGHT_NAMES; lent until the next call. */
  terms(s: CatanState, p: number): Float64Array {
    this.onTable(s, p)
    this.inHand(s, p)
    const into = this.#terms
    const grow = 1 - (this.#shape.fade * s[POINTS + p]!) / s[TARGET]!
    for (let i = LINEAR; i <= PLACE_TWO; i++) into[i]! *= grow
    const held = CARDS_HELD + 5 * p
    const points = s[POINTS + p]! + s[held + victoryPoint]!
    into[POINTS_W] = points
    into[POINTS_LATE] = Math.max(0, points + 3 - s[TARGET]!)
    into[KNIGHT_HELD] = s[held + knight]!
    into[ROAD_BUILDING_HELD] = s[held + roadBuilding]!
    into[PLENTY_HELD] = s[held + yearOfPlenty]!
    into[MONOPOLY_HELD] = s[held + monopoly]!
    return into
  }

  /** What more points would be worth than those on the table. */
  points(s: CatanState, p: number, more: number): number {
    if (more === 0) return 0
    const late = s[POINTS + p]! + 3 - s[TARGET]!
    return this.#w[POINTS_W]! * more + this.#w[POINTS_LATE]! * (Math.max(0, late + more) - Math.max(0, late))
  }

  /** A hand of cards; after `onTable` of the same seat. */
  cards(s: CatanState, p: number, wood: number, brick: number, sheep: number, wheat: number, ore: number): number {
    const w = this.#w
    const { time } = this.#production
    const patience = this.#shape.patience
    const t = 5 * p
    const total = wood + brick + sheep + wheat + ore
    const into = this.#terms
    into[CARDS] = total
    into[OVERFLOW] = total > handLimit ? total - handLimit : 0
    into[CITY] = into[SETTLEMENT] = into[SETTLEMENT_ONE] = 0
    let value = w[CARDS]! * total
    if (total > handLimit) value += w[OVERFLOW]! * (total - handLimit)
    const wheatTime = wheat > 0 ? 0 : time[t + 3]!
    const sheepTime = sheep > 0 ? 0 : time[t + 2]!
    const woodTime = wood > 0 ? 0 : time[t]!
    const brickTime = brick > 0 ? 0 : time[t + 1]!
    if (s[CITIES_LEFT + p] !== 0 && (s[SETTLEMENTS + 2 * p]! | s[SETTLEMENTS + 2 * p + 1]!) !== 0) {
      const wait =
        (wheat < CITY_WHEAT ? (CITY_WHEAT - wheat) * time[t + 3]! : 0) +
        (ore < CITY_ORE ? (CITY_ORE - ore) * time[t + 4]! : 0)
      into[CITY] = patience / (patience + wait)
      value += w[CITY]! * into[CITY]!
    }
    const reach = this.#sites.reach[p]!
    if (reach === 2) {
      const wait = woodTime + brickTime + sheepTime + wheatTime
      into[SETTLEMENT] = patience / (patience + wait)
      value += w[SETTLEMENT]! * into[SETTLEMENT]!
    } else if (reach === 1) {
      const wait =
        (wood < FAR_WOOD ? (FAR_WOOD - wood) * time[t]! : 0) +
        (brick < FAR_BRICK ? (FAR_BRICK - brick) * time[t + 1]! : 0) +
        sheepTime +
        wheatTime
      into[SETTLEMENT_ONE] = patience / (patience + wait)
      value += w[SETTLEMENT_ONE]! * into[SETTLEMENT_ONE]!
    }
    into[CARD] = patience / (patience + sheepTime + wheatTime + (ore > 0 ? 0 : time[t + 4]!))
    into[ROAD_W] = patience / (patience + woodTime + brickTime)
    return value + w[CARD]! * into[CARD]! + w[ROAD_W]! * into[ROAD_W]!
  }

  /** What stands for `inHand` of an opponent whose cards are not known. */
  unknown(s: CatanState, p: number): number {
    const total = s[HAND_SIZE + p]!
    const over = total > handLimit ? this.#w[OVERFLOW]! * (total - handLimit) : 0
    return over + this.#w[UNKNOWN_CARD]! * total + this.#w[UNKNOWN_DEVELOPMENT]! * s[CARDS_SIZE + p]!
  }

  /** A development card not yet drawn, from what the viewer has not seen. */
  unseenCard(s: CatanState, p: number): number {
    const w = this.#w
    let knights: number = KNIGHTS_IN_BOX
    let victoryPoints: number = VICTORY_POINTS_IN_BOX
    let others: number = OTHERS_IN_BOX
    for (let q = s[SEATS]! - 1; q >= 0; q--) {
      const shown = CARDS_SHOWN + 5 * q
      const held = CARDS_HELD + 5 * q
      knights -= s[shown + knight]! + s[held + knight]!
      victoryPoints -= s[held + victoryPoint]!
      others -= s[shown + roadBuilding]! + s[shown + yearOfPlenty]! + s[shown + monopoly]!
      others -= s[held + roadBuilding]! + s[held + yearOfPlenty]! + s[held + monopoly]!
    }
    const total = knights + victoryPoints + others
    if (total <= 0) return 0
    const other = (w[ROAD_BUILDING_HELD]! + w[PLENTY_HELD]! + w[MONOPOLY_HELD]!) / 3
    return (knights * w[KNIGHT_HELD]! + victoryPoints * this.points(s, p, 1) + others * other) / total
  }
}
