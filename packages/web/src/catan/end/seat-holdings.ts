import { CARDS, type Card, type CatanState, KNIGHT, layout, trueScore } from '@serai/catan'

/** What a seat holds, as far as the state knows it. */
export interface Holdings {
  readonly seat: number
  readonly isActive: boolean
  readonly points: number
  readonly handSize: number
  /** By resource; null where it is hidden. */
  readonly hand: readonly number[] | null
  readonly cardsSize: number
  /** Unplayed development cards; null where they are hidden. */
  readonly cards: readonly { readonly card: Card; readonly count: number }[] | null
  readonly knights: number
  readonly road: number
  readonly hasLargestArmy: boolean
  readonly hasLongestRoad: boolean
}

export function seatHoldings(state: CatanState): readonly Holdings[] {
  return Array.from({ length: state[layout.SEATS]! }, (_, seat) => {
    const isKnown = state[layout.VIEWER] === layout.OPEN || state[layout.VIEWER] === seat
    const five = (offset: number) => Array.from(state.subarray(offset + 5 * seat, offset + 5 * seat + 5))
    const held = five(layout.CARDS_HELD).map((count, card) => ({ card: CARDS[card]!, count }))
    return {
      seat,
      isActive: state[layout.ACTIVE] === seat,
      points: trueScore(state, seat),
      handSize: state[layout.HAND_SIZE + seat]!,
      hand: isKnown ? five(layout.HAND) : null,
      cardsSize: state[layout.CARDS_SIZE + seat]!,
      cards: isKnown ? held.filter(({ count }) => count > 0) : null,
      knights: state[layout.CARDS_SHOWN + 5 * seat + KNIGHT]!,
      road: state[layout.ROAD_LENGTH + seat]!,
      hasLargestArmy: state[layout.LARGEST_ARMY] === seat,
      hasLongestRoad: state[layout.LONGEST_ROAD] === seat,
    }
  })
}
