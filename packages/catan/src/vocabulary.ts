/** R1 */
export const TERRAINS = ['forest', 'hills', 'pasture', 'fields', 'mountains', 'desert'] as const
export type Terrain = (typeof TERRAINS)[number]
export const DESERT = 5

/** R2; terrain i yields resource i. */
export const RESOURCES = ['wood', 'brick', 'sheep', 'wheat', 'ore'] as const
export type Resource = (typeof RESOURCES)[number]
export const [WOOD, BRICK, SHEEP, WHEAT, ORE] = [0, 1, 2, 3, 4] as const

/** R1, in the order of TERRAINS. */
export const TERRAIN_COUNTS = [4, 3, 4, 4, 3, 1] as const
/** R3 */
export const NUMBER_TOKENS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12] as const
/** R4 */
export const LETTER_SEQUENCE = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11] as const

/** R5 */
export const CARDS_PER_RESOURCE = 19

/** R6 */
export const CARDS = ['knight', 'victory_point', 'road_building', 'year_of_plenty', 'monopoly'] as const
export type Card = (typeof CARDS)[number]
export const [KNIGHT, VICTORY_POINT, ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY] = [0, 1, 2, 3, 4] as const
export const CARD_COUNTS = [14, 5, 2, 2, 2] as const
export const DECK_CARDS = 25

/** R7 */
export const ROADS_PER_PLAYER = 15
export const SETTLEMENTS_PER_PLAYER = 5
export const CITIES_PER_PLAYER = 4

/** R17; kind i < 5 is the special harbour of resource i. */
export const HARBOURS = [...RESOURCES, '3:1'] as const
export type Harbour = (typeof HARBOURS)[number]
export const GENERIC_HARBOUR = 5
export const HARBOUR_COUNTS = [1, 1, 1, 1, 1, 4] as const

/** R81, in the order of RESOURCES. */
export const COSTS = {
  road: [1, 1, 0, 0, 0],
  settlement: [1, 1, 1, 1, 0],
  city: [0, 0, 0, 2, 3],
  card: [0, 0, 1, 1, 1],
} as const
export type Purchase = keyof typeof COSTS

/** R43 */
export const TURN_STAGES = [
  'setup_place_settlement_road',
  'roll_or_play_knight',
  'resolve_roll',
  'robber_discard',
  'robber_move_steal',
  'main_actions',
  'game_end',
] as const
export type TurnStage = (typeof TURN_STAGES)[number]

/** Why a game is over. */
export const REASONS = ['victory_points', 'last_player', 'turn_cap'] as const

/** R54: a hand with more cards loses half of them to a seven. */
export const HAND_LIMIT = 7
/** R121 */
export const LONGEST_ROAD_MINIMUM = 5
/** R115 */
export const LARGEST_ARMY_MINIMUM = 3
/** R131 */
export const AWARD_POINTS = 2

/** R79 */
export const OFFERS_PER_TURN = 20
export const MOST_SEATS = 4

/** R9 */
export function pips(number: number): number {
  return number === 0 ? 0 : 6 - Math.abs(7 - number)
}
