import { type NetFile, nardeGreedyBot, nardeNetBot, type Strength, strengthOf } from '@serai/bots'
import { percent } from '../text-table.ts'
import { beginCourse } from './course.ts'
import type { TrainFlags } from './flags.ts'
import { moduleText, netText } from './net-text.ts'
import type { Made, Pupil } from './pupil.ts'
import { training } from './training.ts'

/** The same deals at every check, so that checks can be compared. */
const CHECK_SEED = 1

export const nardeTraining = training(['step'], beginNarde)

function beginNarde(flags: TrainFlags): Pupil<Strength> {
  const { trainer, past } = beginCourse(flags)
  const { seed, hidden, rate } = trainer.course
  const fileOf = (made: Made): NetFile => ({ course: trainer.course, ...made, weights: trainer.net.weights })
  const { module } = flags
  return {
    past,
    course: { seed, hidden, rate },
    begin: `--seed ${seed} --hidden ${hidden}`,
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
      return strengthOf(net, nardeGreedyBot, flags.deals, CHECK_SEED)
    },
    remark: ({ games, marsWon, marsLost }) =>
      `mars ${percent(marsWon, games)} for, ${percent(marsLost, games)} against`,
    outlets: [
      { path: flags.out, text: (made) => netText(fileOf(made)) },
      ...(module === undefined ? [] : [{ path: module, text: (made: Made) => moduleText(fileOf(made)) }]),
    ],
  }
}
