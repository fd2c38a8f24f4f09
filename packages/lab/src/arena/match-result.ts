import { addTally, newTally, type Tally } from '@serai/bots'
import { isRuledOut } from '../statistics/sequential-test.ts'
import { type ActionCounts, addActionCounts } from './action-counts.ts'
import { DecisionTimes } from './decision-times.ts'
import type { Match, MatchPart } from './match-player.ts'
import { Scoreboard, sequentialScores } from './scoreboard.ts'

/** A match so far: the parts added up in the order of the schedule. */
export class MatchResult {
  readonly match: Match
  readonly scoreboard: Scoreboard
  readonly tally: Tally
  readonly actionCounts: readonly ActionCounts[]
  readonly times: readonly DecisionTimes[]

  constructor(match: Match) {
    this.match = match
    this.scoreboard = new Scoreboard(match.schedule, match.bots.length)
    this.tally = newTally(match.game, match.schedule.seats)
    this.actionCounts = match.bots.map(() => ({}))
    this.times = match.bots.map(() => new DecisionTimes())
  }

  add({ outcomes, tally, actionCounts, times }: MatchPart): void {
    for (const outcome of outcomes) this.scoreboard.add(outcome)
    addTally(this.tally, tally)
    actionCounts.forEach((more, entrant) => {
      addActionCounts(this.actionCounts[entrant]!, more)
    })
    times.forEach((counts, entrant) => {
      this.times[entrant]!.addAll(new DecisionTimes(counts))
    })
  }

  /** Does the sequential test tell two entrants apart? It holds however often one has asked. */
  isSignificant(one: number, other: number): boolean {
    const { counts, mean } = sequentialScores(this.scoreboard, one, other)
    return counts.length > 0 && isRuledOut(counts, mean)
  }

  /** Does it tell every two apart? */
  get isDecided(): boolean {
    const entrants = [...this.match.bots.keys()]
    return (
      entrants.length > 1 &&
      entrants.every((one) => entrants.every((other) => other <= one || this.isSignificant(one, other)))
    )
  }
}
