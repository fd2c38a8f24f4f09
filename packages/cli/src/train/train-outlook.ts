import { setImmediate } from 'node:timers/promises'
import { catanTuning } from '@serai/bots'
import { AtomicFile } from '../atomic-file.ts'
import type { Context } from '../context.ts'
import { showProgress } from '../progress.ts'
import { DEFAULT_SEED } from '../shared-options.ts'
import type { TrainFlags } from './flags.ts'
import { type OutlookMade, outlookJson, outlookModule } from './outlook-text.ts'
import type { Training } from './training.ts'

const DEFAULT_HIDDEN = 16
const PASSES = 12
/** Games between looks at signals and the terminal. */
const BREATH = 20

/** The net at the end of a search: games are played, then it is fitted to who won them. */
export const outlookTraining: Training = { without: ['resume', 'step', 'rate'], run }

async function run(flags: TrainFlags, context: Context): Promise<void> {
  const { seed = DEFAULT_SEED, hidden = DEFAULT_HIDDEN, games } = flags
  const outlets = [
    { path: flags.out, text: outlookJson },
    ...(flags.module === undefined ? [] : [{ path: flags.module, text: outlookModule }]),
  ]
  // A place that cannot be written is found out before the work.
  for (const { path } of outlets) new AtomicFile(path).abandon()
  const sample = await play(seed, games, context)
  const { net, logLoss } = catanTuning.fitOutlook(sample, { seed, hidden, passes: PASSES })
  const course = { seed, hidden, passes: PASSES, games, positions: sample.positions }
  const made: OutlookMade = { course, logLoss: Number(logLoss.toFixed(4)), net }
  for (const { path, text } of outlets) {
    const file = new AtomicFile(path)
    try {
      file.write(text(made))
      file.finish()
    } finally {
      file.abandon()
    }
  }
  const report = { game: flags.game, part: 'outlook', ...course, logLoss: made.logLoss }
  const line = `${sample.positions} positions of ${games} games: log-loss ${made.logLoss} on a tenth held out; equal shares have 1.3863`
  await context.out(`${flags.json ? JSON.stringify(report) : line}\n`)
}

async function play(seed: number, games: number, context: Context): Promise<catanTuning.OutlookSample> {
  const sampler = new catanTuning.OutlookSampler(seed)
  const progress = showProgress(context, games, 'games')
  try {
    while (sampler.games < games) {
      sampler.play()
      progress.advance(1)
      if (sampler.games % BREATH === 0) await setImmediate()
    }
  } finally {
    progress.stop()
  }
  return sampler.sample()
}
