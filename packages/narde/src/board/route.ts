import { type Side, WHITE } from '../vocabulary.ts'

export const POINTS = 24
export const CHECKERS = 15
/** Progress of the farthest point of the own home (N4): 18 … 23 are home, 24 is off. */
export const HOME = 18

/** The points of a home. */
export const HOME_SIZE = POINTS - HOME
/** N15: so many points in a row are a block. */
export const BLOCK = 6
/** The pips of a side at the start of a game: all its checkers on the head (N1). */
export const ALL_PIPS = CHECKERS * POINTS
/** The place of a checker that has left the board; points are 1 to 24. */
export const OFF_BOARD = 0

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

/** N9: where a step lands: a point, or OFF_BOARD. */
export function landingOf(side: Side, from: number, die: number): number {
  const progress = progressAt(side, from) + die
  return progress < POINTS ? pointAt(side, progress) : OFF_BOARD
}
