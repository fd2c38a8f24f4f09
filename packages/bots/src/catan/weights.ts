/**
 * What a position is worth, as log-odds of winning. Set by hand so far.
 * Every name is one number that a tuner may change.
 */
export const WEIGHTS = {
  /** Each point; each point from three short of the target on. */
  points: 0.75,
  pointsLate: 0.35,

  /** Cards per roll, by resource, and their square roots, which reward variety. */
  wood: 0.8,
  brick: 0.8,
  sheep: 0.6,
  wheat: 1.1,
  ore: 1.1,
  woodRoot: 0.5,
  brickRoot: 0.5,
  sheepRoot: 0.4,
  wheatRoot: 0.8,
  oreRoot: 0.7,
  /** Cards per roll that come in the proportions of a road, a city, a card. */
  roadPair: 0.4,
  cityPair: 0.8,
  cardSet: 0.4,
  /** Cards per roll saved by harbours. */
  harbour: 1.2,

  /** The best places to settle: the first and the second without a road, the best at one and at two roads. */
  place: 0.7,
  placeNext: 0.25,
  placeOne: 0.35,
  placeTwo: 0.15,
  /** Own longest road as a race for the award, and the lead of its holder. */
  roadRace: 0.5,
  roadLead: 0.3,
  roadLength: 0.02,
  /** Knights played as a race for the award, and the lead of its holder. */
  armyRace: 0.4,
  armyLead: 0.3,
  knights: 0.05,

  /** Closeness of the hand to a purchase, 1 when it is complete. */
  city: 0.5,
  settlement: 0.5,
  settlementOneRoad: 0.2,
  card: 0.2,
  road: 0.1,
  /** Cards in hand, and those above seven. */
  cards: 0.03,
  overflow: -0.06,
  /** Development cards held. */
  knightHeld: 0.2,
  roadBuildingHeld: 0.25,
  plentyHeld: 0.25,
  monopolyHeld: 0.3,
  /** Cards of opponents where they are not known. */
  unknownCard: 0.03,
  unknownDevelopment: 0.3,
  /** A point taken from a rival with an award; a card stolen, to the thief and to the one who loses it. */
  rivalPoint: 0.3,
  stolenCard: 0.06,
  lostCard: 0.06,
  /** What a bank trade must gain at least. */
  haste: 0.01,
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
  robbed: 0.45,
  /** Rolls after which a purchase is worth half. */
  patience: 8,
  /** Share of production that is taken to the bank. */
  traded: 0.5,
  /** How much less a resource is needed that comes already. */
  variety: 6,
  /** Need for each resource at a new place. */
  need: [0.9, 0.9, 0.7, 1.15, 1.1],
  /** A harbour at a new place, per card a roll that it saves. */
  harbour: 1.0,
  /** Share of the worth of production and places that is gone when the target is reached. */
  fade: 0.3,
}
