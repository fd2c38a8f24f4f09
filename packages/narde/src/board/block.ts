import * as route from './route.ts'

const { ALL } = route
const HOME_BIT = 1 << route.HOME

/**
 * N15: whether six points in a row on the opponent's route have nobody of the opponent past them. Both arguments are
 * bits of the owner's own progress. Bit i of `sixes` says that a row begins at the opponent's i, and no row's points are
 * the opponent's, so a checker is past the foremost row exactly when `opposing` is the greater number.
 */
export function isBlock(occupied: number, opposing: number): boolean {
  const theirs = ((occupied << 12) | (occupied >>> 12)) & ALL
  const pairs = theirs & (theirs >>> 1)
  const sixes = pairs & (pairs >>> 2) & (pairs >>> 4)
  // N17: an opponent without a checker on the board has borne all off, past everything.
  return sixes > opposing && opposing !== 0
}

/** Whether a side with these checkers could be blocked at all: not with a checker home already, nor with none left. */
function isBlockable(opposing: number): boolean {
  return opposing < HOME_BIT && opposing !== 0
}

/** Whether all landings of a turn together would make a block: if not, no step of it does, and in most turns so. */
export function mayBlockWithTwo(occupied: number, opposing: number, free: number, low: number, high: number): boolean {
  if (!isBlockable(opposing)) return false
  const landings = (occupied << low) | (occupied << high) | (occupied << (low + high))
  return isBlock(occupied | (landings & free), opposing)
}

/** The same for up to `steps` steps with one die. */
export function mayBlockWithOne(occupied: number, opposing: number, free: number, die: number, steps: number): boolean {
  if (!isBlockable(opposing)) return false
  let reached = occupied
  for (let step = 0; step < steps; step++) reached |= (reached << die) & free
  return isBlock(reached, opposing)
}
