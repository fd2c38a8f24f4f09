import { findBot, findGame } from '@serai/bots'
import { catan } from '@serai/catan'
import { BoardGames, type BoardMode, DRAFT_TERMS, type FittedOutlook, fitOutlook, readDraftTerms } from '@serai/lab'
import type { Context } from '../context.ts'
import { showProgress } from '../progress.ts'
import { Batches } from '../workers/batches.ts'
import type { DraftSampleJob, Task, Work } from '../workers/job.ts'
import { runBatches } from '../workers/run-batches.ts'

/** What the seats had after the set-up of some games, and who won them. */
interface DraftSample {
  readonly terms: Float64Array
  readonly winners: Int8Array
}

const MODES: readonly BoardMode[] = ['spiral', 'random']

export function draftSampleWork({ seats, seed, mode }: Omit<DraftSampleJob, 'kind'>): Work<DraftSample> {
  const bot = findBot(findGame(catan.id)!, 'greedy')!
  const games = new BoardGames({ board: { mode, seed }, gamesPerBoard: 1, bot, seats, seed })
  const width = DRAFT_TERMS.length * seats
  return (batch) => {
    const terms = new Float64Array(width * batch.games)
    let game = 0
    const winners = games.play(batch.first, batch.games, (s) => {
      terms.set(readDraftTerms(s).subarray(0, width), width * game++)
    })
    return { terms, winners }
  }
}

/** Half of the games on spiral boards, half on random ones. */
export async function fit(
  games: number,
  { seats, seed, workers }: { readonly seats: number; readonly seed: number; readonly workers: number },
  context: Context,
): Promise<FittedOutlook> {
  const parts: DraftSample[] = []
  const half = Math.ceil(games / MODES.length)
  const progress = showProgress(context, half * MODES.length, 'games')
  try {
    for (const mode of MODES) {
      const job = { kind: 'draft-sample', seats, seed, mode } as const
      const task: Task<DraftSample> = { job, work: draftSampleWork(job) }
      await runBatches(task, new Batches(half), workers, (part) => {
        parts.push(part)
        progress.advance(part.winners.length)
        return true
      })
    }
  } finally {
    progress.stop()
  }
  const winners = Int8Array.from(parts.flatMap((part) => [...part.winners]))
  const terms = new Float64Array(winners.length * seats * DRAFT_TERMS.length)
  let at = 0
  for (const part of parts) {
    terms.set(part.terms, at)
    at += part.terms.length
  }
  return fitOutlook(terms, winners, seats)
}
