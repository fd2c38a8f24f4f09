import { layout, type NardeState } from '@serai/narde'

/** Both seats, the winner's first: a score stands in one order everywhere. */
export function seatOrder(state: NardeState): readonly [number, number] {
  return state[layout.ENDED_WINNER] === 2 ? [1, 0] : [0, 1]
}
