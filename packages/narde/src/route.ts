import { type Side, WHITE } from './vocabulary.ts'

export const POINTS = 24
export const CHECKERS = 15
/** Progress of the farthest point of the own home (N4): 18 … 23 are home, 24 is off. */
export const HOME = 18

/** One bit per point of a route. */
export const ALL = (1 << POINTS) - 1
/** The part of the own route outside the own home. */
export const OUTSIDE = (1 << HOME) - 1

const WHITE_HEAD = 24
const BLACK_HEAD = 12

/** N4: the point at a side's progress. Both sides go from high points to low; Black wraps from 1 to 24 (N2). */
export function pointAt(side: number, progress: number): number {
  return side === WHITE ? WHITE_HEAD - progress : ((BLACK_HEAD - progress + POINTS - 1) % POINTS) + 1
}

export function progressAt(side: number, point: number): number {
  return side === WHITE ? WHITE_HEAD - point : (BLACK_HEAD - point + POINTS) % POINTS
}

/** N4: points as bits of one side's route, seen on the other side's route. */
export function acrossRoutes(points: number): number {
  return ((points << 12) | (points >>> 12)) & ALL
}

/** N5: the points that a side may land on, by its own progress. */
export function freeOf(opposing: number): number {
  return ~acrossRoutes(opposing) & ALL
}

export function headOf(side: Side): number {
  return pointAt(side, 0)
}

/** N3. */
export function isHome(side: Side, point: number): boolean {
  return progressAt(side, point) >= HOME
}
