import type { Catalogue } from '../../text/catalogue.ts'
import type { Case } from '../../text/numbers.ts'
import { type Counts, GOODS } from './counts.ts'

/** "2 sheep and 1 ore", in the case that the sentence around it asks for. */
export function goodsText(words: Catalogue['catanTrade'], counts: Counts, inCase: Case = 'nominative'): string {
  return words.and(GOODS.filter((good) => counts[good]! > 0).map((good) => words.quantity(counts[good]!, good, inCase)))
}
