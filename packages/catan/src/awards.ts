import { VERTEX_EDGES } from './geometry.ts'
import * as layout from './layout.ts'
import { roadLength, roadLengthWith } from './road-length.ts'
import { KNIGHT } from './vocabulary.ts'

const { SEATS, PLAYING, POINTS, LONGEST_ROAD, LARGEST_ARMY, ROAD_LENGTH, CARDS_SHOWN, ROAD } = layout
const vertexEdges = VERTEX_EDGES
const knight = KNIGHT

type CatanState = layout.CatanState

function handOver(s: CatanState, award: number, to: number): void {
  const from = s[award]!
  if (from === to) return
  if (from >= 0) s[POINTS + from]! -= 2
  if (to >= 0) s[POINTS + to]! += 2
  s[award] = to
}

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
  handOver(s, LONGEST_ROAD, most < 5 || (leaders > 1 && leader !== holder) ? -1 : leader)
}

export function measureRoad(s: CatanState, p: number, edge: number): void {
  const before = s[ROAD_LENGTH + p]!
  const length = roadLengthWith(s, p, edge, before)
  if (length === before) return
  s[ROAD_LENGTH + p] = length
  if (length >= 5) awardLongestRoad(s)
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

/** R115; after a resignation the award may lie aside until one player alone leads (R141). */
export function awardLargestArmy(s: CatanState): void {
  const holder = s[LARGEST_ARMY]!
  let most = 2
  let leader = -1
  for (let p = s[SEATS]! - 1; p >= 0; p--) {
    if (((s[PLAYING]! >> p) & 1) === 0) continue
    const knights = s[CARDS_SHOWN + 5 * p + knight]!
    if (knights > most) {
      most = knights
      leader = p
    } else if (knights === most) {
      leader = p === holder || leader === holder ? holder : -1
    }
  }
  handOver(s, LARGEST_ARMY, leader)
}
