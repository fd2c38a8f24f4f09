import {
  BLACK,
  checkersAt,
  DOUBLE_STEPS,
  diceLeft,
  diceOf,
  type NardeState,
  POINTS,
  pointAt,
  type Side,
  sideToMove,
  turnsOver,
  WHITE,
} from '@serai/narde'

export interface PointModel {
  /** How far from the head of the side that looks: the place on the board is made of it. */
  readonly progress: number
  /** As it is written on the frame. */
  readonly point: number
  readonly owner: Side | null
  readonly count: number
  readonly isMovable: boolean
  readonly isChosen: boolean
  /** The dice that bring the chosen checker here. */
  readonly target: string | null
  readonly hint: 'from' | 'to' | null
  /** The last turn of the other side ended here. */
  readonly isLast: boolean
  /** … and began here. */
  readonly isLeft: boolean
}

export interface DiceModel {
  /** Which turn of the match they are of. */
  readonly turn: number
  readonly side: Side
  readonly values: readonly [number, number]
  readonly used: readonly [boolean, boolean]
  /** Of a double: how many of its four steps are left. */
  readonly marks: number | null
  /** Not rolled yet, as the viewer sees it. */
  readonly isCovered: boolean
}

/** Of a point with which nothing can be done. */
const STILL = {
  isMovable: false,
  isChosen: false,
  target: null,
  hint: null,
  isLast: false,
  isLeft: false,
} satisfies Partial<PointModel>

/** Checkers by point, as positions of Narde are described. */
export interface Scene {
  readonly white: { readonly [point: number]: number }
  readonly black: { readonly [point: number]: number }
}

/** What stands where, in the order of the looking side's route; nothing can be done. */
export function stillPoints(state: NardeState, side: Side): PointModel[] {
  return pointModels(side, (of, point) => checkersAt(state, of, point))
}

/** The same of a scene, which needs no engine. */
export function scenePoints({ white, black }: Scene, side: Side): PointModel[] {
  return pointModels(side, (of, point) => (of === WHITE ? white : black)[point] ?? 0)
}

function pointModels(side: Side, count: (of: Side, point: number) => number): PointModel[] {
  return Array.from({ length: POINTS }, (_, progress): PointModel => {
    const point = pointAt(side, progress)
    const [white, black] = [count(WHITE, point), count(BLACK, point)]
    return { progress, point, owner: white > 0 ? WHITE : black > 0 ? BLACK : null, count: white + black, ...STILL }
  })
}

/** The dice of the turn that began at `base`, used as far as `state` has come. */
export function diceModel(base: NardeState, state: NardeState, isCovered: boolean): DiceModel | null {
  const values = diceOf(base)
  if (values === null) return null
  const side = sideToMove(base)
  const left = diceOf(state) !== null && sideToMove(state) === side ? diceLeft(state) : []
  const [high, low] = values
  const isDouble = high === low
  const used: [boolean, boolean] = isDouble
    ? [left.length <= DOUBLE_STEPS / 2, left.length === 0]
    : [!left.includes(high), !left.includes(low)]
  return { turn: turnsOver(base), side, values, used, marks: isDouble ? left.length : null, isCovered }
}
