import { actions, type CatanState, layout } from '@serai/catan'
import { CHANCE, isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import { type Counts, changed, NONE } from '../goods/counts.ts'

/** Everything that a seat gave back after a seven, told with its last card; null: more is to come. */
export function discarded(moments: readonly Moment[], last: number): Counts | null {
  const { entry, after } = moments[last]!
  const seat = entry.by
  if ((after as CatanState)[layout.OWES + seat] !== 0) return null
  let goods = NONE
  for (let i = last; i >= 0; i--) {
    const { entry } = moments[i]!
    if (isUndo(entry)) {
      // On from the position that it led to: entry n stands at n - 1.
      i = entry.undo
      continue
    }
    const good = entry.action - actions.DISCARD
    if (entry.by === CHANCE) break
    if (entry.by === seat && good >= 0 && good < NONE.length) goods = changed(goods, good, 1)
  }
  return goods
}
