import type { Action } from '@serai/kernel'
import {
  BLACK,
  checkersAt,
  checkersOff,
  type NardeState,
  openingDice,
  otherSide,
  readStep,
  type Side,
  seatOf,
  WHITE,
} from '@serai/narde'
import type { Catalogue } from '../../text/catalogue.ts'
import type { LastPlaces } from '../moment-events.ts'
import { viewSide } from '../seats.ts'
import { diceText, landing, movablePoints, OFF, type Place, targetsFrom } from '../targets.ts'
import { type DiceModel, diceModel, type PointModel, stillPoints } from './still-model.ts'

/** Everything that the board shows; the board itself knows no rules. */
export interface BoardModel {
  /** The side that looks. */
  readonly side: Side
  /** In the order of the looking side's route. */
  readonly points: readonly PointModel[]
  readonly off: readonly [number, number]
  readonly offTarget: string | null
  readonly isOffHint: boolean
  readonly hintWays: readonly HintWay[]
  readonly dice: DiceModel | null
  /** The roll that gives out the sides: one die each, the looking side's first. */
  readonly opening: readonly [number, number] | null
}

/** Where a suggested checker stands, and where it comes to rest. */
export interface HintWay {
  readonly from: Place
  readonly to: Place
}

export interface BoardInput {
  /** The position at the beginning of the turn, whose dice are shown … */
  readonly base: NardeState
  /** … and with the steps that are laid. */
  readonly state: NardeState
  readonly seat: number | null
  /** Whether it is mine to move now. */
  readonly isOpen: boolean
  readonly isCovered: boolean
  /** The opening roll is what is looked at. */
  readonly isOpening?: boolean
  readonly chosen: Place | null
  /** The play that is suggested, and the position after it. */
  readonly hinted: { readonly steps: readonly Action[]; readonly after: NardeState } | null
  readonly last: LastPlaces
}

export function boardModel(input: BoardInput): BoardModel {
  const { base, state, seat, isOpen, isCovered, isOpening = false, chosen, hinted, last } = input
  const side = viewSide(base, seat)
  const movable = isOpen && seat !== null ? movablePoints(state, seat) : new Set<number>()
  const targets = new Map<Place, string>()
  if (isOpen && seat !== null && chosen !== null) {
    for (const { to, steps } of targetsFrom(state, seat, chosen)) targets.set(to, diceText(steps))
  }
  const points = stillPoints(state, side).map(
    (still): PointModel => ({
      ...still,
      isMovable: movable.has(still.point),
      isChosen: chosen === still.point,
      target: targets.get(still.point) ?? null,
      hint: hinted && hintOf(checkersAt(hinted.after, side, still.point) - checkersAt(state, side, still.point)),
      isLast: last.to.includes(still.point),
      isLeft: last.from.includes(still.point),
    }),
  )
  return {
    side,
    points,
    off: [checkersOff(state, WHITE), checkersOff(state, BLACK)],
    offTarget: targets.get(OFF) ?? null,
    isOffHint: hinted !== null && checkersOff(hinted.after, side) > checkersOff(state, side),
    hintWays: hinted && seat !== null ? hintWays(state, seat, hinted.steps) : [],
    dice: isOpening ? null : diceModel(base, state, isCovered),
    opening: isOpening ? [openedBy(base, side), openedBy(base, otherSide(side))] : null,
  }
}

/** Where checkers leave in all, and where they come to: a checker that goes on is shown at its ends. */
function hintOf(change: number): 'from' | 'to' | null {
  return change < 0 ? 'from' : change > 0 ? 'to' : null
}

/** One for each checker, from end to end like the marks: where one leaves and one comes, it is the same one. */
function hintWays(state: NardeState, seat: number, steps: readonly Action[]): HintWay[] {
  const ways: HintWay[] = []
  for (const step of steps) {
    const [from, to] = [readStep(step).from, landing(state, seat, step)]
    const joined = ways.findIndex((way) => way.to === from || way.from === to)
    const way = ways[joined]
    if (!way) ways.push({ from, to })
    else ways[joined] = way.to === from ? { from: way.from, to } : { from, to: way.to }
  }
  return ways.filter(({ from, to }, index) => ways.findIndex((way) => way.from === from && way.to === to) === index)
}

function openedBy(s: NardeState, side: Side): number {
  return openingDice(s)![seatOf(s, side)]!
}

type Texts = Catalogue['narde']

/** What a screen reader says of a point: "point 13: 2 of yours, can move". */
export function pointLabel(point: PointModel, side: BoardModel['side'], isPlayer: boolean, narde: Texts): string {
  const { owner, count } = point
  const name = owner === WHITE ? narde.white : narde.black
  const whose =
    owner === null ? narde.emptyPoint : owner === side && isPlayer ? narde.ofYours(count) : narde.ofSide(count, name)
  const more = [
    point.isChosen ? narde.chosen : point.isMovable ? narde.canMove : '',
    point.target === null ? '' : narde.canLand(point.target),
    point.hint === null ? '' : narde.hinted,
  ].filter(Boolean)
  return `${narde.point(point.point)}: ${[whose, ...more].join(', ')}`
}

export function trayLabel({ off, side, offTarget }: BoardModel, narde: Texts): string {
  const count = narde.offOf(off[side]!)
  return [`${narde.tray}: ${count}`, ...(offTarget === null ? [] : [narde.canLand(offTarget)])].join(', ')
}
