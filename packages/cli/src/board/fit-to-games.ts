import { type BoardMode, type FittedSetupModel, fitSetupModel, SETUP_TERMS } from '@serai/lab'
import type { Context } from '../context.ts'
import { Batches } from '../jobs/batches.ts'
import type { DraftSample } from '../jobs/draft-sample-job.ts'
import { runBatches } from '../jobs/run-batches.ts'
import { showProgress } from '../progress.ts'

const MODES: readonly BoardMode[] = ['spiral', 'random']

/** Half of the games on spiral boards, half on random ones. */
export async function fitToGames(
  games: number,
  { seats, seed, workers }: { readonly seats: number; readonly seed: number; readonly workers: number },
  context: Context,
): Promise<FittedSetupModel> {
  const parts: DraftSample[] = []
  const half = Math.ceil(games / MODES.length)
  const progress = showProgress(context, half * MODES.length, 'games')
  try {
    for (const mode of MODES) {
      const job = { kind: 'draft-sample', seats, seed, mode } as const
      await runBatches(job, new Batches(half), workers, (part) => {
        parts.push(part)
        progress.advance(part.winners.length)
        return true
      })
    }
  } finally {
    progress.stop()
  }
  const winners = Int8Array.from(parts.flatMap((part) => [...part.winners]))
  const terms = new Float64Array(winners.length * seats * SETUP_TERMS.length)
  let at = 0
  for (const part of parts) {
    terms.set(part.terms, at)
    at += part.terms.length
  }
  return fitSetupModel(terms, winners, seats)
}
