/**
 * What a position is worth to the one-ply player, about as log-odds of winning. Every name is one number that a tuner
 * may change. Set by hand, then moved along the gradient of the win share: 24 steps of 6,000 games without trading,
 * each seat with its own random change of all weights (seed 11, 2026-11-15); 28.0 ± 1.2 % against three of the start.
 */
export const WEIGHTS = {
  /** Each point; each point from three short of the target on. */
  points: 0.891,
  pointsLate: 0.259,

  /** Cards per roll, by resource, and their square roots, which reward variety. */
  wood: 0.966,
  brick: 0.592,
  sheep: 0.837,
  wheat: 1.16,
  ore: 1.1,
  woodRoot: 0.381,
  brickRoot: 0.754,
  sheepRoot: 0.413,
  wheatRoot: 0.445,
  oreRoot: 0.638,
  /** Cards per roll that come in the proportions of a road, a city, a card. */
  roadPair: 0.582,
  cityPair: 0.832,
  cardSet: 0.303,
  /** Cards per roll saved by harbours. */
  harbour: 2.01,

  /** The best places to settle: the first and the second without a road, the best at one and at two roads. */
  place: 1.11,
  placeNext: 0.435,
  placeOne: 0.364,
  placeTwo: 0.0795,
  /** Own longest road as a race for the award, and the lead of its holder. */
  roadRace: 0.492,
  roadLead: 0.401,
  roadLength: 0.0386,
  /** Knights played as a race for the award, and the lead of its holder. */
  armyRace: 0.391,
  armyLead: 0.18,
  knights: 0.099,

  /** Closeness of the hand to a purchase, 1 when it is complete. */
  city: 0.502,
  settlement: 0.337,
  settlementOneRoad: 0.145,
  card: 0.139,
  road: 0.198,
  /** Cards in hand, and those above seven. */
  cards: 0.0278,
  overflow: -0.0532,
  /** Development cards held. */
  knightHeld: 0.0561,
  roadBuildingHeld: 0.128,
  plentyHeld: 0.415,
  monopolyHeld: 0.185,
  /** Cards of opponents where they are not known. */
  unknownCard: 0.0335,
  unknownDevelopment: 0.906,
  /** A point taken from an opponent with an award; a card stolen, to the thief and to the one who loses it. */
  rivalPoint: 0.229,
  stolenCard: 0.0931,
  lostCard: 0.0744,
  /** What a bank trade must gain at least. */
  haste: 0.0139,
} as const

export type WeightName = keyof typeof WEIGHTS
export type Weights = { readonly [K in WeightName]: number }

export interface Shape {
  readonly robbed: number
  readonly patience: number
  readonly traded: number
  readonly variety: number
  readonly need: readonly number[]
  readonly harbour: number
  readonly fade: number
}

/** What is not linear in the value, so that it is set apart. */
export const SHAPE: Shape = {
  /** Share of its cards that a hex with the robber still counts for. */
  robbed: 0.428,
  /** Rolls after which a purchase is worth half. */
  patience: 14.3,
  /** Share of production that is taken to the bank. */
  traded: 0.471,
  /** How much less a resource is needed that comes already. */
  variety: 6.13,
  /** Need for each resource at a new place. */
  need: [0.882, 0.455, 0.843, 1.05, 1.33],
  /** A harbour at a new place, per card a roll that it saves. */
  harbour: 0.94,
  /** Share of the worth of production and places that is gone when the target is reached. */
  fade: 0.248,
}
