import { addTally, newTally, type Tally } from '@serai/bots'
import { isRuledOut } from './betting.ts'
import { DecisionTimes } from './decision-times.ts'
import { addDeeds, type Deeds } from './deeds.ts'
import type { Match, MatchPart } from './match-player.ts'
import { asWager, Scoreboard } from './scoreboard.ts'

/** A match so far: the parts added up in the order of the schedule. */
export class MatchResult {
  readonly match: Match
  readonly scoreboard: Scoreboard
  readonly tally: Tally
  readonly deeds: readonly Deeds[]
  readonly times: readonly DecisionTimes[]

  constructor(match: Match) {
    this.match = match
    this.scoreboard = new Scoreboard(match.schedule, match.bots.length)
    this.tally = newTally(match.game, match.schedule.seats)
    this.deeds = match.bots.map(() => ({}))
    this.times = match.bots.map(() => new DecisionTimes())
  }

  add({ outcomes, tally, deeds, times }: MatchPart): void {
    for (const outcome of outcomes) this.scoreboard.add(outcome)
    addTally(this.tally, tally)
    deeds.forEach((more, entrant) => {
      addDeeds(this.deeds[entrant]!, more)
    })
    times.forEach((counts, entrant) => {
      this.times[entrant]!.addAll(new DecisionTimes(counts))
    })
  }

  /** Whether the sequential test tells two entrants apart, however often one has asked. */
  isApart(one: number, other: number): boolean {
    const { counts, mean } = asWager(this.scoreboard, one, other)
    return counts.length > 0 && isRuledOut(counts, mean)
  }

  /** Whether it tells every two apart. */
  get isDecided(): boolean {
    const entrants = [...this.match.bots.keys()]
    return (
      entrants.length > 1 &&
      entrants.every((one) => entrants.every((other) => other <= one || this.isApart(one, other)))
    )
  }
}
