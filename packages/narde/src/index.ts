export {
  CONFIRM,
  diceAction,
  firstDie,
  isDice,
  isOpening,
  isStep,
  openingAction,
  RESIGN,
  secondDie,
  stepAction,
  stepDie,
  stepFrom,
} from './actions.ts'
export { diceLeft } from './dice.ts'
export { seatOf } from './ending.ts'
export { farthestHome } from './home.ts'
export type { NardeState } from './layout.ts'
export * as layout from './layout.ts'
export { narde } from './narde.ts'
export type { NardeOptions } from './options.ts'
export { listMoves, packMoves, playHigh, playLow, playSide, stepsOf } from './play.ts'
export { PLAY_CODES, playCode, playOfCode } from './play-code.ts'
export { type NardeRefusal, REFUSALS } from './refusals.ts'
export { pipsOf } from './render.ts'
export { CHECKERS, HOME, headOf, isHome, POINTS, pointAt, progressAt } from './route.ts'
export { formatSideStep } from './step-notation.ts'
export {
  BLACK,
  REASONS,
  type ReasonName,
  SIDES,
  type Side,
  type SideName,
  STAGES,
  type StageName,
  WHITE,
} from './vocabulary.ts'
