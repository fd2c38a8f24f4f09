import type { AnyGame } from '@serai/kernel'
import { type Glicko, glickoAfter, NEW_GLICKO, NEW_SKILL, type Skill, shownSkill, skillsAfter } from '@serai/lab'

/** What is kept of a player's strength; only its system knows what each number means. */
export type Numbers = readonly number[]

export interface RatingSystem {
  readonly start: Numbers
  /** Everybody after one game; `places[i]` is the place of player i, and equal places are a tie. */
  after(players: readonly Numbers[], places: readonly number[]): Numbers[]
  shown(player: Numbers): number
  /** Sure enough of the player to be taken at their number. */
  isSettled(player: Numbers): boolean
}

/** Glicko-2, every game a rating period of its own. */
const forTwo: RatingSystem = {
  start: numbersOf(NEW_GLICKO),
  after([first, second], places) {
    const [one, two] = [glickoOf(first!), glickoOf(second!)]
    const score = (Math.sign(places[1]! - places[0]!) + 1) / 2
    return [
      numbersOf(glickoAfter(one, [{ against: two, score }])),
      numbersOf(glickoAfter(two, [{ against: one, score: 1 - score }])),
    ]
  },
  shown: (player) => Math.round(glickoOf(player).rating),
  isSettled: (player) => glickoOf(player).deviation <= 110,
}

/** Plackett-Luce. */
const forSeveral: RatingSystem = {
  start: [NEW_SKILL.mu, NEW_SKILL.sigma],
  after: (players, places) => skillsAfter(players.map(skillOf), places).map(({ mu, sigma }) => [mu, sigma]),
  shown: (player) => shownSkill(skillOf(player)),
  isSettled: (player) => skillOf(player).sigma <= 4,
}

export function ratingSystemOf(game: AnyGame): RatingSystem {
  return game.seats.table.max === 2 ? forTwo : forSeveral
}

function glickoOf([rating, deviation, volatility]: Numbers): Glicko {
  return { rating: rating!, deviation: deviation!, volatility: volatility! }
}

function numbersOf({ rating, deviation, volatility }: Glicko): Numbers {
  return [rating, deviation, volatility]
}

function skillOf([mu, sigma]: Numbers): Skill {
  return { mu: mu!, sigma: sigma! }
}
