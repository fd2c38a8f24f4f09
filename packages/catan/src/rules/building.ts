import { VERTEX_HEXES } from '../board/geometry.ts'
import * as layout from '../state/layout.ts'
import * as stage from '../state/stage.ts'
import * as vocabulary from '../vocabulary.ts'
import { giveBack, lost, take } from './hand.ts'
import { measureBreak, measureRoad } from './longest-road.ts'
import { putCity, putRoad, putSettlement } from './place.ts'
import { resume } from './sub-step.ts'
import { goOnWithSetup } from './turn-order.ts'
import { checkVictory } from './victory.ts'

const { FREE_ROADS, ROADABLE, ROADS_LEFT, SEATS, SETUP_STEP, SETUP_VERTEX, STAGE, TERRAIN } = layout
const { STAGE_DRAW, STAGE_FREE_ROAD, STAGE_SETUP_ROAD } = stage
const { BRICK, COSTS, DESERT, ORE, SHEEP, WHEAT, WOOD } = vocabulary
// R81. Each card as a constant of its own: hot code neither looks into a list nor pays what costs nothing.
const [ROAD_WOOD, ROAD_BRICK] = COSTS.road
const [SETTLEMENT_WOOD, SETTLEMENT_BRICK, SETTLEMENT_SHEEP, SETTLEMENT_WHEAT] = COSTS.settlement
const [, , , CITY_WHEAT, CITY_ORE] = COSTS.city
const [, , CARD_SHEEP, CARD_WHEAT, CARD_ORE] = COSTS.card

type CatanState = layout.CatanState

/** R33-R37 */
export function placeSetupSettlement(s: CatanState, p: number, vertex: number): void {
  putSettlement(s, p, vertex)
  if (s[SETUP_STEP]! >= s[SEATS]!) takeStartingResources(s, p, vertex)
  s[SETUP_VERTEX] = vertex
  s[STAGE] = STAGE_SETUP_ROAD
}

/** R37 */
export function takeStartingResources(s: CatanState, p: number, vertex: number): void {
  for (let i = 3 * vertex; i < 3 * vertex + 3; i++) {
    const hex = VERTEX_HEXES[i]!
    if (hex >= 0 && s[TERRAIN + hex] !== DESERT) take(s, p, s[TERRAIN + hex]!, 1)
  }
}

export function placeSetupRoad(s: CatanState, p: number, edge: number): void {
  putRoad(s, p, edge)
  measureRoad(s, p, edge)
  goOnWithSetup(s)
}

/** R83; free of cost in the sub-step of Road Building (R109, R110). */
export function buildRoad(s: CatanState, p: number, edge: number): void {
  const free = s[STAGE] === STAGE_FREE_ROAD
  if (!free) {
    giveBack(s, p, WOOD, ROAD_WOOD)
    giveBack(s, p, BRICK, ROAD_BRICK)
    lost(s, p)
  }
  putRoad(s, p, edge)
  measureRoad(s, p, edge)
  if (checkVictory(s) || !free) return
  s[FREE_ROADS]!--
  if (s[FREE_ROADS] !== 0 && canPlaceRoad(s, p)) return
  s[FREE_ROADS] = 0
  resume(s)
}

export function canPlaceRoad(s: CatanState, p: number): boolean {
  const at = ROADABLE + 3 * p
  return s[ROADS_LEFT + p]! > 0 && (s[at]! | s[at + 1]! | s[at + 2]!) !== 0
}

/** R84, R85 */
export function buildSettlement(s: CatanState, p: number, vertex: number): void {
  giveBack(s, p, WOOD, SETTLEMENT_WOOD)
  giveBack(s, p, BRICK, SETTLEMENT_BRICK)
  giveBack(s, p, SHEEP, SETTLEMENT_SHEEP)
  giveBack(s, p, WHEAT, SETTLEMENT_WHEAT)
  lost(s, p)
  putSettlement(s, p, vertex)
  measureBreak(s, p, vertex)
  checkVictory(s)
}

/** R86 */
export function upgradeToCity(s: CatanState, p: number, vertex: number): void {
  giveBack(s, p, WHEAT, CITY_WHEAT)
  giveBack(s, p, ORE, CITY_ORE)
  lost(s, p)
  putCity(s, p, vertex)
  checkVictory(s)
}

/** R94, R95: paid at once; chance draws the card. */
export function buyCard(s: CatanState, p: number): void {
  giveBack(s, p, SHEEP, CARD_SHEEP)
  giveBack(s, p, WHEAT, CARD_WHEAT)
  giveBack(s, p, ORE, CARD_ORE)
  lost(s, p)
  s[STAGE] = STAGE_DRAW
}
