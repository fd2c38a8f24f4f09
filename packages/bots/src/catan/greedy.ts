import { type CatanState, catan, layout } from '@serai/catan'
import type { Decision, SeeingBot } from '../bot.ts'
import { opened, Policy } from './policy.ts'
import { Snake } from './snake.ts'
import { Trader } from './trader.ts'
import { Value } from './value.ts'
import { SHAPE, type Shape, WEIGHTS, type Weights } from './weights.ts'

/** A one-ply bot of these weights. */
export function greedyWith(weights: Weights = WEIGHTS, shape: Shape = SHAPE): SeeingBot<CatanState> {
  const value = new Value(weights, shape)
  const policy = new Policy(value)
  const trader = new Trader(policy, { offers: 1, counters: 1, worlds: 2 })
  const snake = new Snake(policy)
  const state = new Int32Array(layout.WORDS)
  return {
    name: 'greedy',
    describe: 'Takes the action after which its position is worth most, one step ahead.',
    level: 'normal',
    pace: { min: 600, max: 1500 },
    needs: 'view',
    budget: 0,
    haggles: true,
    choose(decision: Decision<CatanState>) {
      const { view, seat, actions, count, random } = decision
      value.see(view)
      const open = opened(view, state)
      if (Snake.isSettling(open)) return snake.choose(open, seat)
      const win = policy.winning(open, seat, actions, count)
      if (win !== null) return win
      const deal = trader.choose(open, decision, (into) => catan.imagine(view, random, into))
      return deal ?? (count === 1 ? actions[0]! : policy.choose(open, seat, actions, count))
    },
  }
}

export const greedy = greedyWith()
