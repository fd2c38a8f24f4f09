import { type CatanState, catan, layout } from '@serai/catan'
import type { Moment } from '../../table/history.ts'
import { ALL, type Counts, GOODS } from '../goods/counts.ts'
import { handChanges } from './hand-changes.ts'

/** What a roll would have brought to each seat, but for the robber (R48) and for a bank that has too little (R50). */
export function missed(roll: Moment): { readonly byRobber: readonly Counts[]; readonly byBank: readonly Counts[] } {
  const got = handChanges(roll)
  // More than any roll can ask for, so that the bank keeps nothing.
  const rich = changedBefore(roll, (state) => state.fill(4 * ALL[0]!, layout.BANK, layout.BANK + GOODS.length))
  const owed = handChanges(rich)
  const free = handChanges(changedBefore(rich, (state) => state.fill(-1, layout.ROBBER, layout.ROBBER + 1)))
  return { byRobber: difference(free, owed), byBank: difference(owed, got) }
}

function changedBefore(moment: Moment, change: (state: CatanState) => void): Moment {
  const before = catan.clone(moment.before as CatanState)
  change(before)
  return { ...moment, before }
}

function difference(from: readonly Counts[], less: readonly Counts[]): readonly Counts[] {
  return from.map((counts, seat) => counts.map((count, good) => count - less[seat]![good]!))
}
