import { WHITE } from '@serai/narde'
import { StillBoard } from './board/still-board.tsx'
import { type DiceModel, type Scene, scenePoints } from './board/still-model.ts'

/** A game that is well under way; a scene and no position, as the start page has no other use for the engine. */
export const PICTURE: Scene = {
  white: { 24: 6, 22: 1, 19: 2, 17: 1, 15: 2, 9: 1, 8: 1, 7: 1 },
  black: { 12: 6, 10: 2, 6: 2, 5: 1, 4: 1, 3: 1, 23: 1, 21: 1 },
}
export const PICTURE_DICE = [5, 3] as const

const POINTS = scenePoints(PICTURE, WHITE)
const DICE: DiceModel = {
  turn: 0,
  side: WHITE,
  values: PICTURE_DICE,
  used: [false, false],
  marks: null,
  isCovered: false,
}

/** What narde-picture.svg, which the start page shows, is made of. */
export function NardePicture() {
  return <StillBoard points={POINTS} dice={DICE} />
}
