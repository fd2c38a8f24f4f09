import { type Action, formatRefusal, isRefusal, type Json } from '@serai/kernel'
import { type Script, scripted } from '@serai/test-kit'
import { formatIn } from '../src/actions/notation.ts'
import { POINTS, progressAt } from '../src/board/route.ts'
import { narde } from '../src/game.ts'
import type { NardeOptions } from '../src/options.ts'
import { diceLeft } from '../src/rules/dice.ts'
import { COUNT, HEAD, type NardeState, OFF, SIDE } from '../src/state/layout.ts'
import type { Board } from './naive.ts'

/** A position from its description; a fault fails the test. */
export function position(description: { readonly [field: string]: Json }): NardeState {
  const s = narde.parsePosition(description)
  if (isRefusal(s)) throw new Error(formatRefusal(s))
  return s
}

export function script(description: { readonly [field: string]: Json }): Script<NardeState, NardeOptions> {
  return scripted(narde, position(description))
}

/** The whole plays of the side to move, as text without side and dice. */
export function playTexts(s: NardeState): string[] {
  return playsOf(s)
    .map((play) => narde.format(play).split(': ')[1]!)
    .sort()
}

/** The legal steps of the side to move, as that side writes them. */
export function stepTexts(s: NardeState): string[] {
  return stepsOf(s)
    .map((step) => formatIn(s, step))
    .sort()
}

export function playsOf(s: NardeState): Action[] {
  const out: Action[] = []
  return out.slice(0, narde.plays!.list(s, moverOf(s), out))
}

export function stepsOf(s: NardeState): Action[] {
  const out: Action[] = []
  return out.slice(0, narde.legal(s, moverOf(s), out))
}

/** The seat to move. */
export function moverOf(s: NardeState): number {
  return narde.toAct(s).must === 1 ? 0 : 1
}

/** Where `side` has its checkers, by point. */
function pointsOf(s: NardeState, side: number): number[] {
  const points = new Array<number>(POINTS + 1).fill(0)
  for (let point = 1; point <= POINTS; point++) points[point] = s[COUNT + POINTS * side + progressAt(side, point)]!
  return points
}

/** A position in the terms of the naive twin, and the dice left. */
export function naiveOf(s: NardeState, side = s[SIDE] === 0 ? 0 : 1): { board: Board; dice: number[] } {
  const board: Board = {
    side: side === 0 ? 0 : 1,
    own: pointsOf(s, side),
    theirs: pointsOf(s, 1 - side),
    off: s[OFF + side]!,
    theirsOff: s[OFF + 1 - side]!,
    head: s[HEAD]!,
  }
  return { board, dice: diceLeft(s) }
}
