import type { Action } from '@serai/kernel'
import { CONFIRM, type NardeState, narde } from '@serai/narde'
import type { Decision, Level, SeeingBot } from '../bot.ts'
import { bestOf, type Evaluator, MOST_PLAYS } from './evaluator.ts'

interface PlayBotSettings {
  readonly name: string
  readonly describe: string
  readonly level: Level
  readonly pace: { readonly min: number; readonly max: number }
  readonly budget: number
  /** Makes the evaluator when the bot first needs it. */
  readonly newEvaluator: () => Evaluator
  /** Decisions of a hundred that are left to chance. */
  readonly randomPercent?: number
}

/** A bot that makes the whole play it values most, at once or step by step, as it is asked. */
export function playBot({ newEvaluator, randomPercent = 0, ...named }: PlayBotSettings): SeeingBot<NardeState> {
  const plays: Action[] = []
  const values = new Float64Array(MOST_PLAYS)
  let evaluator: Evaluator | undefined
  const best = (view: NardeState, among: readonly Action[], count: number, budget: number): Action => {
    if (count === 1) return among[0]!
    evaluator ??= newEvaluator()
    evaluator.evaluate(view, among, count, values, budget)
    return among[bestOf(values, count)]!
  }
  return {
    ...named,
    needs: 'view',
    choose: ({ view, seat, actions, count, random, budget }: Decision<NardeState>): Action => {
      if (count === 1) return actions[0]!
      if (randomPercent > 0 && random.below(100) < randomPercent) return actions[random.below(count)]!
      if (actions[0]! > CONFIRM) return best(view, actions, count, budget)
      return firstStepOf(view, best(view, plays, narde.plays!.list(view, seat, plays), budget))
    },
  }
}

const steps: Action[] = []

/** The first of the steps that a whole play stands for (N28). */
export function firstStepOf(view: NardeState, play: Action): Action {
  narde.plays!.steps(view, play, steps)
  return steps[0]!
}
