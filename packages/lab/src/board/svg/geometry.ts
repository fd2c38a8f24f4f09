import { geometry } from '@serai/catan'

/** Half the width of a hex of radius 100, and the height of a step of the lattice (R12). */
const WIDTH = 86.6
const HEIGHT = 50

/** In the units of the picture. */
export interface Point {
  readonly x: number
  readonly y: number
}

const toPoint = ({ x, y }: Point): Point => ({ x: round(x * WIDTH), y: y * HEIGHT })

export const HEX_POINTS: readonly Point[] = geometry.HEX_CENTRES.map(toPoint)
export const VERTEX_POINTS: readonly Point[] = geometry.VERTEX_POINTS.map(toPoint)

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The ends of an edge. */
export function endsOf(edge: number): readonly [Point, Point] {
  return [VERTEX_POINTS[geometry.EDGE_A[edge]!]!, VERTEX_POINTS[geometry.EDGE_B[edge]!]!]
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: round(a.x + (b.x - a.x) * share), y: round(a.y + (b.y - a.y) * share) }
}

export const at = ({ x, y }: Point): string => `translate(${x} ${y})`
export const line = (a: Point, b: Point): string => `M${a.x},${a.y}L${b.x},${b.y}`
