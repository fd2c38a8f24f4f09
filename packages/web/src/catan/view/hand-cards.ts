import {
  actions,
  CARDS,
  type Card,
  type CatanState,
  catan,
  KNIGHT,
  layout,
  MONOPOLY,
  ROAD_BUILDING,
  VICTORY_POINT,
  YEAR_OF_PLENTY,
} from '@serai/catan'
import type { Action } from '@serai/kernel'
import type { IconName } from '../../look/icon.tsx'
import { CARD_ICONS } from '../card-icons.ts'
import { legalActions } from './aim.ts'
import type { Texts } from './words.ts'

export interface HeldCard {
  readonly card: Card
  readonly icon: IconName
  readonly count: number
  /** The short name, for the card itself. */
  readonly name: string
  readonly title: string
  readonly does: string
  /** "play now", "next turn", "hidden". */
  readonly status: string
  readonly canPlay: boolean
  /** Why it cannot be played now, as a code of a refusal; null when it can or never is. */
  readonly refusal: string | null
}

/** The actions that play a card; a point is never played (R101). */
const PLAYS: { readonly [card: number]: { readonly first: Action; readonly count: number } } = {
  [KNIGHT]: { first: actions.PLAY_KNIGHT, count: 1 },
  [ROAD_BUILDING]: { first: actions.PLAY_ROAD_BUILDING, count: 1 },
  [YEAR_OF_PLENTY]: { first: actions.PLAY_YEAR_OF_PLENTY, count: 20 },
  [MONOPOLY]: { first: actions.PLAY_MONOPOLY, count: 5 },
}

/** My unplayed development cards, one entry for each kind. */
export function heldCards(state: CatanState, seat: number, texts: Texts): readonly HeldCard[] {
  const legal = legalActions(state, seat)
  return CARDS.flatMap((card, number) => {
    const count = state[layout.CARDS_HELD + 5 * seat + number]!
    if (count === 0) return []
    const plays = PLAYS[number]
    const canPlay = plays !== undefined && legal.some((a) => a >= plays.first && a < plays.first + plays.count)
    const refusal = canPlay || !plays ? null : (catan.check(state, seat, plays.first)?.code ?? null)
    const status =
      number === VICTORY_POINT
        ? texts.catanTable.hidden
        : canPlay
          ? texts.catanTable.playNow
          : refusal === 'E_CARD_NEW'
            ? texts.catanTable.nextTurn
            : texts.catanTable.later
    return [
      {
        card,
        icon: CARD_ICONS[card],
        count,
        name: texts.catanTable.howMany(texts.catanTable.cardNames[card], count),
        title: texts.catanTable.cardTitles[card],
        does: texts.catanTable.cardDoes[card],
        status,
        canPlay,
        refusal,
      },
    ]
  })
}
