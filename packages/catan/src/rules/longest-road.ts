import { VERTEX_EDGES } from '../board/geometry.ts'
import * as layout from '../state/layout.ts'
import { LONGEST_ROAD_MINIMUM } from '../vocabulary.ts'
import { handOver } from './award.ts'
import { roadLength, roadLengthWith } from './road-length.ts'

const { SEATS, PLAYING, LONGEST_ROAD, ROAD_LENGTH, ROAD } = layout
const minimum = LONGEST_ROAD_MINIMUM
const vertexEdges = VERTEX_EDGES

type CatanState = layout.CatanState

/** R121 over present lengths (R123), of those still playing (R141). */
export function awardLongestRoad(s: CatanState): void {
  let most = 0
  let leader = -1
  let leaders = 0
  const holder = s[LONGEST_ROAD]!
  for (let p = s[SEATS]! - 1; p >= 0; p--) {
    if (((s[PLAYING]! >> p) & 1) === 0) continue
    const length = s[ROAD_LENGTH + p]!
    if (length > most) {
      most = length
      leader = p
      leaders = 1
    } else if (length === most) {
      leaders++
      if (p === holder) leader = p
    }
  }
  handOver(s, LONGEST_ROAD, most < minimum || (leaders > 1 && leader !== holder) ? -1 : leader)
}

export function measureRoad(s: CatanState, p: number, edge: number): void {
  const before = s[ROAD_LENGTH + p]!
  const length = roadLengthWith(s, p, edge, before)
  if (length === before) return
  s[ROAD_LENGTH + p] = length
  if (length >= minimum) awardLongestRoad(s)
}

/** R126: a new settlement breaks the road of an opponent with two roads at its vertex, and of nobody else. */
export function measureBreak(s: CatanState, p: number, vertex: number): void {
  let seen = 0
  const first = 3 * vertex
  for (let i = first; i < first + 3; i++) {
    const edge = vertexEdges[i]!
    if (edge < 0) continue
    const q = s[ROAD + edge]! - 1
    if (q < 0 || q === p) continue
    if ((seen & (1 << q)) !== 0) {
      s[ROAD_LENGTH + q] = roadLength(s, q)
      awardLongestRoad(s)
    }
    seen |= 1 << q
  }
}
