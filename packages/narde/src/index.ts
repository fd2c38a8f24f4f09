export {
  makeAction,
  type NardeAction,
  readAction,
  readStep,
  type StepAction,
} from './action.ts'
export {
  CONFIRM,
  DIE_SIDES,
  diceAction,
  openingAction,
  RESIGN,
  stepAction,
} from './actions/numbers.ts'
export { formatSideStep } from './actions/step-notation.ts'
export {
  ALL_PIPS,
  BLOCK,
  CHECKERS,
  HOME,
  HOME_SIZE,
  headOf,
  landingOf,
  OFF_BOARD,
  POINTS,
  pointAt,
  progressAt,
} from './board/route.ts'
export { type NardeRefusal, REFUSALS } from './check/refusals.ts'
export { eventsOf, type GameWon, type LastRoll, type NardeEvent, type StepEvent, type TurnEnd } from './events.ts'
export { narde } from './game.ts'
export type { NardeOptions } from './options.ts'
export {
  expectedPips,
  forcedSteps,
  nextSteps,
  type RefusedStep,
  type ResignCost,
  refusedSteps,
  resignCost,
} from './questions.ts'
export {
  checkersAt,
  checkersOff,
  checkersOnHead,
  checkersOutside,
  diceOf,
  type GameResult,
  gamesOver,
  headLeft,
  isLastRoll,
  lastGameOf,
  longestRow,
  matchPointsOf,
  moverOf,
  openingDice,
  otherSide,
  pipsOf,
  pointsHeld,
  rolledPips,
  scoreOf,
  sideOf,
  sideToMove,
  stageOf,
  turnsOver,
} from './read.ts'
export { diceLeft } from './rules/dice.ts'
export { type LastRollStake, MARS_POINTS, OIN_POINTS, seatOf } from './rules/ending.ts'
export { DOUBLE_STEPS, type NardeState } from './state/layout.ts'
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
