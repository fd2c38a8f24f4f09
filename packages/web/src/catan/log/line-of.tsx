import type { ReactNode } from 'react'
import type { LogLine } from '../../table/log-line.ts'
import type { Case } from '../../text/cases.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import { type Counts, total } from '../goods/counts.ts'
import { fill, fillText } from '../goods/fill.tsx'
import { goodsText } from '../goods/goods-text.ts'
import { Quantity } from '../goods/quantity.tsx'
import type { LogEvent, Sentence } from './event.ts'

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

/** An event as a line: the same places filled once with icons and once with words. */
export function lineOf(
  key: string,
  event: LogEvent,
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
  const { seat, whom = [], hex } = event
  const about = whom.length === 1 && whom[0] === viewer ? ABOUT_ME[event.sentence] : undefined
  const name = (one: number, you: string): string => (one === viewer ? you : (names[one] ?? ''))
  const sentence = catanLog[about ?? event.sentence]
  if (seat !== null) put('who', name(seat, catanLog.you))
  const isTo = event.sentence === 'offeredTo'
  const you = sentence.startsWith('{whom}') ? catanLog.you : isTo ? catanLog.toYou : catanLog.youInside
  if (whom.length > 0) put('whom', catanTrade.and(whom.map((one) => name(one, you))))
  if (event.number !== undefined) {
    put('number', event.isPoints ? catanLog.points(event.number) : String(event.number))
  }
  if (hex) put('hex', `${catanLog.terrain(hex.terrain)}${hex.number > 0 ? ` ${hex.number}` : ''}`)
  if (event.card !== undefined) put('card', catanLog.card(event.card))
  if (event.good !== undefined) put('good', catanTrade.goodInside(event.good))
  putGoods('goods', event.goods, 'nominative')
  putGoods('give', event.give, 'accusative')
  putGoods('get', event.get, 'accusative')
  return {
    key,
    seat,
    ...(event.icon && { icon: event.icon }),
    parts: fill(sentence, drawn),
    text: fillText(sentence, words),
  }
}
