import { type Match, type MatchPart, MatchPlayer, Schedule, type Seating } from '@serai/lab'
import { namesOf, type Task, type Work } from '../workers/job.ts'

export function matchTask(match: Match, lineups: readonly Seating[]): Task<MatchPart> {
  return { job: { kind: 'match', ...namesOf(match), lineups }, work: matchWork(match, lineups) }
}

export function matchWork(played: Omit<Match, 'schedule'>, lineups: readonly Seating[]): Work<MatchPart> {
  const player = new MatchPlayer({ ...played, schedule: new Schedule(lineups) }, () => performance.now())
  return ({ first, games }) => player.play(first, games)
}
