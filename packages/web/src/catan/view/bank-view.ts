import { type CatanState, layout, RESOURCES } from '@serai/catan'
import type { IconName } from '../../look/icon.tsx'
import type { Texts } from './words.ts'

export interface BankItem {
  readonly icon: IconName
  readonly count: number
  readonly label: string
}

/** What the bank has left: goods, then development cards. */
export function bankItems(state: CatanState, texts: Texts): readonly BankItem[] {
  const deck = state[layout.DECK_SIZE]!
  return [
    ...RESOURCES.map((good, r) => {
      const count = state[layout.BANK + r]!
      return { icon: good, count, label: texts.catanTable.inBank(texts.catanTrade.quantity(count, r)) }
    }),
    { icon: 'dev', count: deck, label: texts.catanTable.deckLeft(deck) },
  ]
}
