import { geometry } from '@serai/catan'
import type { Spot } from './island-model.ts'

const { EDGE_A, EDGE_B, HARBOUR_EDGES, HEX_CENTRES, VERTEX_POINTS } = geometry

/** A place on the drawn island: a hex has the radius 100, its middle lies at 0, 0. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** What the drawing shows: the island with its harbours, and in the west room for a house on the shore. */
export const VIEW_BOX = '-486 -468 1020 936'
export const VIEW_WIDTH = 1020
export const VIEW_HEIGHT = 936

/** The lattice of R12 has its own steps across and down. */
const drawn = ({ x, y }: Place): Place => ({ x: tenths(x * 50 * Math.sqrt(3)), y: tenths(y * 50) })
const tenths = (value: number): number => Math.round(value * 10) / 10

export const HEX_PLACES: readonly Place[] = HEX_CENTRES.map(drawn)
export const VERTEX_PLACES: readonly Place[] = VERTEX_POINTS.map(drawn)

export interface EdgePlace extends Place {
  /** Degrees, between -90 and 90. */
  readonly angle: number
}

export const EDGE_PLACES: readonly EdgePlace[] = Array.from(EDGE_A, (from, edge) => {
  const a = VERTEX_PLACES[from]!
  const b = VERTEX_PLACES[EDGE_B[edge]!]!
  const angle = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI)
  return { x: tenths((a.x + b.x) / 2), y: tenths((a.y + b.y) / 2), angle: angle > 90 ? angle - 180 : angle }
})

export function placeOf({ kind, at }: Spot): Place {
  return (kind === 'vertex' ? VERTEX_PLACES : kind === 'edge' ? EDGE_PLACES : HEX_PLACES)[at]!
}

/** A harbour stands in the water before its edge; a pier leads from it to each of the two corners. */
export interface HarbourPlace extends Place {
  readonly piers: readonly { readonly from: Place; readonly to: Place }[]
}

export const HARBOUR_PLACES: readonly HarbourPlace[] = HARBOUR_EDGES.map((edge) => {
  const middle = EDGE_PLACES[edge]!
  const ends = [VERTEX_PLACES[EDGE_A[edge]!]!, VERTEX_PLACES[EDGE_B[edge]!]!]
  const out = seaward(ends[0]!, ends[1]!)
  const off = (from: Place, by: Place, distance: number): Place => ({
    x: tenths(from.x + by.x * distance),
    y: tenths(from.y + by.y * distance),
  })
  return {
    ...off(middle, out, 56),
    piers: ends.map((corner) => ({
      from: off(corner, out, 5),
      to: off(off(middle, out, 36), { x: (corner.x - middle.x) / 50, y: (corner.y - middle.y) / 50 }, 18),
    })),
  }
})

/** The direction that leads from an edge away from the island's middle. */
function seaward(a: Place, b: Place): Place {
  const along = { x: (b.x - a.x) / 100, y: (b.y - a.y) / 100 }
  const isOutside = -along.y * (a.x + b.x) + along.x * (a.y + b.y) > 0
  return isOutside ? { x: -along.y, y: along.x } : { x: along.y, y: -along.x }
}
