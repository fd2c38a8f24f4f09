import { type CatanState, handOf, makeAction, seatOf } from '@serai/catan'
import type { Action, Seat } from '@serai/kernel'
import { type Counts, GOODS, total } from '../resources/counts.ts'

export interface DiscardModel {
  readonly hand: Counts
  readonly held: number
  readonly owed: number
  readonly chosen: number
  /** One for each card, to be sent together; null: not the exact number yet (R55). */
  readonly actions: readonly Action[] | null
}

const discard = (resource: number): Action => makeAction({ type: 'DISCARD', resource })

export function discardModel(state: CatanState, seat: Seat, choice: Counts): DiscardModel {
  const hand = handOf(state, seat)
  const owed = seatOf(state, seat).owes
  const chosen = total(choice)
  return {
    hand,
    held: total(hand),
    owed,
    chosen,
    actions: chosen === owed ? GOODS.flatMap((good) => Array<Action>(choice[good]!).fill(discard(good))) : null,
  }
}
