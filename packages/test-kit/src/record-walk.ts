import { formatRefusal, type Game, type GameRecord, isRefusal, type Options, recordFrom, stream } from '@serai/kernel'
import { broken } from './law.ts'
import { randomStep, type Step } from './random-player.ts'
import { chanceOf, type Setup, startOf } from './setup.ts'
import type { Walk } from './walk.ts'

/** Plays a random game into a record; `before` and `after` each step the caller may look, or take back. */
export function recordWalk<S, O extends Options>(
  game: Game<S, O>,
  setup: Setup<O>,
  { seed, steps }: Walk,
  watch: {
    readonly before?: (record: GameRecord<S, O>, step: Step) => void
    readonly after?: (record: GameRecord<S, O>, step: Step) => void
  } = {},
): GameRecord<S, O> {
  const labels = Array.from({ length: setup.seats }, (_, seat) => `random ${seat}`)
  const record = recordFrom(game, setup.options, labels, startOf(game, setup, seed))
  const chance = chanceOf(game, seed)
  const choices = stream(seed, 'choices')
  for (let i = 0; i < steps; i++) {
    const step = randomStep(game, record.state, chance, choices)
    if (!step) break
    watch.before?.(record, step)
    const entry = record.act(step.by, step.action, i)
    if (isRefusal(entry)) broken(`${game.format(step.action)} was listed, but is refused: ${formatRefusal(entry)}`)
    watch.after?.(record, step)
  }
  return record
}
