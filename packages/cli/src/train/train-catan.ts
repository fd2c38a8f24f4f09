import { catanTuning } from '@serai/bots'
import { DEFAULT_SEED } from '../shared-options.ts'
import type { TrainFlags } from './flags.ts'
import { resumed } from './resume.ts'
import { WIN_NET_PART, winNetTraining } from './train-win-net.ts'
import { type CheckResult, type EarlierRuns, NO_EARLIER_RUNS, type Trainer } from './trainer.ts'
import { training } from './training.ts'

const DEFAULT_STEP = 2000
const DEFAULT_RATE = 1
const SPREAD = 0.3

/** Without trades a step takes a third of the time. */
const OPTIONS = { victoryPoints: 10, board: 'spiral', trading: false, turnCap: 300 }

/** The same boards at every check, so that checks can be compared. */
const CHECK_SEED = 1

export const catanTraining = {
  ...training(['hidden', 'module'], catanTrainer),
  parts: { [WIN_NET_PART]: winNetTraining },
}

function catanTrainer(flags: TrainFlags): Trainer<CheckResult> {
  const { settings, earlier, ...begin } = start(flags)
  const { seed, step, rate, spread } = settings
  let { games, weights } = begin
  return {
    earlier,
    settings: { seed, step, rate, spread },
    startFlags: `--seed ${seed} --step ${step}`,
    rate,
    opponent: catanTuning.opponent.name,
    get games() {
      return games
    },
    *learn() {
      const plan = { seed, games: step, spread, rate, options: OPTIONS }
      weights = yield* catanTuning.tuneByBoards(weights, games / step + 1, plan)
      games += step
    },
    check: () => catanTuning.tunedStrength(weights, flags.deals, CHECK_SEED, OPTIONS),
    checkNote: () => 'one seat against three: 25.0 % if equally strong',
    outputs: [
      {
        path: flags.out,
        text: (made) => `${JSON.stringify(catanTuning.weightsFileJson({ settings, ...made, weights }), null, 2)}\n`,
      },
    ],
  }
}

interface Start {
  readonly settings: catanTuning.TuningSettings
  readonly games: number
  readonly weights: catanTuning.FlatWeights
  readonly earlier: EarlierRuns
}

/** The shipped weights, or those of the file to resume. */
function start(flags: TrainFlags): Start {
  if (flags.resume === undefined) {
    const { seed = DEFAULT_SEED, step = DEFAULT_STEP, rate = DEFAULT_RATE } = flags
    const settings = { seed, step, rate, spread: SPREAD }
    return { settings, games: 0, weights: catanTuning.flattenWeights(), earlier: NO_EARLIER_RUNS }
  }
  const file = resumed(flags.resume, flags, ['seed', 'step'], catanTuning.readWeightsFile)
  const { rate = file.settings.rate } = flags
  return { ...file, settings: { ...file.settings, rate }, earlier: file }
}
