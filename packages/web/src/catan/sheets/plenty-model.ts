import { actions, type CatanState, layout } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { type Counts, countsAt, GOODS, total } from '../goods/counts.ts'

export interface PlentyModel {
  readonly bank: Counts
  /** How many cards are taken: two, or the last one of the bank (R105). */
  readonly count: number
  /** Null: not enough chosen yet. */
  readonly action: Action | null
}

export function plentyModel(state: CatanState, choice: Counts): PlentyModel {
  const bank = countsAt(state, layout.BANK)
  const count = Math.min(2, total(bank))
  const [a, b] = GOODS.flatMap((good) => Array<number>(choice[good]!).fill(good))
  const pair = actions.PLENTY_A.findIndex((first, i) => first === a && actions.PLENTY_B[i] === (b ?? -1))
  return {
    bank,
    count,
    action: count > 0 && total(choice) === count ? actions.PLAY_YEAR_OF_PLENTY + pair : null,
  }
}
