import type { Action, Outcomes, Random } from '@serai/kernel'
import { type NardeState, OPENING, STAGE } from '../state/layout.ts'
import { DIE_SIDES, diceAction, openingAction } from './numbers.ts'

export const streams = ['opening', 'dice'] as const

/** N27: every ordered pair of different dice. */
const openings: Action[] = []
/** N27: every pair of dice, once for each way to throw it. */
const throws: Action[] = []
const rolls: Action[] = []
const rollWeights: number[] = []
for (let a = 1; a <= DIE_SIDES; a++) {
  for (let b = 1; b <= DIE_SIDES; b++) {
    if (a !== b) openings.push(openingAction(a, b))
    throws.push(diceAction(a, b))
    if (a < b) continue
    rolls.push(diceAction(a, b))
    rollWeights.push(a === b ? 1 : 2)
  }
}

export function chance(s: NardeState, out: Outcomes): number {
  const opening = s[STAGE] === OPENING
  const actions = opening ? openings : rolls
  for (let i = 0; i < actions.length; i++) {
    out.actions[i] = actions[i]!
    out.weights[i] = opening ? 1 : rollWeights[i]!
  }
  return actions.length
}

export function drawDice(s: NardeState, random: Random): Action {
  return s[STAGE] === OPENING ? openings[random.below(30)]! : throws[random.below(36)]!
}

export function stream(s: NardeState): number {
  return s[STAGE] === OPENING ? 0 : 1
}
