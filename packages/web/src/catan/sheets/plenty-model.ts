import { bankOf, type CatanState, makeAction } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { type Counts, GOODS, total } from '../resources/counts.ts'

export interface PlentyModel {
  readonly bank: Counts
  /** How many cards are taken: two, or the last one of the bank (R105). */
  readonly count: number
  /** Null: not enough chosen yet. */
  readonly action: Action | null
}

export function plentyModel(state: CatanState, choice: Counts): PlentyModel {
  const bank = bankOf(state)
  const count = Math.min(2, total(bank))
  const resources = GOODS.flatMap((good) => Array<number>(choice[good]!).fill(good))
  return {
    bank,
    count,
    action: count > 0 && total(choice) === count ? makeAction({ type: 'PLAY_YEAR_OF_PLENTY', resources }) : null,
  }
}
