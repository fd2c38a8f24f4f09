import type { ReactNode } from 'react'
import type { LogLine } from '../../table/log-line.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import type { Case } from '../../text/numbers.ts'
import type { IconName } from '../../ui/icon.tsx'
import { type Counts, total } from '../resources/counts.ts'
import { fill, fillText } from '../resources/fill.tsx'
import { Quantity } from '../resources/quantity.tsx'
import { goodsText } from '../resources/resource-text.ts'

/** The texts that are sentences with places in them. */
type Words = Catalogue['catanLog']
export type Sentence = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]

/** One thing to tell: a sentence of the catalogue and what stands in its places. */
export interface Statement {
  readonly sentence: Sentence
  /** Whose shape stands before the line. */
  readonly seat: number | null
  readonly icon?: IconName
  readonly whom?: readonly number[]
  readonly number?: number
  /** The number counts points. */
  readonly isPoints?: boolean
  readonly good?: number
  readonly goods?: Counts
  readonly give?: Counts
  readonly get?: Counts
  readonly hex?: { readonly terrain: number; readonly number: number }
  readonly card?: number
}

/** Sentences that are put another way when they are about the viewer. */
const ABOUT_ME: Partial<Record<Sentence, Sentence>> = {
  stole: 'stoleFromMe',
  stoleKnown: 'stoleKnownFromMe',
  lapsed: 'lapsedMine',
  drew: 'drewMine',
  offeredTo: 'offeredToMe',
  tookRoadFrom: 'tookRoadFromMe',
  tookArmyFrom: 'tookArmyFromMe',
}

/** A statement as a line: the same places filled once with icons and once with words. */
export function lineOf(
  key: string,
  statement: Statement,
  names: readonly string[],
  viewer: number | null,
  { catanLog, catanTrade }: Pick<Catalogue, 'catanLog' | 'catanTrade'>,
): LogLine {
  const words: Record<string, string> = {}
  const drawn: Record<string, ReactNode> = {}
  const put = (place: string, text: string, node: ReactNode = <b>{text}</b>): void => {
    words[place] = text
    drawn[place] = node
  }
  const putGoods = (place: string, counts: Counts | undefined, inCase: Case): void => {
    if (!counts || total(counts) === 0) return
    const said = goodsText(catanTrade, counts, inCase)
    put(place, said, <Quantity counts={counts} text={said} />)
  }
  const { seat, whom = [], hex } = statement
  const about = whom.length === 1 && whom[0] === viewer ? ABOUT_ME[statement.sentence] : undefined
  const name = (one: number, you: string): string => (one === viewer ? you : (names[one] ?? ''))
  const sentence = catanLog[about ?? statement.sentence]
  if (seat !== null) put('who', name(seat, catanLog.you))
  const isTo = statement.sentence === 'offeredTo'
  const you = sentence.startsWith('{whom}') ? catanLog.you : isTo ? catanLog.toYou : catanLog.youInside
  if (whom.length > 0) put('whom', catanTrade.and(whom.map((one) => name(one, you))))
  if (statement.number !== undefined) {
    put('number', statement.isPoints ? catanLog.points(statement.number) : String(statement.number))
  }
  if (hex) put('hex', `${catanLog.terrain(hex.terrain)}${hex.number > 0 ? ` ${hex.number}` : ''}`)
  if (statement.card !== undefined) put('card', catanLog.card(statement.card))
  if (statement.good !== undefined) put('good', catanTrade.goodInside(statement.good))
  putGoods('goods', statement.goods, 'nominative')
  putGoods('give', statement.give, 'accusative')
  putGoods('get', statement.get, 'accusative')
  return {
    key,
    seat,
    ...(statement.icon && { icon: statement.icon }),
    parts: fill(sentence, drawn),
    text: fillText(sentence, words),
  }
}
