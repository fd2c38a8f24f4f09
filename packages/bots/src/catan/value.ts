import {
  type CatanState,
  geometry,
  KNIGHT,
  layout,
  MONOPOLY,
  masks,
  ROAD_BUILDING,
  VICTORY_POINT,
  YEAR_OF_PLENTY,
} from '@serai/catan'
import { type BoardTables, tablesOf } from './board-tables.ts'
import { SHAPE, type Shape, WEIGHTS, type WeightName, type Weights } from './weights.ts'

const { BUILDING, CARDS_HELD, CARDS_SHOWN, CARDS_SIZE, CITIES_LEFT, FREE_VERTICES, HAND, HAND_SIZE } = layout
const { LARGEST_ARMY, LONGEST_ROAD, POINTS, RATE, ROAD, ROADABLE, ROADS_LEFT, ROAD_LENGTH, ROBBER } = layout
const { SEATS, SETTLEMENTS, SETTLEMENTS_LEFT, TARGET, TERRAIN, TOUCHED, YIELD } = layout
const { EDGE_ENDS, VERTEX_BIT, VERTEX_WORD } = masks
const vertexEdges = geometry.VERTEX_EDGES
const vertexVertices = geometry.VERTEX_VERTICES
const knight = KNIGHT
const victoryPoint = VICTORY_POINT
const roadBuilding = ROAD_BUILDING
const yearOfPlenty = YEAR_OF_PLENTY
const monopoly = MONOPOLY

export const WEIGHT_NAMES = Object.keys(WEIGHTS) as readonly WeightName[]
const at = (name: WeightName): number => WEIGHT_NAMES.indexOf(name)

const POINTS_W = at('points')
const POINTS_LATE = at('pointsLate')
const LINEAR = at('wood')
const ROOT = at('woodRoot')
const ROAD_PAIR = at('roadPair')
const CITY_PAIR = at('cityPair')
const CARD_SET = at('cardSet')
const HARBOUR_W = at('harbour')
const PLACE = at('place')
const PLACE_NEXT = at('placeNext')
const PLACE_ONE = at('placeOne')
const PLACE_TWO = at('placeTwo')
const ROAD_RACE = at('roadRace')
const ROAD_LEAD = at('roadLead')
const ROAD_LENGTH_W = at('roadLength')
const ARMY_RACE = at('armyRace')
const ARMY_LEAD = at('armyLead')
const KNIGHTS = at('knights')
const CITY = at('city')
const SETTLEMENT = at('settlement')
const SETTLEMENT_ONE = at('settlementOneRoad')
const CARD = at('card')
const ROAD_W = at('road')
const CARDS = at('cards')
const OVERFLOW = at('overflow')
const KNIGHT_HELD = at('knightHeld')
const ROAD_BUILDING_HELD = at('roadBuildingHeld')
const PLENTY_HELD = at('plentyHeld')
const MONOPOLY_HELD = at('monopolyHeld')
const UNKNOWN_CARD = at('unknownCard')
const UNKNOWN_DEVELOPMENT = at('unknownDevelopment')

/**
 * The strength of each seat as log-odds, in two parts: what lies on the table, and what is in the hand.
 * `onTable` also keeps for `inHand` how long each resource takes the seat, and whether there is a place to settle.
 */
export class Value {
  readonly #w: Float64Array
  readonly #shape: Shape
  /** Rolls until a card of the resource comes: 5p + r. */
  readonly #time = new Float64Array(20)
  /** 2: a place to settle now, 1: at one road, 0: none. */
  readonly #reach = new Int32Array(4)
  /** The terms of the position that was valued last, before their weights. */
  readonly #terms = new Float64Array(WEIGHT_NAMES.length)
  readonly #production = new Float64Array(5)
  readonly #need = new Float64Array(6)
  readonly #harbour = new Float64Array(6)
  #tables: BoardTables
  readonly plentyHeld: number
  readonly monopolyHeld: number
  readonly rivalPoint: number
  readonly stolenCard: number
  readonly lostCard: number
  readonly haste: number

  constructor(weights: Weights = WEIGHTS, shape: Shape = SHAPE) {
    this.#w = Float64Array.from(WEIGHT_NAMES, (name) => weights[name])
    this.#shape = shape
    this.plentyHeld = weights.plentyHeld
    this.monopolyHeld = weights.monopolyHeld
    this.rivalPoint = weights.rivalPoint
    this.stolenCard = weights.stolenCard
    this.lostCard = weights.lostCard
    this.haste = weights.haste
    this.#tables = tablesOf(new Int32Array(layout.WORDS))
  }

