import {
  type NardeNetFile,
  type NardeStrength,
  NardeTrainer,
  nardeGreedyBot,
  nardeNetBot,
  nardeStrength,
  readNardeNet,
} from '@serai/bots'
import { DEFAULT_SEED } from '../shared-options.ts'
import { formatPercent } from '../text-table.ts'
import type { TrainFlags } from './flags.ts'
import { moduleText, netText } from './net-text.ts'
import { resumed } from './resume.ts'
import { type EarlierRuns, NO_EARLIER_RUNS, type Provenance, type Trainer } from './trainer.ts'
import { training } from './training.ts'

const DEFAULT_HIDDEN = 64
const DEFAULT_RATE = 0.04

/** The same deals at every check, so that checks can be compared. */
const CHECK_SEED = 1

export const nardeTraining = training(['step'], nardeTrainer)

function nardeTrainer(flags: TrainFlags): Trainer<NardeStrength> {
  const { trainer, earlier } = start(flags)
  const { seed, hidden, rate } = trainer.settings
  const fileOf = (made: Provenance): NardeNetFile => ({
    settings: trainer.settings,
    ...made,
    weights: trainer.net.weights,
  })
  const { module } = flags
  return {
    earlier,
    settings: { seed, hidden, rate },
    startFlags: `--seed ${seed} --hidden ${hidden}`,
    rate,
    opponent: nardeGreedyBot.name,
    get games() {
      return trainer.games
    },
    learn() {
      trainer.play()
      return [1]
    },
    check() {
      const net = nardeNetBot(() => trainer.net)
      return nardeStrength(net, nardeGreedyBot, flags.deals, CHECK_SEED)
    },
    checkNote: ({ games, marsWon, marsLost }) =>
      `mars won ${formatPercent(marsWon, games)}, lost ${formatPercent(marsLost, games)}`,
    outputs: [
      { path: flags.out, text: (made) => netText(fileOf(made)) },
      ...(module === undefined ? [] : [{ path: module, text: (made: Provenance) => moduleText(fileOf(made)) }]),
    ],
  }
}

/** A new net, or the one to resume. */
function start(flags: TrainFlags): { readonly trainer: NardeTrainer; readonly earlier: EarlierRuns } {
  if (flags.resume === undefined) {
    const { seed = DEFAULT_SEED, hidden = DEFAULT_HIDDEN, rate = DEFAULT_RATE } = flags
    return { trainer: new NardeTrainer({ seed, hidden, rate }, 0), earlier: NO_EARLIER_RUNS }
  }
  const file = resumed(flags.resume, flags, ['seed', 'hidden'], readNardeNet)
  const { rate = file.settings.rate } = flags
  return { trainer: new NardeTrainer({ ...file.settings, rate }, file.games, file.weights), earlier: file }
}
