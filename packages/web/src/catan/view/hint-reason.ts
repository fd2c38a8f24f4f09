import { actions, type CatanState, kindOf, layout, VICTORY_POINT } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { total } from '../goods/counts.ts'
import { openOffer } from '../trade/open-offer.ts'
import { type Aim, afterAction, legalActions, placeOf } from './aim.ts'
import { knightReasons, monopolyReasons, roadBuildingReasons } from './card-reason.ts'
import { dealOf } from './deal.ts'
import { dealWords } from './deal-words.ts'
import { discardOf, discardReasons } from './discard-reason.ts'
import { handOf } from './hand-counts.ts'
import { sevenWords, shortWords } from './purchase-words.ts'
import { roadReasons } from './road-reason.ts'
import { robberReasons, victimReasons } from './robber-reason.ts'
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

/** Actions whose outcome is known at once, so that the position after them tells what they bring. */
function isPlain(action: Action): boolean {
  const isMonopoly = action >= actions.PLAY_MONOPOLY && action < actions.PLAY_MONOPOLY + 5
  return action < actions.ACCEPT_TRADE && !isMonopoly
}

function scoring(state: CatanState, seat: number, action: Action, texts: Texts): string[] {
  if (!isPlain(action) || action === actions.END_TURN) return []
  const after = afterAction(state, seat, action)
  const gained = after[layout.POINTS + seat]! - state[layout.POINTS + seat]!
  const reached = after[layout.POINTS + seat]! + state[layout.CARDS_HELD + 5 * seat + VICTORY_POINT]!
  if (gained > 0 && reached >= state[layout.TARGET]!) return [texts.catanTable.whyWins]
  const awards = [
    [layout.LONGEST_ROAD, texts.catanTable.awards.road],
    [layout.LARGEST_ARMY, texts.catanTable.awards.army],
  ] as const
  return awards
    .filter(([holder]) => state[holder] !== seat && after[holder] === seat)
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
  if (place) return atPlace(state, seat, place.aim, place.spot.at, names, texts)
  const argument = actions.ARGUMENT_OF[action]!
  switch (kindOf(action)) {
    case 'ROLL_DICE':
      return [legalActions(state, seat).length > 1 ? texts.catanTable.whyRollFirst : texts.catanTable.whyRoll]
    case 'BUY_DEVELOPMENT_CARD':
      return [texts.catanTable.whyDeck(state[layout.DECK_SIZE]!)]
    case 'PLAY_KNIGHT':
      return knightReasons(state, seat, texts)
    case 'PLAY_ROAD_BUILDING':
      return roadBuildingReasons(state, seat, texts)
    case 'PLAY_MONOPOLY':
      return monopolyReasons(state, seat, argument, texts)
    case 'DISCARD':
      return discardReasons(state, seat, discardOf(all)!, texts)
    case 'STEAL_RANDOM_CARD':
      return victimReasons(state, seat, argument, names, texts)
    case 'CANCEL_TRADE':
      return openOffer(state, seat)?.accepted === 0 ? [texts.catanTable.whyCancel] : []
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
  aim: Aim,
  at: number,
  names: readonly string[],
  texts: Texts,
): string[] {
  switch (aim) {
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
      return roadReasons(state, seat, aim, at, names, texts)
    case 'robber':
      return robberReasons(state, seat, at, names, texts)
  }
}
