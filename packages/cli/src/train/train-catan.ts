import { catanTuning } from '@serai/bots'
import { DEFAULT_SEED } from '../shared-options.ts'
import type { TrainFlags } from './flags.ts'
import { type Checked, NO_PAST, type Past, type Pupil } from './pupil.ts'
import { resumed } from './resume.ts'
import { outlookTraining } from './train-outlook.ts'
import { training } from './training.ts'

type Numbers = catanTuning.Numbers

const DEFAULT_STEP = 2000
const DEFAULT_RATE = 1
const SPREAD = 0.3

/** Without trades a step takes a third of the time. */
const OPTIONS = { victoryPoints: 10, board: 'spiral', trading: false, turnCap: 300 }

/** The same boards at every check, so that checks can be compared. */
const CHECK_SEED = 1

export const catanTraining = {
  ...training(['hidden', 'module'], beginCatan),
  parts: { outlook: outlookTraining },
}

interface Begun {
  readonly course: catanTuning.TuningCourse
  readonly games: number
  readonly weights: Numbers
  readonly past: Past
}

function begun(flags: TrainFlags): Begun {
  if (flags.resume === undefined) {
    const { seed = DEFAULT_SEED, step = DEFAULT_STEP, rate = DEFAULT_RATE } = flags
    return { course: { seed, step, rate, spread: SPREAD }, games: 0, weights: catanTuning.flatten(), past: NO_PAST }
  }
  const file = resumed(flags.resume, flags, ['seed', 'step'], catanTuning.readWeightsFile)
  const { rate = file.course.rate } = flags
  return { ...file, course: { ...file.course, rate }, past: file }
}

function beginCatan(flags: TrainFlags): Pupil<Checked> {
  const { course, past, ...start } = begun(flags)
  const { seed, step, rate, spread } = course
  let { games, weights } = start
  return {
    past,
    course: { seed, step, rate, spread },
    begin: `--seed ${seed} --step ${step}`,
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
    remark: () => 'one against three: 25.0 % is fair',
    outlets: [
      {
        path: flags.out,
        text: (made) => `${JSON.stringify(catanTuning.weightsFileJson({ course, ...made, weights }), null, 2)}\n`,
      },
    ],
  }
}
