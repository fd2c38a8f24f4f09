import { setImmediate } from 'node:timers/promises'
import { catanTuning } from '@serai/bots'
import { AtomicFile } from '../atomic-file.ts'
import type { Context } from '../context.ts'
import { showProgress } from '../progress.ts'
import { DEFAULT_SEED } from '../shared-options.ts'
import type { TrainFlags } from './flags.ts'
import type { Training } from './training.ts'
import { type TrainedWinNet, winNetJson, winNetModule } from './win-net-text.ts'

const DEFAULT_HIDDEN = 16
const PASSES = 12
/** Games between breaks in which the process handles signals and draws the progress. */
const GAMES_BETWEEN_BREAKS = 20

/** The name of this part on the command line and in reports. */
export const WIN_NET_PART = 'outlook'

/** The net at the end of a search: it plays games, then fits the net to who won them. */
export const winNetTraining: Training = { refusedFlags: ['resume', 'step', 'rate'], run }

async function run(flags: TrainFlags, context: Context): Promise<void> {
  const { seed = DEFAULT_SEED, hidden = DEFAULT_HIDDEN, games } = flags
  const outputs = [
    { path: flags.out, text: winNetJson },
    ...(flags.module === undefined ? [] : [{ path: flags.module, text: winNetModule }]),
  ]
  // Finds out before the work whether the files can be written.
  for (const { path } of outputs) new AtomicFile(path).abandon()
  const sample = await play(seed, games, context)
  const { net, logLoss } = catanTuning.fitWinNet(sample, { seed, hidden, passes: PASSES })
  const settings = { seed, hidden, passes: PASSES, games, positions: sample.positions }
  const made: TrainedWinNet = { settings, logLoss: Number(logLoss.toFixed(4)), net }
  for (const { path, text } of outputs) {
    const file = new AtomicFile(path)
    try {
      file.write(text(made))
      file.finish()
    } finally {
      file.abandon()
    }
  }
  const report = { game: flags.game, part: WIN_NET_PART, ...settings, logLoss: made.logLoss }
  const line = `${sample.positions} positions of ${games} games: log loss ${made.logLoss} on a held-out tenth; a uniform prediction has 1.3863`
  await context.out(`${flags.json ? JSON.stringify(report) : line}\n`)
}

async function play(seed: number, games: number, context: Context): Promise<catanTuning.WinNetSample> {
  const sampler = new catanTuning.WinNetSampler(seed)
  const progress = showProgress(context, games, 'games')
  try {
    while (sampler.games < games) {
      sampler.play()
      progress.advance(1)
      if (sampler.games % GAMES_BETWEEN_BREAKS === 0) await setImmediate()
    }
  } finally {
    progress.stop()
  }
  return sampler.sample()
}
