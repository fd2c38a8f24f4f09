import { type CatanState, kindOf, layout } from '@serai/catan'
import { type ActionEntry, isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import type { LogEvent } from './event.ts'

/** That a seat let its time pass: told once in a turn, before what was then done for it. */
export function tellLate(moments: readonly Moment[], index: number, { by, action, late }: ActionEntry) {
  // A silent answer says so itself.
  if (!late || kindOf(action) === 'REJECT_TRADE' || wasTold(moments, index, by)) return []
  return [{ sentence: 'outOfTime', seat: by, icon: 'clock' }] satisfies LogEvent[]
}

function wasTold(moments: readonly Moment[], index: number, seat: number): boolean {
  const turn = turnBefore(moments[index]!)
  for (let i = index - 1; i >= 0 && turnBefore(moments[i]!) === turn; i--) {
    const { entry } = moments[i]!
    if (!isUndo(entry) && entry.by === seat && entry.late && kindOf(entry.action) !== 'REJECT_TRADE') return true
  }
  return false
}

function turnBefore({ before }: Moment): number {
  return (before as CatanState)[layout.TURN]!
}
