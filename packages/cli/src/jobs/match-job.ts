import { type Match, type MatchPart, MatchPlayer, MatchSchedule, type Seating } from '@serai/lab'
import { type BatchRunner, type NamedGamesConfig, namesOf } from './job.ts'

/** Games of a match: a bot for each entrant, and who sits where. */
export interface MatchJob extends NamedGamesConfig {
  readonly kind: 'match'
  readonly lineups: readonly Seating[]
}

export function matchJob(match: Match, lineups: readonly Seating[]): MatchJob {
  return { kind: 'match', ...namesOf(match), lineups }
}

export function matchRunner(config: Omit<Match, 'schedule'>, lineups: readonly Seating[]): BatchRunner<MatchPart> {
  const player = new MatchPlayer({ ...config, schedule: new MatchSchedule(lineups) }, () => performance.now())
  return ({ first, games }) => player.play(first, games)
}
