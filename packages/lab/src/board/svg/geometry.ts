import { geometry } from '@serai/catan'

/** Half the width of a hex of radius 100, and the height of a step of the lattice (R12). */
const WIDTH = 86.6
const HEIGHT = 50

export interface Spot {
  readonly x: number
  readonly y: number
}

const spot = ({ x, y }: Spot): Spot => ({ x: round(x * WIDTH), y: y * HEIGHT })

export const HEX_SPOTS: readonly Spot[] = geometry.HEX_CENTRES.map(spot)
export const VERTEX_SPOTS: readonly Spot[] = geometry.VERTEX_POINTS.map(spot)

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The ends of an edge. */
export function endsOf(edge: number): readonly [Spot, Spot] {
  return [VERTEX_SPOTS[geometry.EDGE_A[edge]!]!, VERTEX_SPOTS[geometry.EDGE_B[edge]!]!]
}

export function between(a: Spot, b: Spot, share: number): Spot {
  return { x: round(a.x + (b.x - a.x) * share), y: round(a.y + (b.y - a.y) * share) }
}

export const at = ({ x, y }: Spot): string => `translate(${x} ${y})`
export const line = (a: Spot, b: Spot): string => `M${a.x},${a.y}L${b.x},${b.y}`
