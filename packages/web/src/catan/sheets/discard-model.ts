import { actions, type CatanState, layout } from '@serai/catan'
import type { Action, Seat } from '@serai/kernel'
import { type Counts, countsAt, GOODS, total } from '../goods/counts.ts'

export interface DiscardModel {
  readonly hand: Counts
  readonly held: number
  readonly owed: number
  readonly chosen: number
  /** One for each card, to be sent together; null: not the exact number yet (R55). */
  readonly actions: readonly Action[] | null
}

export function discardModel(state: CatanState, seat: Seat, choice: Counts): DiscardModel {
  const hand = countsAt(state, layout.HAND + 5 * seat)
  const owed = state[layout.OWES + seat]!
  const chosen = total(choice)
  return {
    hand,
    held: total(hand),
    owed,
    chosen,
    actions:
      chosen === owed ? GOODS.flatMap((good) => Array<Action>(choice[good]!).fill(actions.DISCARD + good)) : null,
  }
}
