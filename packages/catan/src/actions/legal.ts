import type { Action } from '@serai/kernel'
import { VERTEX_EDGES } from '../board/geometry.ts'
import { canPlaceRoad } from '../rules/building.ts'
import { playable } from '../rules/development-cards.ts'
import { isCandidate } from '../rules/robber.ts'
import { covers, isOffering, offerAt, unanswered } from '../rules/trade.ts'
import * as layout from '../state/layout.ts'
import * as stage from '../state/stage.ts'
import * as vocabulary from '../vocabulary.ts'
import * as actions from './numbers.ts'

const { ACTIVE, BANK, CARD_PLAYED, CARDS_SIZE, CITIES_LEFT, DECK_SIZE, FREE_VERTICES, HAND, NEW_SIZE } = layout
const { OFFERING, OWES, RATE, ROAD, ROADABLE, ROADS_LEFT, ROBBER, SEATS, SETTLEMENTS, SETTLEMENTS_LEFT } = layout
const { SETUP_VERTEX, STAGE, TOUCHED } = layout
const { BUILD_ROAD, BUILD_SETTLEMENT, BUY_DEVELOPMENT_CARD, DISCARD, END_TURN, MOVE_ROBBER } = actions
const { PLACE_SETUP_ROAD, PLACE_SETUP_SETTLEMENT, PLAY_KNIGHT, PLAY_MONOPOLY, PLAY_ROAD_BUILDING } = actions
const { PLAY_YEAR_OF_PLENTY, ROLL_DICE, STEAL_RANDOM_CARD, TRADE_WITH_BANK, UPGRADE_TO_CITY } = actions
const { ACCEPT_TRADE, CANCEL_TRADE, CONFIRM_TRADE, REJECT_TRADE, PLENTY_A, PLENTY_B } = actions
const { COSTS, KNIGHT, MONOPOLY, ROAD_BUILDING, YEAR_OF_PLENTY } = vocabulary
const [ROAD_WOOD, ROAD_BRICK] = COSTS.road
const [, , SETTLEMENT_SHEEP, SETTLEMENT_WHEAT] = COSTS.settlement
const [, , , CITY_WHEAT, CITY_ORE] = COSTS.city
const [, , CARD_SHEEP, CARD_WHEAT, CARD_ORE] = COSTS.card
const { OFFER_ACCEPTED, OFFER_ID, OFFER_WANT } = layout
const {
  STAGE_BEFORE_ROLL,
  STAGE_DISCARD,
  STAGE_FREE_ROAD,
  STAGE_MAIN,
  STAGE_MOVE_ROBBER,
  STAGE_SETUP_ROAD,
  STAGE_SETUP_SETTLEMENT,
  STAGE_STEAL,
} = stage
const vertexEdges = VERTEX_EDGES

type CatanState = layout.CatanState

/** Every finite legal action of the seat, in the order of their numbers except for END_TURN, which comes last. */
export function legal(s: CatanState, seat: number, out: Action[]): number {
  const at = s[STAGE]!
  // The two commonest first.
  if (at === STAGE_MAIN) {
    if (seat === s[ACTIVE]) return mainActions(s, seat, out)
    return s[OFFERING] === 0 ? 0 : answers(s, seat, out, 0)
  }
  if (at === STAGE_BEFORE_ROLL) {
    if (seat !== s[ACTIVE]) return 0
    out[0] = ROLL_DICE
    return playCards(s, seat, out, 1)
  }
  if (at === STAGE_DISCARD) return s[OWES + seat] === 0 ? 0 : discards(s, seat, out)
  if (seat !== s[ACTIVE]) return 0
  switch (at) {
    case STAGE_SETUP_SETTLEMENT:
      return vertices(s[FREE_VERTICES]!, s[FREE_VERTICES + 1]!, PLACE_SETUP_SETTLEMENT, out, 0)
    case STAGE_SETUP_ROAD:
      return setupRoads(s, out)
    case STAGE_MOVE_ROBBER:
      return robberHexes(s, out)
    case STAGE_STEAL:
      return victims(s, out)
    case STAGE_FREE_ROAD:
      return roads(s, seat, out, 0)
    default:
      return 0
  }
}

function mainActions(s: CatanState, seat: number, out: Action[]): number {
  const hand = HAND + 5 * seat
  const wood = s[hand]!
  const brick = s[hand + 1]!
  const sheep = s[hand + 2]!
  const wheat = s[hand + 3]!
  const ore = s[hand + 4]!
  let n = playCards(s, seat, out, 0)
  // A settlement takes the cards of a road and others, so that it is asked about within.
  if (wood >= ROAD_WOOD && brick >= ROAD_BRICK) {
    if (s[ROADS_LEFT + seat] !== 0) n = roads(s, seat, out, n)
    if (sheep >= SETTLEMENT_SHEEP && wheat >= SETTLEMENT_WHEAT && s[SETTLEMENTS_LEFT + seat] !== 0) {
      const touched = TOUCHED + 2 * seat
      const low = s[touched]! & s[FREE_VERTICES]!
      const high = s[touched + 1]! & s[FREE_VERTICES + 1]!
      if ((low | high) !== 0) n = vertices(low, high, BUILD_SETTLEMENT, out, n)
    }
  }
  if (wheat >= CITY_WHEAT && ore >= CITY_ORE && s[CITIES_LEFT + seat] !== 0) {
    n = vertices(s[SETTLEMENTS + 2 * seat]!, s[SETTLEMENTS + 2 * seat + 1]!, UPGRADE_TO_CITY, out, n)
  }
  if (sheep >= CARD_SHEEP && wheat >= CARD_WHEAT && ore >= CARD_ORE && s[DECK_SIZE] !== 0)
    out[n++] = BUY_DEVELOPMENT_CARD
  const rate = RATE + 5 * seat
  if (wood >= s[rate]!) n = bankTrades(s, 0, out, n)
  if (brick >= s[rate + 1]!) n = bankTrades(s, 1, out, n)
  if (sheep >= s[rate + 2]!) n = bankTrades(s, 2, out, n)
  if (wheat >= s[rate + 3]!) n = bankTrades(s, 3, out, n)
  if (ore >= s[rate + 4]!) n = bankTrades(s, 4, out, n)
  if (s[OFFERING] !== 0) n = answers(s, seat, out, n)
  out[n++] = END_TURN
  return n
}

