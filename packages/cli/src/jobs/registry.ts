import { games as everyGame } from '@serai/bots'
import type { AnyGame } from '@serai/kernel'
import type { MatchPart } from '@serai/lab'
import { type BoardGamesJob, type BoardGamesResult, boardGamesRunner } from './board-games-job.ts'
import { type DraftSample, type DraftSampleJob, draftSampleRunner } from './draft-sample-job.ts'
import { type GamesJob, type GamesResult, gamesRunner } from './games-job.ts'
import { type BatchRunner, configOf } from './job.ts'
import { type MatchJob, matchRunner } from './match-job.ts'

/** Every kind of job with its result. The jobs are plain data: they go to threads and, as JSON, into the database. */
interface Kinds {
  readonly games: readonly [GamesJob, GamesResult]
  readonly match: readonly [MatchJob, MatchPart]
  readonly 'board-games': readonly [BoardGamesJob, BoardGamesResult]
  readonly 'draft-sample': readonly [DraftSampleJob, DraftSample]
}

type Kind = keyof Kinds
export type Job = Kinds[Kind][0]
export type ResultOf<J extends Job> = Kinds[J['kind']][1]

type Registry = {
  readonly [K in Kind]: (job: Kinds[K][0], games: readonly AnyGame[]) => BatchRunner<Kinds[K][1]>
}

const REGISTRY: Registry = {
  games: (job, games) => gamesRunner(configOf(job, games), job.wanted),
  match: (job, games) => matchRunner(configOf(job, games), job.lineups),
  'board-games': boardGamesRunner,
  'draft-sample': draftSampleRunner,
}

/** Runs batches of a job, in this process, in its threads or in the workers of a database. Throws when it cannot run the job. */
export function batchRunner<J extends Job>(job: J, games: readonly AnyGame[] = everyGame): BatchRunner<ResultOf<J>> {
  // A database may hold a job of a kind that nobody here knows.
  if (!Object.hasOwn(REGISTRY, job.kind)) throw new Error(`no job "${String(job.kind)}"`)
  const runnerOf = REGISTRY[job.kind] as (job: J, games: readonly AnyGame[]) => BatchRunner<ResultOf<J>>
  return runnerOf(job, games)
}
