import {
  activeSeat,
  CARDS,
  type CatanState,
  catan,
  KNIGHT,
  MONOPOLY,
  offerById,
  RESOURCES,
  ROAD_BUILDING,
  readAction,
  seatOf,
  YEAR_OF_PLENTY,
} from '@serai/catan'
import type { Action } from '@serai/kernel'
import { bestWords, type LabTexts } from '../../lab/reason-words.ts'
import type { Hint } from '../../table/use-hint.ts'
import { type Counts, resourcesText } from '../resources/counts.ts'
import { discardOf, type HintedMove, hintReason } from './hint-reason.ts'
import { cornerOf, yieldSentence } from './place-words.ts'
import { legalActions, placeOf, type Targeting } from './targeting.ts'
import type { Texts, Words } from './words.ts'

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
        ? texts.catanTable.hintDiscard(resourcesText(texts.catanTrade, discarded, 'accusative'))
        : named(state, action, names, texts),
    ),
    detail:
      place && reasons.length > 0
        ? `${yieldSentence(cornerOf(state, place.spot.at), texts)} ${bestWords(reasons, catan.seatCount(state), texts)}`
        : hintReason(state, seat, hint, names, texts),
  }
}

/** Why there is nothing to ask for; null: there is. An own offer can always be left to stand. */
export function whyNoHint(state: CatanState, seat: number, { catanTable }: Texts): string | null {
  if (legalActions(state, seat).some((action) => readAction(action).type !== 'CANCEL_TRADE')) return null
  const isMine = activeSeat(state) === seat
  return catanTable.cannot(catanTable.hint, isMine ? catanTable.notNowShort : catanTable.waitShort)
}

function named(state: CatanState, action: Action, names: readonly string[], texts: Texts): string {
  const place = placeOf(action)
  if (place) return placed(place.targeting, texts)
  const resources = (counts: Counts) => resourcesText(texts.catanTrade, counts, 'accusative')
  const one = (count: number, resource: number) => texts.catanTrade.quantity(count, resource, 'accusative')
  const read = readAction(action)
  switch (read.type) {
    case 'PROPOSE_TRADE':
    case 'COUNTER_TRADE':
      return texts.catanTable.hintOffer(resources(read.give), resources(read.want))
    case 'ROLL_DICE':
      return texts.catanTable.hintRoll
    case 'PLAY_KNIGHT':
      return texts.catanTable.hintPlay(texts.catanTable.cardTitles[CARDS[KNIGHT]])
    case 'PLAY_ROAD_BUILDING':
      return texts.catanTable.hintPlay(texts.catanTable.cardTitles[CARDS[ROAD_BUILDING]])
    case 'PLAY_YEAR_OF_PLENTY': {
      const taken = resources(RESOURCES.map((_, r) => read.resources.filter((resource) => resource === r).length))
      return texts.catanTable.hintPlay(`${texts.catanTable.cardTitles[CARDS[YEAR_OF_PLENTY]]} (${taken})`)
    }
    case 'PLAY_MONOPOLY':
      return texts.catanTable.hintPlay(
        `${texts.catanTable.cardTitles[CARDS[MONOPOLY]]} (${texts.catanTrade.resourceInside(read.resource)})`,
      )
    case 'BUY_DEVELOPMENT_CARD':
      return texts.catanTable.hintCard
    case 'TRADE_WITH_BANK': {
      const rate = seatOf(state, activeSeat(state)).rates[read.give]!
      return texts.catanTable.hintBank(one(rate, read.give), one(1, read.get))
    }
    case 'STEAL_RANDOM_CARD':
      return texts.catanTable.hintSteal(names[read.victim] ?? '')
    case 'END_TURN':
      return texts.catanTable.hintEnd
    case 'ACCEPT_TRADE': {
      const open = offerById(state, read.tradeId)
      return open ? texts.catanTable.hintAccept(resources(open.want), resources(open.give)) : texts.catanTable.hintOther
    }
    case 'REJECT_TRADE':
      return texts.catanTable.hintRefuse
    case 'CANCEL_TRADE':
      return texts.catanTable.hintCancel
    case 'CONFIRM_TRADE':
      return texts.catanTable.hintConfirm(names[read.partner] ?? '')
    default:
      return texts.catanTable.hintOther
  }
}

function placed(targeting: Targeting, texts: Texts): string {
  switch (targeting) {
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