function vertices(low: number, high: number, base: Action, out: Action[], from: number): number {
  let n = from
  for (let rest = low; rest !== 0; rest &= rest - 1) out[n++] = base + 31 - Math.clz32(rest & -rest)
  for (let rest = high; rest !== 0; rest &= rest - 1) out[n++] = base + 58 - Math.clz32(rest & -rest)
  return n
}

function roads(s: CatanState, seat: number, out: Action[], from: number): number {
  let n = from
  const at = ROADABLE + 3 * seat
  for (let rest = s[at]!; rest !== 0; rest &= rest - 1) out[n++] = BUILD_ROAD + 31 - Math.clz32(rest & -rest)
  for (let rest = s[at + 1]!; rest !== 0; rest &= rest - 1) out[n++] = BUILD_ROAD + 55 - Math.clz32(rest & -rest)
  for (let rest = s[at + 2]!; rest !== 0; rest &= rest - 1) out[n++] = BUILD_ROAD + 79 - Math.clz32(rest & -rest)
  return n
}

/** R35 */
function setupRoads(s: CatanState, out: Action[]): number {
  let n = 0
  const first = 3 * s[SETUP_VERTEX]!
  for (let i = first; i < first + 3; i++) {
    const edge = vertexEdges[i]!
    if (edge >= 0 && s[ROAD + edge] === 0) out[n++] = PLACE_SETUP_ROAD + edge
  }
  return n
}

/** R97, R98 */
function playCards(s: CatanState, seat: number, out: Action[], from: number): number {
  let n = from
  if (s[CARD_PLAYED] !== 0 || s[CARDS_SIZE + seat] === s[NEW_SIZE + seat]) return n
  if (playable(s, seat, KNIGHT) > 0) out[n++] = PLAY_KNIGHT
  if (playable(s, seat, ROAD_BUILDING) > 0 && canPlaceRoad(s, seat)) out[n++] = PLAY_ROAD_BUILDING
  if (playable(s, seat, YEAR_OF_PLENTY) > 0) n = plenty(s, out, n)
  if (playable(s, seat, MONOPOLY) > 0) for (let r = 0; r < 5; r++) out[n++] = PLAY_MONOPOLY + r
  return n
}

/** R104, R105 */
function plenty(s: CatanState, out: Action[], from: number): number {
  let n = from
  let bank = 0
  for (let r = 0; r < 5; r++) bank += s[BANK + r]!
  if (bank === 1) {
    for (let r = 0; r < 5; r++) if (s[BANK + r] === 1) out[n++] = PLAY_YEAR_OF_PLENTY + 15 + r
    return n
  }
  for (let pair = 0; pair < 15; pair++) {
    const a = PLENTY_A[pair]!
    const b = PLENTY_B[pair]!
    if (s[BANK + a]! > (a === b ? 1 : 0) && s[BANK + b] !== 0) out[n++] = PLAY_YEAR_OF_PLENTY + pair
  }
  return n
}

/** R73 */
function bankTrades(s: CatanState, give: number, out: Action[], from: number): number {
  let n = from
  for (let get = 0; get < 5; get++) {
    if (get !== give && s[BANK + get] !== 0) out[n++] = TRADE_WITH_BANK + 5 * give + get
  }
  return n
}

function discards(s: CatanState, seat: number, out: Action[]): number {
  let n = 0
  for (let r = 0; r < 5; r++) if (s[HAND + 5 * seat + r] !== 0) out[n++] = DISCARD + r
  return n
}

/** R57 */
function robberHexes(s: CatanState, out: Action[]): number {
  let n = 0
  const robber = s[ROBBER]!
  for (let hex = 0; hex < 19; hex++) if (hex !== robber) out[n++] = MOVE_ROBBER + hex
  return n
}

/** R58 */
function victims(s: CatanState, out: Action[]): number {
  let n = 0
  for (let p = 0; p < s[SEATS]!; p++) if (isCandidate(s, p)) out[n++] = STEAL_RANDOM_CARD + p
  return n
}

/** R77: answers to open offers, and what a proposer may do with the own one. */
function answers(s: CatanState, seat: number, out: Action[], from: number): number {
  let n = from
  for (let p = 0; p < s[SEATS]!; p++) {
    if (p === seat || !isOffering(s, p) || ((unanswered(s, p) >> seat) & 1) === 0) continue
    const id = s[offerAt(p) + OFFER_ID]!
    if (covers(s, seat, s, offerAt(p) + OFFER_WANT)) out[n++] = ACCEPT_TRADE + id
    out[n++] = REJECT_TRADE + id
  }
  if (!isOffering(s, seat)) return n
  const own = offerAt(seat)
  out[n++] = CANCEL_TRADE + s[own + OFFER_ID]!
  for (let p = 0; p < s[SEATS]!; p++) {
    if (((s[own + OFFER_ACCEPTED]! >> p) & 1) === 1) out[n++] = CONFIRM_TRADE + 4 * s[own + OFFER_ID]! + p
  }
  return n
}
