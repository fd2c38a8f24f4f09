import { type CatanState, catan } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import type { Decision, SeeingBot } from '../bot.ts'
import { openView, Policy } from './policy.ts'
import { SetupSearch } from './setup-search.ts'
import { Trader } from './trader.ts'
import { Value } from './value.ts'
import { SHAPE, type Shape, WEIGHTS, type Weights } from './weights.ts'

/** A one-ply bot of these weights. */
export function greedyBotWith(weights: Weights = WEIGHTS, shape: Shape = SHAPE): SeeingBot<CatanState> {
  const value = new Value(weights, shape)
  const policy = new Policy(value)
  const trader = new Trader(policy, { offers: 1, counters: 1, worlds: 2 })
  const setupSearch = new SetupSearch(policy)
  const state = new Int32Array(layout.WORDS)
  return {
    name: 'greedy',
    describe: 'Takes the action that leads to the position of the highest value, one step ahead.',
    level: 'normal',
    pace: { min: 600, max: 1500 },
    needs: 'view',
    budget: 0,
    makesOffers: true,
    choose(decision: Decision<CatanState>) {
      const { view, seat, actions, count, random } = decision
      value.setBoard(view)
      const open = openView(view, state)
      if (SetupSearch.isSettling(open)) return setupSearch.choose(open, seat)
      const win = policy.winning(open, seat, actions, count)
      if (win !== null) return win
      const trade = trader.choose(open, decision, (into) => catan.determinize(view, random, into))
      return trade ?? (count === 1 ? actions[0]! : policy.choose(open, seat, actions, count))
    },
  }
}

export const greedyBot = greedyBotWith()
