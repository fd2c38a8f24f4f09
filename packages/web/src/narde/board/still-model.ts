import { diceLeft, layout, type NardeState, POINTS, pointAt, type Side } from '@serai/narde'
import { checkersAt, other } from '../seats.ts'

const { HIGH, LOW, MOVE, SIDE, STAGE, TURNS } = layout

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
  /** Not rolled yet, for the one who looks. */
  readonly isCovered: boolean
}

/** Of a point with which nothing can be done. */
export const STILL = {
  isMovable: false,
  isChosen: false,
  target: null,
  hint: null,
  isLast: false,
  isLeft: false,
} satisfies Partial<PointModel>

/** What stands where, in the order of the looking side's route; nothing can be done. */
export function stillPoints(state: NardeState, side: Side): PointModel[] {
  return Array.from({ length: POINTS }, (_, progress): PointModel => {
    const point = pointAt(side, progress)
    const mine = checkersAt(state, side, point)
    const theirs = checkersAt(state, other(side), point)
    return {
      progress,
      point,
      owner: mine > 0 ? side : theirs > 0 ? other(side) : null,
      count: mine + theirs,
      ...STILL,
    }
  })
}

/** The dice of the turn that began at `base`, used as far as `state` has come. */
export function diceModel(base: NardeState, state: NardeState, isCovered: boolean): DiceModel | null {
  if (base[STAGE] !== MOVE) return null
  const side = base[SIDE] === 0 ? 0 : 1
  const [high, low] = [base[HIGH]!, base[LOW]!]
  const left = state[STAGE] === MOVE && state[SIDE] === side ? diceLeft(state) : []
  const isDouble = high === low
  const used: [boolean, boolean] = isDouble
    ? [left.length <= 2, left.length === 0]
    : [!left.includes(high), !left.includes(low)]
  return { turn: base[TURNS]!, side, values: [high, low], used, marks: isDouble ? left.length : null, isCovered }
}
