import * as route from '../board/route.ts'

const { OUTSIDE, POINTS } = route

/** Where a die can be played from, as bits; head and block rules aside. */
export function sourcesOf(occupied: number, free: number, die: number): number {
  const onward = occupied & (free >>> die)
  return (occupied & OUTSIDE) === 0 ? onward | bearable(occupied, die) : onward
}

/** N19: what a side with all its checkers home may bear off: with the exact die, or only the farthest with a higher one. */
function bearable(occupied: number, die: number): number {
  const farthest = occupied & -occupied
  const exact = 1 << (POINTS - die)
  return farthest > exact ? farthest : occupied & exact
}
