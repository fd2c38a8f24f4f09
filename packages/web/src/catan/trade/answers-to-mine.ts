import { type CatanState, kindOf, layout, offer } from '@serai/catan'
import { isUndo, NOBODY, type Seat, type SeatSet, seatBit } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import { offerById } from './composer.ts'

/** Whose last offer in this turn answers one of mine; an offer to one alone is gone when it is answered so. */
export function answersToMine(moments: readonly Moment[], seat: Seat | null): SeatSet {
  let [known, answering]: [SeatSet, SeatSet] = [NOBODY, NOBODY]
  for (let i = moments.length - 1; i >= 0 && seat !== null; i--) {
    const { entry, before } = moments[i]!
    if (turnOf(moments[i]!) !== turnOf(moments.at(-1)!)) break
    if (isUndo(entry)) {
      // On from the position that it led to: entry n stands at n - 1.
      i = entry.undo
      continue
    }
    const kind = kindOf(entry.action)
    if ((kind !== 'PROPOSE_TRADE' && kind !== 'COUNTER_TRADE') || (known & seatBit(entry.by)) !== 0) continue
    known |= seatBit(entry.by)
    if (kind === 'PROPOSE_TRADE') continue
    const answered = offerById(before as CatanState, offer.readCounter(entry.action).tradeId)
    if (answered?.from === seat) answering |= seatBit(entry.by)
  }
  return answering
}

function turnOf({ after }: Moment): number {
  return (after as CatanState)[layout.TURN]!
}
