import { EDGE_A, EDGE_B, VERTEX_EDGES, VERTEX_VERTICES } from '../board/geometry.ts'
import { VERTEX_IDS } from '../board/ids.ts'
import { builderAt } from '../rules/place.ts'
import * as layout from '../state/layout.ts'
import { fault, type Refused, refuse } from './refusals.ts'

const { BUILDING, CITIES_LEFT, ROAD, ROADS_LEFT, SETTLEMENTS_LEFT, SETUP_VERTEX } = layout

type CatanState = layout.CatanState

function hasRoadAt(s: CatanState, p: number, vertex: number): boolean {
  for (let i = 3 * vertex; i < 3 * vertex + 3; i++) {
    if (VERTEX_EDGES[i]! >= 0 && s[ROAD + VERTEX_EDGES[i]!] === p + 1) return true
  }
  return false
}

/** R84 */
export function vacant(s: CatanState, vertex: number): Refused {
  if (s[BUILDING + vertex] !== 0) return refuse('E_OCCUPIED')
  for (let i = 3 * vertex; i < 3 * vertex + 3; i++) {
    const near = VERTEX_VERTICES[i]!
    if (near >= 0 && s[BUILDING + near] !== 0) return refuse('E_DISTANCE', { vertexId: VERTEX_IDS[near]! })
  }
  return null
}

/** R35 */
export function checkSetupRoad(s: CatanState, edge: number): Refused {
  if (s[ROAD + edge] !== 0) return refuse('E_OCCUPIED')
  return fault(EDGE_A[edge] !== s[SETUP_VERTEX] && EDGE_B[edge] !== s[SETUP_VERTEX], 'E_SETUP_ROAD')
}

/** R83, R88 */
export function checkRoad(s: CatanState, p: number, edge: number): Refused {
  if (s[ROAD + edge] !== 0) return refuse('E_OCCUPIED')
  let touches = false
  let goesOn = false
  for (const end of [EDGE_A[edge]!, EDGE_B[edge]!]) {
    const builder = builderAt(s, end)
    if (builder === p) goesOn = true
    if (!hasRoadAt(s, p, end)) continue
    touches = true
    if (builder < 0) goesOn = true
  }
  if (!goesOn) return refuse(touches ? 'E_BLOCKED' : 'E_NOT_CONNECTED')
  return fault(s[ROADS_LEFT + p] === 0, 'E_NO_PIECE')
}

/** R84, R85, R88 */
export function checkSettlement(s: CatanState, p: number, vertex: number): Refused {
  return (
    vacant(s, vertex) ??
    fault(!hasRoadAt(s, p, vertex), 'E_NOT_CONNECTED') ??
    fault(s[SETTLEMENTS_LEFT + p] === 0, 'E_NO_PIECE')
  )
}

/** R86, R88 */
export function checkUpgrade(s: CatanState, p: number, vertex: number): Refused {
  return fault(s[BUILDING + vertex] !== 1 + p, 'E_NOT_OWN_SETTLEMENT') ?? fault(s[CITIES_LEFT + p] === 0, 'E_NO_PIECE')
}
