import { summarise } from '@serai/bots'
import {
  type ActionCounts,
  anytimeInterval,
  fitRatings,
  type Interval,
  type MatchResult,
  type PairedInterval,
  possibleDifferences,
  type Quantiles,
  type Rating,
  sequentialScores,
  wilsonInterval,
} from '@serai/lab'

/** What an entrant came to, for every kind of report. */
export interface EntrantFigures extends Interval {
  readonly bot: string
  /** Seats of a game; null where it has not always as many. */
  readonly seats: number | null
  readonly games: number
  readonly wins: number
  /** Wins of its games, with Wilson's interval. */
  readonly share: number
  /** The share of an equal among equals; null where it has not always as many seats. */
  readonly fair: number | null
  /** Wins of a seat: of equals, one by the number of seats. */
  readonly seatShare: number
  /** The mean of a seat. */
  readonly return: number
  readonly paired: PairedInterval | null
  readonly bySeat: readonly { readonly games: number; readonly wins: number }[]
  /** Of its wins. */
  readonly reasons: { readonly [reason: string]: number }
  /** Per game and seat, by kind. */
  readonly actions: { readonly [kind: string]: number }
  readonly decisionMs: Quantiles
}

/** How much more of the wins a seat of one has than a seat of the other, by deals. */
export interface PairFigures {
  readonly one: string
  readonly other: string
  readonly deals: number
  readonly mean: number
  /** Null while the deals show no spread. */
  readonly interval: Interval | null
  readonly stronger: string | null
}

export interface ContestFigures {
  readonly games: number
  readonly draws: number
  readonly turns: number
  readonly stats: { readonly [figure: string]: number }
  readonly entrants: readonly EntrantFigures[]
  readonly pairs: readonly PairFigures[]
}

export function figuresOf(result: MatchResult): ContestFigures {
  const { match, scoreboard, tally } = result
  const { turns, stats = {} } = summarise(match.game, tally)
  const entrants = match.bots.map((_, entrant) => entrantFigures(result, entrant))
  const pairs = match.bots.flatMap((_, one) =>
    match.bots.slice(one + 1).map((_, more) => pairFigures(result, one, one + 1 + more)),
  )
  return { games: scoreboard.games, draws: scoreboard.draws, turns, stats, entrants, pairs }
}

function pairFigures(result: MatchResult, one: number, other: number): PairFigures {
  const names = [one, other].map((entrant) => result.match.bots[entrant]!.name) as [string, string]
  const differences = result.scoreboard.differences(one, other)
  const { deals, mean } = differences
  const paired = differences.pairedInterval(possibleDifferences(result.scoreboard, one, other))
  const isSignificant = paired ? paired.low > 0 || paired.high < 0 : result.isSignificant(one, other)
  return {
    one: names[0],
    other: names[1],
    deals,
    mean,
    interval: paired && { low: paired.low, high: paired.high },
    stronger: isSignificant ? names[mean > 0 ? 0 : 1] : null,
  }
}

function entrantFigures({ match, scoreboard, actionCounts, times }: MatchResult, entrant: number): EntrantFigures {
  const { games, wins, returns, bySeat, reasons } = scoreboard.standings[entrant]!
  const counts = new Set(scoreboard.lineupResults.map(({ seats }) => seats[entrant]!))
  const [count = null] = counts.size === 1 ? counts : []
  const seatGames = bySeat.reduce((sum, seat) => sum + seat.games, 0) || 1
  return {
    bot: match.bots[entrant]!.name,
    seats: count,
    games,
    wins,
    share: wins / (games || 1),
    ...wilsonInterval(wins, games),
    fair: count === null ? null : count / match.schedule.seats,
    seatShare: wins / seatGames,
    return: returns / seatGames,
    paired: scoreboard.scores(entrant).pairedInterval({ low: 0, high: 1 }),
    bySeat,
    reasons: sorted(reasons),
    actions: sorted(
      Object.fromEntries(Object.entries(actionCounts[entrant]!).map(([kind, n]) => [kind, n / seatGames])),
    ),
    decisionMs: times[entrant]!.quantiles(),
  }
}

/** Which kind came up first depends on nothing that a reader cares about. */
function sorted(counts: ActionCounts): ActionCounts {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The share of the hero's wins that holds at every moment of the match, draws shared. */
export function anytimeShare({ scoreboard }: MatchResult): Interval {
  return anytimeInterval(sequentialScores(scoreboard, 0, 1).counts)
}

export function ratingsOf({ scoreboard, match }: MatchResult): Rating[] {
  return fitRatings(match.bots.length, scoreboard.lineupResults)
}
