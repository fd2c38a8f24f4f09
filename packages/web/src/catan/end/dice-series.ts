import { actions, type CatanState } from '@serai/catan'
import type { Deed } from '../../end/moments-in-effect.ts'

export interface DiceSum {
  readonly sum: number
  readonly count: number
  /** Of as many rolls. */
  readonly expected: number
}

/** How often each sum of two dice came. */
export function diceSeries(deeds: readonly Deed<CatanState>[]): readonly DiceSum[] {
  const counts = new Array<number>(13).fill(0)
  let rolls = 0
  for (const { action } of deeds) {
    if (actions.KINDS[actions.KIND_OF[action] ?? 0] !== 'DICE') continue
    const pair = actions.ARGUMENT_OF[action]!
    counts[Math.floor(pair / 6) + (pair % 6) + 2]!++
    rolls++
  }
  return Array.from({ length: 11 }, (_, index) => {
    const sum = index + 2
    return { sum, count: counts[sum]!, expected: (rolls * (6 - Math.abs(7 - sum))) / 36 }
  })
}
