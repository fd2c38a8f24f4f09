import { type CatanState, handOf, seatOf, seatsPaidBy } from '@serai/catan'
import { countSeats, hasSeat, seatBit } from '@serai/kernel'
import type { Spot } from '../island/island-model.ts'
import { goodsText } from '../resources/resource-text.ts'
import { goalWords, roadGoal } from './road-reason.ts'
import { actionAt, afterAction, type Targeting } from './targeting.ts'
import type { Texts } from './words.ts'
import { cornerWords, hexYield } from './yield-words.ts'

export interface Words {
  readonly title: string
  readonly detail: string
}

/** What a piece would do at a place that was chosen and not yet confirmed. */
export function previewWords(
  state: CatanState,
  seat: number,
  targeting: Targeting,
  spot: Spot,
  names: readonly string[],
  texts: Texts,
): Words {
  const after = afterAction(state, seat, actionAt(targeting, spot))
  const paid = leavesWords(after, seat, texts)
  const join = (...sentences: string[]) => sentences.filter(Boolean).join(' ')
  switch (targeting) {
    case 'setup-settlement':
      return { title: texts.catanTable.settleHere, detail: cornerWords(state, spot.at, texts) }
    case 'settlement':
      return { title: texts.catanTable.settleHere, detail: join(cornerWords(state, spot.at, texts), paid) }
    case 'city':
      return { title: texts.catanTable.cityHere, detail: join(cornerWords(state, spot.at, texts), paid) }
    case 'setup-road':
      return { title: texts.catanTable.roadHere, detail: roadWords(state, after, seat, spot.at, texts) }
    case 'road': {
      const isFree = handOf(after, seat).join() === handOf(state, seat).join()
      return {
        title: texts.catanTable.roadHere,
        detail: join(roadWords(state, after, seat, spot.at, texts), isFree ? '' : paid),
      }
    }
    case 'robber':
      return { title: texts.catanTable.robberHere, detail: robberWords(state, seat, spot.at, names, texts) }
  }
}

/** What is left in the hand. */
export function leavesWords(after: CatanState, seat: number, texts: Texts): string {
  const rest = goodsText(texts.catanTrade, handOf(after, seat))
  return rest ? texts.catanTable.leaves(rest) : texts.catanTable.leavesNothing
}

function roadWords(state: CatanState, after: CatanState, seat: number, edge: number, texts: Texts): string {
  const length = seatOf(after, seat).roadLength
  const grows = length > seatOf(state, seat).roadLength && length > 1
  return [
    ...goalWords(state, roadGoal(state, seat, edge), texts),
    ...(grows ? [texts.catanTable.roadLengthThen(length)] : []),
  ].join(' ')
}

function robberWords(state: CatanState, seat: number, hex: number, names: readonly string[], texts: Texts): string {
  const yields = hexYield(state, hex, texts)
  if (!yields) return texts.catanTable.desertHere
  const living = seatsPaidBy(state, hex)
  const others = living & ~seatBit(seat)
  if (living === 0) return texts.catanTable.blocksNobody(yields)
  if (others === 0) return texts.catanTable.blocksYou(yields)
  const who = texts.catanTrade.and(names.filter((_, p) => hasSeat(others, p)))
  const words = texts.catanTable.blocks(yields, who)
  return countSeats(living) > countSeats(others) ? `${words} ${texts.catanTable.hitsYouToo}` : words
}