  /** Before anything else about a state of a board that may be new. */
  see(s: CatanState): void {
    this.#tables = tablesOf(s)
  }

  /** Points, production, places, races: what everybody sees. */
  onTable(s: CatanState, p: number): number {
    const w = this.#w
    const points = s[POINTS + p]!
    const late = points + 3 - s[TARGET]!
    const grows = this.#produce(s, p) + this.#places(s, p)
    const terms = this.#terms
    terms[POINTS_W] = points
    terms[POINTS_LATE] = Math.max(0, late)
    let value = w[POINTS_W]! * points + (late > 0 ? w[POINTS_LATE]! * late : 0)
    value += grows * (1 - (this.#shape.fade * points) / s[TARGET]!)

    const length = s[ROAD_LENGTH + p]!
    value += w[ROAD_LENGTH_W]! * length
    terms[ROAD_LENGTH_W] = length
    terms[ROAD_LEAD] = 0
    terms[ROAD_RACE] = 0
    const longest = s[LONGEST_ROAD]!
    if (longest === p) {
      let second = 4
      for (let q = s[SEATS]! - 1; q >= 0; q--) if (q !== p && s[ROAD_LENGTH + q]! > second) second = s[ROAD_LENGTH + q]!
      const lead = Math.min(3, length - second) / 3
      terms[ROAD_LEAD] = lead
      value += w[ROAD_LEAD]! * lead
    } else {
      const missing = (longest < 0 ? 5 : s[ROAD_LENGTH + longest]! + 1) - length
      if (missing <= s[ROADS_LEFT + p]!) {
        terms[ROAD_RACE] = 1 / (1 + missing)
        value += w[ROAD_RACE]! / (1 + missing)
      }
    }

    const knights = s[CARDS_SHOWN + 5 * p + knight]!
    value += w[KNIGHTS]! * knights
    terms[KNIGHTS] = knights
    terms[ARMY_LEAD] = 0
    terms[ARMY_RACE] = 0
    const largest = s[LARGEST_ARMY]!
    if (largest === p) {
      let second = 2
      for (let q = s[SEATS]! - 1; q >= 0; q--) {
        if (q !== p && s[CARDS_SHOWN + 5 * q + knight]! > second) second = s[CARDS_SHOWN + 5 * q + knight]!
      }
      const lead = Math.min(3, knights - second) / 3
      terms[ARMY_LEAD] = lead
      value += w[ARMY_LEAD]! * lead
    } else if (knights > 0) {
      const missing = (largest < 0 ? 3 : s[CARDS_SHOWN + 5 * largest + knight]! + 1) - knights
      terms[ARMY_RACE] = 1 / (1 + missing)
      value += w[ARMY_RACE]! / (1 + missing)
    }
    return value
  }

  /** The part of `onTable` that the robber changes at once. */
  income(s: CatanState, p: number): number {
    return this.#produce(s, p) * (1 - (this.#shape.fade * s[POINTS + p]!) / s[TARGET]!)
  }

  #produce(s: CatanState, p: number): number {
    const w = this.#w
    const shape = this.#shape
    const production = this.#production
    const chance = this.#tables.chance
    production[0] = production[1] = production[2] = production[3] = production[4] = 0
    const robber = s[ROBBER]!
    for (let hex = 0; hex < 19; hex++) {
      const cards = s[YIELD + 4 * hex + p]!
      if (cards === 0) continue
      const resource = s[TERRAIN + hex]!
      if (resource === 5) continue
      production[resource]! += cards * chance[hex]! * (hex === robber ? shape.robbed : 1)
    }
    const terms = this.#terms
    let value = 0
    let saved = 0
    let toBank = 0
    for (let r = 0; r < 5; r++) {
      const cards = production[r]!
      const rate = s[RATE + 5 * p + r]!
      const root = Math.sqrt(cards)
      terms[LINEAR + r] = cards
      terms[ROOT + r] = root
      value += w[LINEAR + r]! * cards + w[ROOT + r]! * root
      saved += cards * (1 / rate - 0.25)
      toBank += cards / rate
    }
    toBank *= shape.traded
    const time = this.#time
    const need = this.#need
    for (let r = 0; r < 5; r++) {
      const cards = production[r]!
      time[5 * p + r] = 1 / (cards + toBank + 0.01)
      need[r] = shape.need[r]! / (1 + shape.variety * cards)
    }
    const wood = production[0]!
    const brick = production[1]!
    const sheep = production[2]!
    const wheat = production[3]!
    const ore = production[4]!
    terms[ROAD_PAIR] = Math.min(wood, brick)
    terms[CITY_PAIR] = Math.min(wheat / 2, ore / 3)
    terms[CARD_SET] = Math.min(sheep, wheat, ore)
    terms[HARBOUR_W] = saved
    value += w[ROAD_PAIR]! * terms[ROAD_PAIR]! + w[CITY_PAIR]! * terms[CITY_PAIR]!
    return value + w[CARD_SET]! * terms[CARD_SET]! + w[HARBOUR_W]! * saved
  }

  /** The best places by the number of roads they still take. */
  #places(s: CatanState, p: number): number {
    const reach = this.#reach
    const terms = this.#terms
    reach[p] = 0
    terms[PLACE] = terms[PLACE_NEXT] = terms[PLACE_ONE] = terms[PLACE_TWO] = 0
    if (s[SETTLEMENTS_LEFT + p] === 0) return 0
    const w = this.#w
    this.#weighHarbours(s, p)
    const free = s[FREE_VERTICES]!
    const freeHigh = s[FREE_VERTICES + 1]!
    const touched = s[TOUCHED + 2 * p]!
    const touchedHigh = s[TOUCHED + 2 * p + 1]!

    let best = 0
    let next = 0
    for (let rest = free & touched; rest !== 0; rest &= rest - 1) {
      const worth = this.#site(31 - Math.clz32(rest & -rest))
      if (worth > best) {
        next = best
        best = worth
      } else if (worth > next) next = worth
    }
    for (let rest = freeHigh & touchedHigh; rest !== 0; rest &= rest - 1) {
      const worth = this.#site(58 - Math.clz32(rest & -rest))
      if (worth > best) {
        next = best
        best = worth
      } else if (worth > next) next = worth
    }
    let value = w[PLACE]! * best + w[PLACE_NEXT]! * next
    terms[PLACE] = best
    terms[PLACE_NEXT] = next
    if (best > 0) reach[p] = 2
    if (s[ROADS_LEFT + p] === 0) return value

    let one = 0
    let oneHigh = 0
    const roadable = ROADABLE + 3 * p
    for (let word = 0, first = 31; word < 3; word++, first += 24) {
      for (let rest = s[roadable + word]!; rest !== 0; rest &= rest - 1) {
        const edge = 2 * (first - Math.clz32(rest & -rest))
        one |= EDGE_ENDS[edge]!
        oneHigh |= EDGE_ENDS[edge + 1]!
      }
    }
    one &= ~touched
    oneHigh &= ~touchedHigh

    let two = 0
    let twoHigh = 0
    let bestOne = 0
    for (let half = 0; half < 2; half++) {
      const first = half === 0 ? 31 : 58
      const open = half === 0 ? free : freeHigh
      for (let rest = half === 0 ? one : oneHigh; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const vertex = first - Math.clz32(bit)
        if ((open & bit) !== 0) {
          const worth = this.#site(vertex)
          if (worth > bestOne) bestOne = worth
        }
        if (s[BUILDING + vertex] !== 0) continue
        for (let i = 3 * vertex; i < 3 * vertex + 3; i++) {
          const edge = vertexEdges[i]!
          if (edge < 0 || s[ROAD + edge] !== 0) continue
          const far = vertexVertices[i]!
          if (VERTEX_WORD[far] === 0) two |= VERTEX_BIT[far]!
          else twoHigh |= VERTEX_BIT[far]!
        }
      }
    }
    let bestTwo = 0
    for (let rest = two & free & ~one & ~touched; rest !== 0; rest &= rest - 1) {
      const worth = this.#site(31 - Math.clz32(rest & -rest))
      if (worth > bestTwo) bestTwo = worth
    }
    for (let rest = twoHigh & freeHigh & ~oneHigh & ~touchedHigh; rest !== 0; rest &= rest - 1) {
      const worth = this.#site(58 - Math.clz32(rest & -rest))
      if (worth > bestTwo) bestTwo = worth
    }
    if (bestOne > 0 && best === 0) reach[p] = 1
    terms[PLACE_ONE] = bestOne
    terms[PLACE_TWO] = bestTwo
    value += w[PLACE_ONE]! * bestOne + w[PLACE_TWO]! * bestTwo
    return value
  }

