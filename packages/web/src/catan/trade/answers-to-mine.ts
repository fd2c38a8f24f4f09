import { type CatanState, catan } from '@serai/catan'
import { hasSeat, isUndo, NOBODY, type Seat, type SeatSet, seatBit } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import { eventsOfMoment } from '../events-of.ts'

/** Whose last offer in this turn answers one of mine; an offer to one alone is gone when it is answered so. */
export function answersToMine(moments: readonly Moment[], seat: Seat | null): SeatSet {
  let [known, answering]: [SeatSet, SeatSet] = [NOBODY, NOBODY]
  for (let i = moments.length - 1; i >= 0 && seat !== null; i--) {
    const { entry } = moments[i]!
    if (turnOf(moments[i]!) !== turnOf(moments.at(-1)!)) break
    if (isUndo(entry)) {
      // On from the position that it led to: entry n stands at n - 1.
      i = entry.undo
      continue
    }
    for (const event of eventsOfMoment(moments[i]!)) {
      if ((event.kind !== 'offered' && event.kind !== 'countered') || hasSeat(known, event.seat)) continue
      known |= seatBit(event.seat)
      if (event.kind === 'countered' && event.proposer === seat) answering |= seatBit(event.seat)
    }
  }
  return answering
}

function turnOf({ after }: Moment): number {
  return catan.turnCount(after as CatanState)
}
