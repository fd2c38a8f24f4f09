import {
  type ActionType,
  bankOf,
  CARDS_PER_RESOURCE,
  type CatanState,
  COSTS,
  deckSize,
  freeRoadsLeft,
  handOf,
  knightsForLargestArmy,
  largestArmyHolder,
  longestRoadHolder,
  makeAction,
  offerOf,
  openPurchases,
  readAction,
  robberAt,
  seatOf,
  seatsPaidBy,
  targetOf,
  VICTORY_POINT,
} from '@serai/catan'
import { type Action, hasSeat } from '@serai/kernel'
import { type Counts, RESOURCE_NUMBERS, resourcesText, total } from '../resources/counts.ts'
import { canPay, dealOf, dealWords, lacks, sevenWords, shortWords } from './deal.ts'
import {
  cornerOf,
  harbourWords,
  hexYield,
  roadReasons,
  robberReasons,
  victimReasons,
  yieldList,
  yieldSentence,
} from './place-words.ts'
import { afterAction, legalActions, placeOf, type Targeting } from './targeting.ts'
import type { Texts } from './words.ts'

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

/** What the robber keeps from me, and what the knight does for my army. */
function knightReasons(state: CatanState, seat: number, texts: Texts): string[] {
  const hex = robberAt(state)
  const yields = hexYield(state, hex, texts)
  const freed = yields && hasSeat(seatsPaidBy(state, hex), seat) ? [texts.catanTable.whyFrees(yields)] : []
  const { knights, hasLargestArmy } = seatOf(state, seat)
  const army = texts.catanTable.whyKnights(knights + 1, hasLargestArmy ? null : knightsForLargestArmy(state))
  return [...freed, army]
}

/** R109 */
function roadBuildingReasons(state: CatanState, seat: number, texts: Texts): string[] {
  const roads = freeRoadsLeft(afterAction(state, seat, makeAction({ type: 'PLAY_ROAD_BUILDING' })))
  const saved = COSTS.road.map((cost) => cost * roads)
  return [texts.catanTable.whySaves(resourcesText(texts.catanTrade, saved, 'accusative'))]
}

/** R5: what neither the bank nor I have is with the others. */
function monopolyReasons(state: CatanState, seat: number, resource: number, texts: Texts): string[] {
  const held = CARDS_PER_RESOURCE - bankOf(state)[resource]! - handOf(state, seat)[resource]!
  return [texts.catanTable.whyOthersHold(texts.catanTrade.quantity(held, resource))]
}

/** The resources of a discard; null where these actions are something else. */
export function discardOf(given: readonly Action[]): Counts | null {
  const discards = given.flatMap((action) => {
    const read = readAction(action)
    return read.type === 'DISCARD' ? [read.resource] : []
  })
  if (discards.length === 0) return null
  return RESOURCE_NUMBERS.map((resource) => discards.filter((discarded) => discarded === resource).length)
}

/** What the cards are kept for when these go. */
function discardReasons(state: CatanState, seat: number, given: Counts, texts: Texts): string[] {
  const { catanTable, catanTrade } = texts
  const kept = handOf(state, seat).map((count, resource) => count - given[resource]!)
  const open = openPurchases(state, seat).filter((purchase) => purchase !== 'road')
  const paid = open.find((purchase) => canPay(kept, purchase))
  if (paid) return [catanTable.whyStillPays(catanTable.forWhat[paid])]
  const [goal] = open
    .filter((purchase) =>
      RESOURCE_NUMBERS.every((resource) => given[resource] === 0 || kept[resource]! >= COSTS[purchase][resource]!),
    )
    .sort((a, b) => total(lacks(kept, a)) - total(lacks(kept, b)))
  if (!goal) return [catanTable.leaves(resourcesText(catanTrade, kept))]
  const missing = resourcesText(catanTrade, lacks(kept, goal), 'genitive')
  return [catanTable.whySpare(catanTable.forWhat[goal], missing)]
}
