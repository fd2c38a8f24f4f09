import type { AnyGame, Result } from '@serai/kernel'

/** What a number of games came to: sums only, so that tallies of separate games can be added. */
export interface Tally {
  games: number
  /** Games that the rules ended, not a cap on their length. */
  finished: number
  turns: number
  /** What the seats did: chance is not counted, and a whole play is one action. */
  actions: number
  readonly wins: number[]
  readonly reasons: { [reason: string]: number }
  /** The game's own sums, in the order of the counters of its `stats`. */
  readonly stats: Float64Array
}

/** The reason of a result where a cap on the length ended the game. */
const TURN_CAP = 'turn_cap'

export function newTally(game: AnyGame, seats: number): Tally {
  return {
    games: 0,
    finished: 0,
    turns: 0,
    actions: 0,
    wins: new Array<number>(seats).fill(0),
    reasons: {},
    stats: new Float64Array(game.stats?.counters.length ?? 0),
  }
}

export function countGame(tally: Tally, turns: number, actions: number, result: Result): void {
  tally.games++
  if (result.reason !== TURN_CAP) tally.finished++
  tally.turns += turns
  tally.actions += actions
  if (result.winner !== null) tally.wins[result.winner]! += 1
  tally.reasons[result.reason] = (tally.reasons[result.reason] ?? 0) + 1
}

export function addTally(to: Tally, more: Tally): void {
  to.games += more.games
  to.finished += more.finished
  to.turns += more.turns
  to.actions += more.actions
  more.wins.forEach((wins, seat) => {
    to.wins[seat]! += wins
  })
  for (const [reason, games] of Object.entries(more.reasons)) to.reasons[reason] = (to.reasons[reason] ?? 0) + games
  more.stats.forEach((sum, counter) => {
    to.stats[counter]! += sum
  })
}

export interface TallySummary {
  readonly games: number
  readonly finished: number
  /** Means per game. */
  readonly turns: number
  readonly actions: number
  readonly wins: readonly number[]
  readonly reasons: { readonly [reason: string]: number }
  readonly stats?: { readonly [figure: string]: number }
}

export function summarise(game: AnyGame, tally: Tally): TallySummary {
  const mean = (sum: number) => (tally.games === 0 ? 0 : sum / tally.games)
  return {
    games: tally.games,
    finished: tally.finished,
    turns: mean(tally.turns),
    actions: mean(tally.actions),
    wins: tally.wins,
    // In the order of the alphabet: which reason came up first depends on nothing a reader cares about.
    reasons: Object.fromEntries(Object.entries(tally.reasons).sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(game.stats ? { stats: game.stats.report(tally.stats) } : {}),
  }
}
