import { actions, type CatanState, layout, stage } from '@serai/catan'
import { isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'

export interface DiceModel {
  readonly a: number
  readonly b: number
  /** They were rolled in this turn. */
  readonly isFresh: boolean
}

const UNROLLED: readonly number[] = [stage.STAGE_BEFORE_ROLL, stage.STAGE_DICE]

/** The dice on the table; null before the first roll. A knight may be played before it, so its steps do not count. */
export function diceModel(state: CatanState): DiceModel | null {
  const [a, b] = [state[layout.DIE_A]!, state[layout.DIE_B]!]
  if (a === 0) return null
  const isFresh = !UNROLLED.includes(state[layout.STAGE]!) && state[layout.RETURN_STAGE] !== stage.STAGE_BEFORE_ROLL
  return { a, b, isFresh }
}

/** The dice fell. */
export function isRoll({ entry }: Moment): boolean {
  return !isUndo(entry) && entry.action >= actions.DICE && entry.action < actions.DRAW
}
