import { actions as act, type CatanState, layout } from '@serai/catan'
import { type Decision, PASS, type SeeingBot } from '../bot.ts'
import { opened, Policy } from './policy.ts'
import { Value } from './value.ts'
import { SHAPE, type Shape, WEIGHTS, type Weights } from './weights.ts'

/** A one-ply bot of these weights. */
export function greedyWith(weights: Weights = WEIGHTS, shape: Shape = SHAPE): SeeingBot<CatanState> {
  const value = new Value(weights, shape)
  const policy = new Policy(value)
  const state = new Int32Array(layout.WORDS)
  return {
    name: 'greedy',
    describe: 'Takes the action after which its position is worth most, one step ahead.',
    level: 'normal',
    pace: { min: 600, max: 1500 },
    needs: 'view',
    budget: 0,
    choose({ view, seat, actions, count, optional }: Decision<CatanState>) {
      if (optional) {
        for (let i = 0; i < count; i++) if (act.KIND_OF[actions[i]!] === 18) return actions[i]!
        return PASS
      }
      value.see(view)
      return policy.choose(opened(view, state), seat, actions, count)
    },
  }
}

export const greedy = greedyWith()
