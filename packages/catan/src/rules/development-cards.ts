import { PLENTY_A, PLENTY_B } from '../actions/numbers.ts'
import * as layout from '../state/layout.ts'
import * as stage from '../state/stage.ts'
import * as vocabulary from '../vocabulary.ts'
import { lost, pass, take } from './hand.ts'
import { awardLargestArmy } from './largest-army.ts'
import { checkVictory } from './victory.ts'

const { CARD_PLAYED, CARDS_HELD, CARDS_NEW, CARDS_SHOWN, CARDS_SIZE, DECK, DECK_SIZE, FREE_ROADS } = layout
const { HAND, NEW_SIZE, PURCHASES, PURCHASES_SIZE, RETURN_STAGE, ROADS_LEFT, SEATS, STAGE, TURN } = layout
const { STAGE_FREE_ROAD, STAGE_MAIN, STAGE_MOVE_ROBBER } = stage
const { KNIGHT, MONOPOLY, ROAD_BUILDING, YEAR_OF_PLENTY } = vocabulary

type CatanState = layout.CatanState

/** A purchase as one word: who, what, when. */
export const purchase = (owner: number, card: number, turn: number): number => owner + 4 * card + 32 * turn
export const purchaseOwner = (word: number): number => word & 3
export const purchaseCard = (word: number): number => (word >> 2) & 7
export const purchaseTurn = (word: number): number => word >> 5

/** R94: the card that chance draws from what is left. */
export function drawCard(s: CatanState, p: number, card: number): void {
  s[DECK + card]!--
  s[CARDS_HELD + 5 * p + card]!++
  s[CARDS_NEW + 5 * p + card]!++
  s[PURCHASES + s[PURCHASES_SIZE]!] = purchase(p, card, s[TURN]!)
  s[PURCHASES_SIZE]!++
  drawUnseen(s, p)
}

/** What others see of it; a win reveals the cards (R102). */
export function drawUnseen(s: CatanState, p: number): void {
  s[STAGE] = STAGE_MAIN
  s[DECK_SIZE]!--
  s[CARDS_SIZE + p]!++
  s[NEW_SIZE + p]!++
  checkVictory(s)
}

/** R98: copies that were not bought this turn. */
export function playable(s: CatanState, p: number, card: number): number {
  return s[CARDS_HELD + 5 * p + card]! - s[CARDS_NEW + 5 * p + card]!
}

function show(s: CatanState, p: number, card: number): void {
  s[CARDS_HELD + 5 * p + card]!--
  s[CARDS_SIZE + p]!--
  s[CARDS_SHOWN + 5 * p + card]!++
  s[CARD_PLAYED] = 1
  for (let i = 0; i < s[PURCHASES_SIZE]!; i++) {
    if ((s[PURCHASES + i]! & 31) !== purchase(p, card, 0)) continue
    removePurchase(s, i)
    return
  }
}

export function removePurchase(s: CatanState, index: number): void {
  const last = s[PURCHASES_SIZE]! - 1
  for (let i = index; i < last; i++) s[PURCHASES + i] = s[PURCHASES + i + 1]!
  s[PURCHASES + last] = 0
  s[PURCHASES_SIZE] = last
}

/** By turn, then by seat: the order in which cards were bought, as only the active player buys. */
export function sortPurchases(s: CatanState): void {
  const words = [...s.subarray(PURCHASES, PURCHASES + s[PURCHASES_SIZE]!)]
  words.sort((a, b) => purchaseTurn(a) - purchaseTurn(b) || purchaseOwner(a) - purchaseOwner(b))
  s.set(words, PURCHASES)
}

/** R103 */
export function playKnight(s: CatanState, p: number): void {
  show(s, p, KNIGHT)
  awardLargestArmy(s)
  if (checkVictory(s)) return
  s[RETURN_STAGE] = s[STAGE]!
  s[STAGE] = STAGE_MOVE_ROBBER
}

/** R109 */
export function playRoadBuilding(s: CatanState, p: number): void {
  show(s, p, ROAD_BUILDING)
  s[FREE_ROADS] = s[ROADS_LEFT + p]! < 2 ? 1 : 2
  s[RETURN_STAGE] = s[STAGE]!
  s[STAGE] = STAGE_FREE_ROAD
}

/** R104, R105 */
export function playYearOfPlenty(s: CatanState, p: number, plenty: number): void {
  show(s, p, YEAR_OF_PLENTY)
  take(s, p, PLENTY_A[plenty]!, 1)
  if (PLENTY_B[plenty]! >= 0) take(s, p, PLENTY_B[plenty]!, 1)
}

/** R107 */
export function playMonopoly(s: CatanState, p: number, resource: number): void {
  show(s, p, MONOPOLY)
  for (let q = 0; q < s[SEATS]!; q++) {
    const count = s[HAND + 5 * q + resource]!
    if (q === p || count === 0) continue
    pass(s, q, p, resource, count)
    lost(s, q)
  }
}
