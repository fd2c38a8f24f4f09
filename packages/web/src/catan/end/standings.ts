import {
  type CatanState,
  CITIES_PER_PLAYER,
  layout,
  SETTLEMENTS_PER_PLAYER,
  trueScore,
  VICTORY_POINT,
} from '@serai/catan'

/** What a seat's points are made of. */
export interface Standing {
  readonly seat: number
  readonly points: number
  readonly settlements: number
  readonly cities: number
  readonly victoryCards: number
  readonly hasLongestRoad: boolean
  readonly hasLargestArmy: boolean
  readonly hasResigned: boolean
}

/** The winner first, then by points; of an open state, so that hidden points count. */
export function standings(state: CatanState): readonly Standing[] {
  const all = Array.from({ length: state[layout.SEATS]! }, (_, seat): Standing => {
    return {
      seat,
      points: trueScore(state, seat),
      settlements: SETTLEMENTS_PER_PLAYER - state[layout.SETTLEMENTS_LEFT + seat]!,
      cities: CITIES_PER_PLAYER - state[layout.CITIES_LEFT + seat]!,
      victoryCards: state[layout.CARDS_HELD + 5 * seat + VICTORY_POINT]!,
      hasLongestRoad: state[layout.LONGEST_ROAD] === seat,
      hasLargestArmy: state[layout.LARGEST_ARMY] === seat,
      hasResigned: ((state[layout.PLAYING]! >> seat) & 1) === 0,
    }
  })
  const rank = ({ seat, points }: Standing) => (seat === state[layout.WINNER] ? 1000 : points)
  return all.sort((a, b) => rank(b) - rank(a))
}