  /** What each kind of harbour would save the seat whose production was just summed. */
  #weighHarbours(s: CatanState, p: number): void {
    const production = this.#production
    const harbour = this.#harbour
    const worth = this.#shape.harbour
    let generic = 0
    for (let r = 0; r < 5; r++) {
      const rate = s[RATE + 5 * p + r]!
      harbour[r] = worth * (production[r]! + 0.03) * (0.5 - 1 / rate)
      if (rate === 4) generic += (production[r]! + 0.03) / 12
    }
    harbour[5] = worth * generic
  }

  /** Worth of a settlement there to the seat whose production was just summed. */
  #site(vertex: number): number {
    const { siteResource, siteChance, siteHarbour } = this.#tables
    const need = this.#need
    const i = 3 * vertex
    const kind = siteHarbour[vertex]!
    return (
      siteChance[i]! * need[siteResource[i]!]! +
      siteChance[i + 1]! * need[siteResource[i + 1]!]! +
      siteChance[i + 2]! * need[siteResource[i + 2]!]! +
      (kind < 0 ? 0 : this.#harbour[kind]!)
    )
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
    const terms = this.#terms
    const grow = 1 - (this.#shape.fade * s[POINTS + p]!) / s[TARGET]!
    for (let i = LINEAR; i <= PLACE_TWO; i++) terms[i]! *= grow
    const held = CARDS_HELD + 5 * p
    const points = s[POINTS + p]! + s[held + victoryPoint]!
    terms[POINTS_W] = points
    terms[POINTS_LATE] = Math.max(0, points + 3 - s[TARGET]!)
    terms[KNIGHT_HELD] = s[held + knight]!
    terms[ROAD_BUILDING_HELD] = s[held + roadBuilding]!
    terms[PLENTY_HELD] = s[held + yearOfPlenty]!
    terms[MONOPOLY_HELD] = s[held + monopoly]!
    return terms
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
    const time = this.#time
    const patience = this.#shape.patience
    const t = 5 * p
    const total = wood + brick + sheep + wheat + ore
    const terms = this.#terms
    terms[CARDS] = total
    terms[OVERFLOW] = total > 7 ? total - 7 : 0
    terms[CITY] = terms[SETTLEMENT] = terms[SETTLEMENT_ONE] = 0
    let value = w[CARDS]! * total
    if (total > 7) value += w[OVERFLOW]! * (total - 7)
    const wheatTime = wheat > 0 ? 0 : time[t + 3]!
    const sheepTime = sheep > 0 ? 0 : time[t + 2]!
    const woodTime = wood > 0 ? 0 : time[t]!
    const brickTime = brick > 0 ? 0 : time[t + 1]!
    if (s[CITIES_LEFT + p] !== 0 && (s[SETTLEMENTS + 2 * p]! | s[SETTLEMENTS + 2 * p + 1]!) !== 0) {
      const wait = (wheat < 2 ? (2 - wheat) * time[t + 3]! : 0) + (ore < 3 ? (3 - ore) * time[t + 4]! : 0)
      terms[CITY] = patience / (patience + wait)
      value += w[CITY]! * terms[CITY]!
    }
    const reach = this.#reach[p]!
    if (reach === 2) {
      const wait = woodTime + brickTime + sheepTime + wheatTime
      terms[SETTLEMENT] = patience / (patience + wait)
      value += w[SETTLEMENT]! * terms[SETTLEMENT]!
    } else if (reach === 1) {
      const wait =
        (wood < 2 ? (2 - wood) * time[t]! : 0) + (brick < 2 ? (2 - brick) * time[t + 1]! : 0) + sheepTime + wheatTime
      terms[SETTLEMENT_ONE] = patience / (patience + wait)
      value += w[SETTLEMENT_ONE]! * terms[SETTLEMENT_ONE]!
    }
    terms[CARD] = patience / (patience + sheepTime + wheatTime + (ore > 0 ? 0 : time[t + 4]!))
    terms[ROAD_W] = patience / (patience + woodTime + brickTime)
    return value + w[CARD]! * terms[CARD]! + w[ROAD_W]! * terms[ROAD_W]!
  }

  /** What stands for `inHand` of an opponent whose cards are not known. */
  unknown(s: CatanState, p: number): number {
    const total = s[HAND_SIZE + p]!
    const over = total > 7 ? this.#w[OVERFLOW]! * (total - 7) : 0
    return over + this.#w[UNKNOWN_CARD]! * total + this.#w[UNKNOWN_DEVELOPMENT]! * s[CARDS_SIZE + p]!
  }

  /** A development card not yet drawn, from what the viewer has not seen. */
  unseenCard(s: CatanState, p: number): number {
    const w = this.#w
    let knights = 14
    let victoryPoints = 5
    let others = 6
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
