import { hasSeat, isObject } from '@serai/kernel'
import { EDGE_IDS, edgeOf, VERTEX_IDS, vertexOf } from '../board/ids.ts'
import { vacant } from '../check/check-building.ts'
import { awardLargestArmy } from '../rules/largest-army.ts'
import { awardLongestRoad } from '../rules/longest-road.ts'
import { putCity, putRoad, putSettlement } from '../rules/place.ts'
import { roadLength } from '../rules/road-length.ts'
import * as layout from '../state/layout.ts'
import { CITIES_PER_PLAYER, ROADS_PER_PLAYER, SETTLEMENTS_PER_PLAYER } from '../vocabulary.ts'
import { type Fault, type Fields, integer, shown } from './fields.ts'

type CatanState = layout.CatanState

interface Building {
  readonly vertex: number
  readonly owner: number
  readonly isCity: boolean
}

/** Pieces within R7, one to a place, buildings apart (R84). */
export function buildPieces(s: CatanState, board: Fields, players: readonly Fields[]): Fault {
  for (const [p, player] of players.entries()) {
    if ((player.resigned ?? false) === true) s[layout.PLAYING]! &= ~(1 << p)
    else if ((player.resigned ?? false) !== false) return `players[${p}].resigned: true or false`
  }
  if (s[layout.PLAYING] === 0) return 'players: all have resigned'
  const fault = placeBuildings(s, board.intersections ?? []) ?? placeRoads(s, board.edges ?? [])
  if (fault !== null) return fault
  for (let p = 0; p < players.length; p++) {
    s[layout.ROAD_LENGTH + p] = roadLength(s, p)
    if (hasSeat(s[layout.PLAYING]!, p)) continue
    for (let hex = 0; hex < 19; hex++) s[layout.YIELD + 4 * hex + p] = 0 // R139
  }
  return null
}

function placeBuildings(s: CatanState, list: unknown): Fault {
  if (!Array.isArray(list)) return 'board.intersections: a list'
  const buildings: Building[] = []
  for (const item of list) {
    const vertex = isObject(item) ? vertexOf(item.id) : -1
    if (!isObject(item) || vertex < 0)
      return `board.intersections: no such intersection: ${shown(isObject(item) ? item.id : item)}`
    const owner = integer(item.owner, 0, s[layout.SEATS]! - 1)
    if (owner === null) return `board.intersections: ${VERTEX_IDS[vertex]} has no owner at this table`
    if (item.building !== 'settlement' && item.building !== 'city') {
      return `board.intersections: ${VERTEX_IDS[vertex]} is neither settlement nor city`
    }
    buildings.push({ vertex, owner, isCity: item.building === 'city' })
  }
  for (let p = 0; p < s[layout.SEATS]!; p++) {
    const cities = buildings.filter((b) => b.owner === p && b.isCity).length
    const settlements = buildings.filter((b) => b.owner === p && !b.isCity).length
    if (cities > CITIES_PER_PLAYER) return `board.intersections: seat ${p} has ${cities} cities, the box has 4`
    if (settlements > SETTLEMENTS_PER_PLAYER)
      return `board.intersections: seat ${p} has ${settlements} settlements, the box has 5`
  }
  // Cities first: each borrows a settlement for a moment.
  for (const { vertex, owner, isCity } of [...buildings].sort((a, b) => Number(b.isCity) - Number(a.isCity))) {
    const near = vacant(s, vertex)
    if (near?.code === 'E_DISTANCE')
      return `board.intersections: ${VERTEX_IDS[vertex]} is next to ${near.vertexId} (distance rule)`
    if (near) return `board.intersections: ${VERTEX_IDS[vertex]} stands twice`
    putSettlement(s, owner, vertex)
    if (isCity) putCity(s, owner, vertex)
  }
  return null
}

function placeRoads(s: CatanState, list: unknown): Fault {
  if (!Array.isArray(list)) return 'board.edges: a list'
  for (const item of list) {
    const edge = isObject(item) ? edgeOf(item.id) : -1
    if (!isObject(item) || edge < 0) return `board.edges: no such edge: ${shown(isObject(item) ? item.id : item)}`
    const owner = integer(item.owner, 0, s[layout.SEATS]! - 1)
    if (owner === null) return `board.edges: ${EDGE_IDS[edge]} has no owner at this table`
    if (s[layout.ROAD + edge] !== 0) return `board.edges: ${EDGE_IDS[edge]} stands twice`
    if (s[layout.ROADS_LEFT + owner] === 0) return `board.edges: seat ${owner} has more than ${ROADS_PER_PLAYER} roads`
    putRoad(s, owner, edge)
  }
  return null
}

/** R115, R121: the holders, where the position leaves a choice; else who must hold it. */
export function buildAwards(s: CatanState, description: Fields): Fault {
  return (
    buildAward(s, description.longestRoadOwnerId, layout.LONGEST_ROAD, awardLongestRoad, 'longestRoadOwnerId') ??
    buildAward(s, description.largestArmyOwnerId, layout.LARGEST_ARMY, awardLargestArmy, 'largestArmyOwnerId')
  )
}

function buildAward(
  s: CatanState,
  given: unknown,
  award: number,
  decide: (s: CatanState) => void,
  name: string,
): Fault {
  if (given === undefined) {
    decide(s)
    return null
  }
  const holder = given === null ? -1 : integer(given, 0, s[layout.SEATS]! - 1)
  if (holder === null) return `${name}: a seat or null`
  if (holder >= 0) s[layout.POINTS + holder]! += 2
  s[award] = holder
  decide(s)
  return s[award] === holder
    ? null
    : `${name}: by the ${award === layout.LARGEST_ARMY ? 'knights' : 'roads'} it is ${s[award]! < 0 ? 'nobody' : `seat ${s[award]}`}`
}
