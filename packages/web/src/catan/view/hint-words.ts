import {
  actions,
  CARDS,
  type CatanState,
  KNIGHT,
  kindOf,
  layout,
  MONOPOLY,
  offer,
  RESOURCES,
  ROAD_BUILDING,
  YEAR_OF_PLENTY,
} from '@serai/catan'
import type { Action } from '@serai/kernel'
import { chanceWords, type LabTexts } from '../../lab/reason-words.ts'
import type { Hint } from '../../table/use-hint.ts'
import type { Counts } from '../goods/counts.ts'
import { goodsText } from '../goods/goods-text.ts'
import { openOffers } from '../trade/open-offer.ts'
import { type Aim, legalActions, placeOf } from './aim.ts'
import { discardOf } from './discard-reason.ts'
import { type HintedMove, hintReason } from './hint-reason.ts'
import type { Words } from './preview-words.ts'
import type { Texts } from './words.ts'
import { cornerOf, yieldSentence } from './yield-words.ts'

/** What the bot would do, and why. */
export function hintWords(
  state: CatanState,
  seat: number,
  hint: HintedMove & Pick<Hint, 'reasons'>,
  names: readonly string[],
  texts: Texts & LabTexts,
): Words {
  const { action, actions: all = [action], reasons } = hint
  const discarded = discardOf(all)
  const place = placeOf(action)
  return {
    title: texts.catanTable.hintDo(
      discarded
        ? texts.catanTable.hintDiscard(goodsText(texts.catanTrade, discarded, 'accusative'))
        : named(state, action, names, texts),
    ),
    detail:
      place && reasons.length > 0
        ? `${yieldSentence(cornerOf(state, place.spot.at), texts)} ${chanceWords(reasons, state[layout.SEATS]!, texts)}`
        : hintReason(state, seat, hint, names, texts),
  }
}

/** Why there is nothing to ask for; null: there is. An own offer can always be left to stand. */
export function whyNoHint(state: CatanState, seat: number, { catanTable }: Texts): string | null {
  if (legalActions(state, seat).some((action) => kindOf(action) !== 'CANCEL_TRADE')) return null
  const isMine = state[layout.ACTIVE] === seat
  return catanTable.cannot(catanTable.hint, isMine ? catanTable.notNowShort : catanTable.waitShort)
}

function named(state: CatanState, action: Action, names: readonly string[], texts: Texts): string {
  const place = placeOf(action)
  if (place) return placed(place.aim, texts)
  const said = (counts: Counts) => goodsText(texts.catanTrade, counts, 'accusative')
  const one = (count: number, good: number) => texts.catanTrade.quantity(count, good, 'accusative')
  if (offer.isProposal(action)) {
    const { give, want } = offer.readProposal(action)
    return texts.catanTable.hintOffer(said(give), said(want))
  }
  if (offer.isCounter(action)) {
    const { give, want } = offer.readCounter(action)
    return texts.catanTable.hintOffer(said(give), said(want))
  }
  const argument = actions.ARGUMENT_OF[action]!
  switch (kindOf(action)) {
    case 'ROLL_DICE':
      return texts.catanTable.hintRoll
    case 'PLAY_KNIGHT':
      return texts.catanTable.hintPlay(texts.catanTable.cardTitles[CARDS[KNIGHT]])
    case 'PLAY_ROAD_BUILDING':
      return texts.catanTable.hintPlay(texts.catanTable.cardTitles[CARDS[ROAD_BUILDING]])
    case 'PLAY_YEAR_OF_PLENTY': {
      const goods = [actions.PLENTY_A[argument]!, actions.PLENTY_B[argument]!]
      const taken = said(RESOURCES.map((_, r) => goods.filter((good) => good === r).length))
      return texts.catanTable.hintPlay(`${texts.catanTable.cardTitles[CARDS[YEAR_OF_PLENTY]]} (${taken})`)
    }
    case 'PLAY_MONOPOLY':
      return texts.catanTable.hintPlay(
        `${texts.catanTable.cardTitles[CARDS[MONOPOLY]]} (${texts.catanTrade.goodInside(argument)})`,
      )
    case 'BUY_DEVELOPMENT_CARD':
      return texts.catanTable.hintCard
    case 'TRADE_WITH_BANK': {
      const [give, get] = [Math.floor(argument / 5), argument % 5]
      const rate = state[layout.RATE + 5 * state[layout.ACTIVE]! + give]!
      return texts.catanTable.hintBank(one(rate, give), one(1, get))
    }
    case 'STEAL_RANDOM_CARD':
      return texts.catanTable.hintSteal(names[argument] ?? '')
    case 'END_TURN':
      return texts.catanTable.hintEnd
    case 'ACCEPT_TRADE': {
      const open = openOffers(state).find(({ id }) => id === argument)
      return open ? texts.catanTable.hintAccept(said(open.want), said(open.give)) : texts.catanTable.hintOther
    }
    case 'REJECT_TRADE':
      return texts.catanTable.hintRefuse
    case 'CANCEL_TRADE':
      return texts.catanTable.hintCancel
    case 'CONFIRM_TRADE':
      return texts.catanTable.hintConfirm(names[argument & 3] ?? '')
    default:
      return texts.catanTable.hintOther
  }
}

function placed(aim: Aim, texts: Texts): string {
  switch (aim) {
    case 'settlement':
    case 'setup-settlement':
      return texts.catanTable.hintSettle
    case 'road':
    case 'setup-road':
      return texts.catanTable.hintRoad
    case 'city':
      return texts.catanTable.hintCity
    case 'robber':
      return texts.catanTable.hintRobber
  }
}
