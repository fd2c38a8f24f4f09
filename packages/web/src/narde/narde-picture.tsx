import { layout, type NardeState } from '@serai/narde'
import { StillBoard } from './board/still-board.tsx'

/** By progress from the head, White then Black: a game that is well under way. */
const CHECKERS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 6],
    [2, 1],
    [5, 2],
    [7, 1],
    [9, 2],
    [15, 1],
    [16, 1],
    [17, 1],
  ],
  [
    [0, 6],
    [2, 2],
    [6, 2],
    [7, 1],
    [8, 1],
    [9, 1],
    [13, 1],
    [15, 1],
  ],
]

/** Laid out without the engine, which the start page has no other use for. */
function position(): NardeState {
  const state = new Int32Array(layout.WORDS)
  CHECKERS.forEach((points, side) => {
    for (const [progress, count] of points) {
      state[layout.COUNT + 24 * side + progress] = count
      state[layout.OCCUPIED + side] = state[layout.OCCUPIED + side]! | (1 << progress)
    }
  })
  state[layout.STAGE] = layout.MOVE
  state[layout.LOW] = 3
  state[layout.HIGH] = 5
  state[layout.LEFT] = layout.BOTH_LEFT
  state[layout.HEAD] = 1
  state[layout.MATCH_POINTS] = 1
  return state
}

export const PICTURE = position()

/** The board of the start page. */
export function NardePicture() {
  return <StillBoard state={PICTURE} />
}
