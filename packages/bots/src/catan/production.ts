import { type CatanState, COSTS, DESERT, GENERIC_HARBOUR } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import { type BoardTables, tablesOf } from './board-tables.ts'
import * as terms from './term-indices.ts'
import type { Shape } from './weights.ts'

const { DECK_SIZE, FREE_VERTICES, RATE, ROBBER, TERRAIN, WORDS, YIELD } = layout
const [, , , CITY_WHEAT, CITY_ORE] = COSTS.city
const desert = DESERT
const { CARD_SET, CITY_PAIR, HARBOUR_W, LINEAR, ROAD_PAIR, ROOT } = terms

/** When no cards are left to buy, a place counts for its point even where it yields next to nothing. */
const LAST_SITES = 0.1
const ANY_HARBOUR = GENERIC_HARBOUR

/** Cards per roll of a seat, and what more of them would be worth to it. */
export class Production {
  readonly #w: Float64Array
  readonly #shape: Shape
  readonly #terms: Float64Array
  readonly #production = new Float64Array(5)
  readonly #need = new Float64Array(6)
  readonly #harbour = new Float64Array(6)
  readonly #prospects = new Float64Array(54)
  readonly #cardsThen = new Float64Array(6)
  #anySite = 0
  #tables: BoardTables
  /** Rolls until a card of the resource comes: 5p + r. */
  readonly time = new Float64Array(20)

  /** Terms are written to `into`. */
  constructor(w: Float64Array, shape: Shape, into: Float64Array) {
    this.#w = w
    this.#shape = shape
    this.#terms = into
    this.#tables = tablesOf(new Int32Array(WORDS))
  }

  setBoard(s: CatanState): void {
    this.#tables = tablesOf(s)
  }

  /** What the seat produces is worth; kept for the questions about places. */
  sum(s: CatanState, p: number): number {
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
      if (resource === desert) continue
      production[resource]! += cards * chance[hex]! * (hex === robber ? shape.robbed : 1)
    }
    const into = this.#terms
    let value = 0
    let saved = 0
    let toBank = 0
    for (let r = 0; r < 5; r++) {
      const cards = production[r]!
      const rate = s[RATE + 5 * p + r]!
      const root = Math.sqrt(cards)
      into[LINEAR + r] = cards
      into[ROOT + r] = root
      value += w[LINEAR + r]! * cards + w[ROOT + r]! * root
      saved += cards * (1 / rate - 0.25)
      toBank += cards / rate
    }
    toBank *= shape.traded
    const time = this.time
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
    into[ROAD_PAIR] = Math.min(wood, brick)
    into[CITY_PAIR] = Math.min(wheat / CITY_WHEAT, ore / CITY_ORE)
    into[CARD_SET] = Math.min(sheep, wheat, ore)
    into[HARBOUR_W] = saved
    value += w[ROAD_PAIR]! * into[ROAD_PAIR]! + w[CITY_PAIR]! * into[CITY_PAIR]!
    return value + w[CARD_SET]! * into[CARD_SET]! + w[HARBOUR_W]! * saved
  }

  /** Before `site`: what each kind of harbour would save the seat whose production was just summed. */
  weighSites(s: CatanState, p: number): void {
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
    this.#anySite = s[DECK_SIZE] === 0 ? LAST_SITES : 0
  }

  /** What the seat's production would be worth with a settlement at each free vertex, -1 elsewhere; lent until the next call. */
  prospects(s: CatanState, p: number): Float64Array {
    const prospects = this.#prospects
    prospects.fill(-1)
    this.sum(s, p)
    for (let half = 0; half < 2; half++) {
      const first = half === 0 ? 31 : 58
      for (let rest = s[FREE_VERTICES + half]!; rest !== 0; rest &= rest - 1) {
        const vertex = first - Math.clz32(rest & -rest)
        prospects[vertex] = this.#prospect(s, p, vertex)
      }
    }
    return prospects
  }

  /** Of the seat whose production was just summed. */
  #prospect(s: CatanState, p: number, vertex: number): number {
    const { siteResource, siteChance, siteHarbour } = this.#tables
    const w = this.#w
    const cards = this.#cardsThen
    for (let r = 0; r < 5; r++) cards[r] = this.#production[r]!
    for (let i = 3 * vertex; i < 3 * vertex + 3; i++) cards[siteResource[i]!]! += siteChance[i]!
    const kind = siteHarbour[vertex]!
    let value = 0
    let saved = 0
    for (let r = 0; r < 5; r++) {
      const count = cards[r]!
      const rate = s[RATE + 5 * p + r]!
      const then = kind === r ? 2 : kind === ANY_HARBOUR && rate === 4 ? 3 : rate
      value += w[LINEAR + r]! * count + w[ROOT + r]! * Math.sqrt(count)
      saved += count * (1 / then - 0.25)
    }
    value += w[ROAD_PAIR]! * Math.min(cards[0]!, cards[1]!) + w[CITY_PAIR]! * Math.min(cards[3]! / 2, cards[4]! / 3)
    return value + w[CARD_SET]! * Math.min(cards[2]!, cards[3]!, cards[4]!) + w[HARBOUR_W]! * saved
  }

  /** Worth of a settlement there to the seat whose production was just summed. */
  site(vertex: number): number {
    const { siteResource, siteChance, siteHarbour } = this.#tables
    const need = this.#need
    const i = 3 * vertex
    const kind = siteHarbour[vertex]!
    return (
      siteChance[i]! * need[siteResource[i]!]! +
      siteChance[i + 1]! * need[siteResource[i + 1]!]! +
      siteChance[i + 2]! * need[siteResource[i + 2]!]! +
      (kind < 0 ? 0 : this.#harbour[kind]!) +
      this.#anySite
    )
  }
}
