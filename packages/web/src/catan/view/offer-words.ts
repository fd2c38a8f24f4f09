import type { CatanState } from '@serai/catan'
import { type Action, hasSeat, type SeatSet } from '@serai/kernel'
import { resourcesText } from '../resources/counts.ts'
import { type Incoming, offersModel } from '../trade/offers-model.ts'
import type { Texts, Words } from './words.ts'

interface OfferWords extends Words {
  /** Closes the deal, where there is but one to close. */
  readonly confirm: Action | null
}

/** What the open offers ask of me: an answer, or a choice among those who answered mine; null: nothing. `countering`: whose offers answer mine. */
export function offerWords(
  state: CatanState,
  seat: number,
  countering: SeatSet,
  names: readonly string[],
  texts: Texts,
): OfferWords | null {
  const { catanTable, catanTrade } = texts
  const { mine, incoming } = offersModel(state, seat, names)
  const [asked] = incoming
  if (asked) {
    const title = hasSeat(countering, asked.from) ? countersYou(asked, texts) : catanTable.offersYou(asked.name)
    return { title, detail: answersTo(asked, texts), confirm: null }
  }
  const answers = mine?.answers ?? []
  const willing = answers.filter(({ confirm }) => confirm !== null)
  if (willing.length > 0) {
    const title = catanTable.accepted(catanTrade.and(willing.map(({ name }) => name)), willing.length)
    if (willing.length > 1) return { title, detail: catanTable.acceptedDetail, confirm: null }
    const isLast = answers.every(({ kind }) => kind !== 'thinks')
    return { title, detail: isLast ? '' : catanTable.acceptedOneDetail, confirm: willing[0]!.confirm }
  }
  const counter = answers.find(({ counter }) => counter?.refuse != null)?.counter
  if (!counter) return null
  return { title: countersYou(counter, texts), detail: catanTable.countersYouDetail, confirm: null }
}

function countersYou({ name, get, give }: Incoming, { catanTable, catanTrade }: Texts): string {
  const [theirs, mine] = [get, give].map((counts) => resourcesText(catanTrade, counts, 'accusative'))
  return catanTable.countersYou(name, theirs!, mine!)
}

/** Which answers I have: what I do not hold I cannot give. */
function answersTo({ isShort, canCounter }: Incoming, { catanTable }: Texts): string {
  if (!isShort) return catanTable.offersYouDetail
  return canCounter ? catanTable.offersYouShort : catanTable.offersYouNone
}
