import { type CatanState, offerById, stageOf } from '@serai/catan'
import type { HeldCard } from '../view/hand-cards.ts'
import type { Over } from './table-sheets.tsx'

/** Whether what lies over the table can still be of use: turns end and offers go while somebody thinks. */
export function hasReason(over: Over, state: CatanState, cards: readonly HeldCard[]): boolean {
  const canPlay = (wanted: HeldCard['card']) => cards.some(({ card, canPlay }) => card === wanted && canPlay)
  switch (over.kind) {
    case 'trade':
      return over.counter === undefined ? stageOf(state) === 'main' : offerById(state, over.counter) !== null
    case 'monopoly':
      return canPlay('monopoly')
    case 'plenty':
      return canPlay('year_of_plenty')
    default:
      return true
  }
}
