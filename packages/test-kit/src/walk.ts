import { type Action, type ActionEntry, type Game, type Options, type Random, stream } from '@serai/kernel'
import { randomStep, type Step } from './random-player.ts'
import { chanceOf, type Setup, startOf } from './setup.ts'

/** A random game, repeatable: the same seed walks the same way. */
export interface Walk {
  readonly seed: string
  readonly steps: number
}

/** One position of a walk. */
export interface Place<S> {
  /** The walk's own state: lent, to be left as it is. */
  readonly state: S
  /** What the walk does here; null at its end. */
  readonly next: ActionEntry | null
  /** How many steps led here. */
  readonly step: number
  /** For the law's own use; drawing from it does not change the way. */
  readonly random: Random
}

export interface WalkOptions {
  /** Whether open-ended offers are made now and then. */
  readonly offers?: boolean
  /** Actions that are legal without being listed (resigning): now and then one is tried. */
  readonly rare?: readonly Action[]
}

/** One step in so many is a rare one, if it is legal. */
const RARITY = 400

function rareStep<S, O extends Options>(
  game: Game<S, O>,
  state: S,
  rare: readonly Action[],
  random: Random,
): Step | null {
  if (rare.length === 0 || random.below(RARITY) !== 0) return null
  const by = random.below(game.seatCount(state))
  const action = rare[random.below(rare.length)]!
  return game.check(state, by, action) === null ? { by, action } : null
}

export function* walkGame<S, O extends Options>(
  game: Game<S, O>,
  setup: Setup<O>,
  { seed, steps }: Walk,
  options: WalkOptions = {},
): Generator<Place<S>> {
  const state = startOf(game, setup, seed)
  const chance = chanceOf(game, seed)
  const choices = stream(seed, 'choices')
  const random = stream(seed, 'laws')
  for (let step = 0; ; step++) {
    const next =
      step < steps
        ? (rareStep(game, state, options.rare ?? [], choices) ?? randomStep(game, state, chance, choices, options))
        : null
    const entry = next ? { seq: step + 1, at: 0, ...next } : null
    yield { state, next: entry, step, random }
    if (!entry) return
    game.apply(state, entry.by, entry.action)
  }
}
