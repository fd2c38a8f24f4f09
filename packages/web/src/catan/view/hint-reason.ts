import {
  type ActionType,
  type CatanState,
  deckSize,
  handOf,
  largestArmyHolder,
  longestRoadHolder,
  offerOf,
  readAction,
  seatOf,
  targetOf,
  VICTORY_POINT,
} from '@serai/catan'
import type { Action } from '@serai/kernel'
import { total } from '../resources/counts.ts'
import { knightReasons, monopolyReasons, roadBuildingReasons } from './card-reason.ts'
import { dealOf } from './deal.ts'
import { dealWords } from './deal-words.ts'
import { discardOf, discardReasons } from './discard-reason.ts'
import { sevenWords, shortWords } from './purchase-words.ts'
import { roadReasons } from './road-reason.ts'
import { robberReasons, victimReasons } from './robber-reason.ts'
import { afterAction, legalActions, placeOf, type Targeting } from './targeting.ts'
import type { Texts } from './words.ts'
import { cornerOf, harbourWords, yieldList, yieldSentence } from './yield-words.ts'

/** On a phone more would push the board away. */
const LONGEST = 115

/** What a bot would do, with what belongs to it, and after that. */
export interface HintedMove {
  readonly action: Action
  readonly actions?: readonly Action[]
  readonly next: Action | null
}

/** Why an action is good, in words that can be checked on the board. */
export function hintReason(
  state: CatanState,
  seat: number,
  { action, actions: all = [action], next }: HintedMove,
  names: readonly string[],
  texts: Texts,
): string {
  const deal = dealOf(state, seat, action)
  const reasons = [
    ...scoring(state, seat, action, texts),
    ...ofKind(state, seat, action, all, names, texts),
    ...(deal ? dealWords(state, seat, deal, next, names, texts) : []),
  ]
  const [first, second] = reasons
  if (first) return second && first.length + second.length <= LONGEST ? `${first} ${second}` : first
  return legalActions(state, seat).length === 1 ? texts.catanTable.whyOnly : texts.catanTable.whyMost
}

/** Only a piece or a knight brings points at once, and what it brings can be known beforehand. */
const SCORING: ReadonlySet<ActionType> = new Set([
  'PLACE_SETUP_SETTLEMENT',
  'BUILD_ROAD',
  'BUILD_SETTLEMENT',
  'UPGRADE_TO_CITY',
  'PLAY_KNIGHT',
])

function scoring(state: CatanState, seat: number, action: Action, texts: Texts): string[] {
  if (!SCORING.has(readAction(action).type)) return []
  const after = afterAction(state, seat, action)
  const [before, then] = [seatOf(state, seat), seatOf(after, seat)]
  const reached = then.points + (before.cards?.[VICTORY_POINT] ?? 0)
  if (then.points > before.points && reached >= targetOf(state)) return [texts.catanTable.whyWins]
  const awards = [
    [longestRoadHolder, texts.catanTable.awards.road],
    [largestArmyHolder, texts.catanTable.awards.army],
  ] as const
  return awards
    .filter(([holder]) => holder(state) !== seat && holder(after) === seat)
    .map(([, award]) => texts.catanTable.whyAward(award))
}

function ofKind(
  state: CatanState,
  seat: number,
  action: Action,
  all: readonly Action[],
  names: readonly string[],
  texts: Texts,
): string[] {
  const place = placeOf(action)
  if (place) return atPlace(state, seat, place.targeting, place.spot.at, names, texts)
  const read = readAction(action)
  switch (read.type) {
    case 'ROLL_DICE':
      return [legalActions(state, seat).length > 1 ? texts.catanTable.whyRollFirst : texts.catanTable.whyRoll]
    case 'BUY_DEVELOPMENT_CARD':
      return [texts.catanTable.whyDeck(deckSize(state))]
    case 'PLAY_KNIGHT':
      return knightReasons(state, seat, texts)
    case 'PLAY_ROAD_BUILDING':
      return roadBuildingReasons(state, seat, texts)
    case 'PLAY_MONOPOLY':
      return monopolyReasons(state, seat, read.resource, texts)
    case 'DISCARD':
      return discardReasons(state, seat, discardOf(all)!, texts)
    case 'STEAL_RANDOM_CARD':
      return victimReasons(state, seat, read.victim, names, texts)
    case 'CANCEL_TRADE':
      return offerOf(state, seat)?.accepted === 0 ? [texts.catanTable.whyCancel] : []
    case 'END_TURN':
      return ending(state, seat, texts)
    default:
      return []
  }
}

/** What the cards are kept for. */
function ending(state: CatanState, seat: number, texts: Texts): string[] {
  const hand = handOf(state, seat)
  if (total(hand) === 0) return [texts.catanTable.whyNoCards]
  return [...shortWords(state, seat, hand, texts), ...sevenWords(total(hand), total(hand), texts)]
}

function atPlace(
  state: CatanState,
  seat: number,
  targeting: Targeting,
  at: number,
  names: readonly string[],
  texts: Texts,
): string[] {
  switch (targeting) {
    case 'settlement':
    case 'setup-settlement': {
      const corner = cornerOf(state, at)
      const harbour = harbourWords(corner, texts)
      return [yieldSentence(corner, texts), ...(harbour ? [texts.catanTable.whyHarbour(harbour)] : [])]
    }
    case 'city': {
      const corner = cornerOf(state, at)
      const yields = yieldList(corner, texts)
      return [yields ? texts.catanTable.whyDouble(yields, corner.pips) : texts.catanTable.whyCity]
    }
    case 'road':
    case 'setup-road':
      return roadReasons(state, seat, targeting, at, names, texts)
    case 'robber':
      return robberReasons(state, seat, at, names, texts)
  }
}
