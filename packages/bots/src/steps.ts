import type { Action, AnyGame } from '@serai/kernel'

/** The actions that a whole play stands for. */
export function stepsOf(game: AnyGame, state: unknown, play: Action): Action[] {
  const steps: Action[] = []
  const count = game.plays?.steps(state, play, steps) ?? 0
  return steps.slice(0, count)
}
