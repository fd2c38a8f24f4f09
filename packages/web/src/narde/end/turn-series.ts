import type { Outcomes } from '@serai/kernel'
import { CONFIRM, diceLeft, layout, type NardeState, narde, pipsOf } from '@serai/narde'
import type { Deed } from '../../end/moments-in-effect.ts'
import { sideOf } from '../seats.ts'

export interface TurnValue {
  /** Turns of this game so far. */
  readonly x: number
  readonly y: number
}

/** The pips that a throw gives, played or not: a double counts four times (N8). */
function rolledPips(state: NardeState): number {
  if (state[layout.STAGE] !== layout.MOVE) return 0
  const [low, high] = [state[layout.LOW]!, state[layout.HIGH]!]
  return low === high ? layout.DOUBLE_STEPS * low : low + high
}

/** What this throw gives on average, over everything that chance can do here. */
function averagePips(before: NardeState): number {
  const outcomes: Outcomes = { actions: [], weights: [] }
  const count = narde.chance(before, outcomes)
  let [pips, weight] = [0, 0]
  for (let i = 0; i < count; i++) {
    const after = narde.clone(before)
    narde.apply(after, -1, outcomes.actions[i]!)
    pips += outcomes.weights[i]! * rolledPips(after)
    weight += outcomes.weights[i]!
  }
  return pips / weight
}

/** By seat: how far the checkers had to go, after each turn of one game. */
export function pipsSeries(deeds: readonly Deed<NardeState>[]): readonly (readonly TurnValue[])[] {
  return bySeat((seat) => {
    const series: TurnValue[] = []
    eachTurn(deeds, (turn, { after }) => {
      // What comes before the next turn is over belongs to that one.
      series[turn] ??= { x: turn, y: pipsOf(after, sideOf(after, seat)) }
    })
    return series
  })
}

export interface Luck {
  readonly rolled: number
  readonly average: number
  /** Of those rolled: of dice that had no move. */
  readonly lost: number
  /** Pips above the average so far. */
  readonly series: readonly TurnValue[]
}

/** By seat: what the dice of one game gave, against what they give on average. */
export function luckSeries(deeds: readonly Deed<NardeState>[]): readonly Luck[] {
  return bySeat((seat) => {
    let [rolled, average, lost] = [0, 0, 0]
    const series: TurnValue[] = [{ x: 0, y: 0 }]
    eachTurn(deeds, (turn, { before, after, action }) => {
      if (action === CONFIRM && before[layout.SIDE] === sideOf(before, seat)) lost += sum(diceLeft(before))
      const isThrow = before[layout.STAGE] !== layout.MOVE && after[layout.STAGE] === layout.MOVE
      if (!isThrow) return
      if (after[layout.SIDE] === sideOf(after, seat)) {
        rolled += rolledPips(after)
        average += averagePips(before)
      }
      series[turn + 1] = { x: turn + 1, y: rolled - average }
    })
    return { rolled, average, lost, series }
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function bySeat<T>(of: (seat: number) => T): readonly T[] {
  return [of(0), of(1)]
}

/** With the number of turns that were over after each deed. */
function eachTurn(deeds: readonly Deed<NardeState>[], see: (turn: number, deed: Deed<NardeState>) => void): void {
  const first = deeds[0]?.before[layout.TURNS] ?? 0
  for (const deed of deeds) see(deed.after[layout.TURNS]! - first, deed)
}
