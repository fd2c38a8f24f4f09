import type { Catalogue } from '../../text/catalogue.ts'
import type { Counts } from '../resources/counts.ts'
import { goodsText } from '../resources/resource-text.ts'
import { type BankDeal, type Draft, isEmpty } from './composer.ts'

interface Addressees {
  readonly to: readonly string[]
  readonly isToAll: boolean
  readonly bank: BankDeal | null
}

/** "2 sheep for 1 ore, to everybody or the bank". */
export function draftSentence(words: Catalogue['catanTrade'], draft: Draft, { to, isToAll, bank }: Addressees): string {
  if (isEmpty(draft)) return words.chooseBoth
  const takes = bank !== null && bank.actions.length > 0
  const whom = isToAll && to.length > 1 ? (takes ? words.everybodyOrBank : words.everybody) : words.and(to)
  const said = (counts: Counts) => goodsText(words, counts, 'accusative')
  return words.sentence(said(draft.give), said(draft.want), whom || words.theBank)
}
