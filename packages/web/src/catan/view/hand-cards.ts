import {
  CARDS,
  type Card,
  type CatanAction,
  type CatanState,
  catan,
  makeAction,
  readAction,
  seatOf,
  WOOD,
} from '@serai/catan'
import type { IconName } from '../../ui/icon.tsx'
import { CARD_ICONS } from '../card-icons.ts'
import { legalActions } from './targeting.ts'
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

/** The action that plays a card, for any resources; a point is never played (R101). */
const PLAYS: { readonly [C in Card]: CatanAction | null } = {
  knight: { type: 'PLAY_KNIGHT' },
  victory_point: null,
  road_building: { type: 'PLAY_ROAD_BUILDING' },
  year_of_plenty: { type: 'PLAY_YEAR_OF_PLENTY', resources: [WOOD, WOOD] },
  monopoly: { type: 'PLAY_MONOPOLY', resource: WOOD },
}

/** My unplayed development cards, one entry for each kind. */
export function heldCards(state: CatanState, seat: number, texts: Texts): readonly HeldCard[] {
  const legal = new Set(legalActions(state, seat).map((action) => readAction(action).type))
  const { cards } = seatOf(state, seat)
  return CARDS.flatMap((card, number) => {
    const count = cards?.[number] ?? 0
    if (count === 0) return []
    const play = PLAYS[card]
    const canPlay = play !== null && legal.has(play.type)
    const refusal = canPlay || !play ? null : (catan.check(state, seat, makeAction(play))?.code ?? null)
    const status =
      card === 'victory_point'
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
