import { botsOf, newTally, Simulation, type SimulationPlan, type Watcher } from '@serai/bots'
import { type Action, type Actor, type AnyGame, CHANCE, decodeOptions, isRefusal, type Seat } from '@serai/kernel'

/** A decision that came up in random play: the position, who was to act, and what was done. */
export interface SampledDecision {
  readonly state: unknown
  readonly seat: Seat
  readonly action: Action
}

const SEED = 1

export function randomPlan(game: AnyGame, bySteps: boolean): SimulationPlan {
  const options = decodeOptions(game.options, game.simulationOptions)
  if (isRefusal(options)) throw new Error(`${game.id}: its simulation options are no options`)
  const bots = Array.from({ length: game.seats.max }, () => botsOf(game)[0]!)
  return { game, options, bots, seed: SEED, bySteps }
}

/** Every `step`-th decision of random games, `size` in all: from many games and from all parts of them. */
export function sampleDecisions(game: AnyGame, size: number, step: number, bySteps: boolean): SampledDecision[] {
  const decisions: SampledDecision[] = []
  let count = 0
  const watcher: Watcher = {
    started: () => {},
    acting: (state: unknown, by: Actor, action: Action) => {
      if (by === CHANCE || count++ % step !== 0 || decisions.length === size) return
      decisions.push({ state: game.clone(state), seat: by, action })
    },
    ended: () => {},
  }
  const plan = randomPlan(game, bySteps)
  const simulation = new Simulation(plan)
  for (let number = 1; decisions.length < size; number++) {
    simulation.play(number, newTally(game, plan.bots.length), watcher)
  }
  return decisions
}
