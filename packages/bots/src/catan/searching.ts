import { type CatanState, layout } from '@serai/catan'
import type { SeeingBot } from '../bot.ts'
import { type Belief, imagineWith, observe, startBelief } from './belief.ts'
import { Outlook } from './outlook.ts'
import { opened, Policy } from './policy.ts'
import { Search, type SearchPlan } from './search.ts'
import { type TradeManners, Trader } from './trader.ts'
import { Value } from './value.ts'
import { SHAPE, WEIGHTS } from './weights.ts'

type About = Pick<SeeingBot, 'name' | 'describe' | 'level' | 'pace' | 'budget'>

export function searchingBot(
  about: About,
  plan: SearchPlan & { readonly manners: TradeManners },
  policy: Value = new Value(WEIGHTS, SHAPE),
  outlook: Outlook = new Outlook(),
): SeeingBot<CatanState, Belief> {
  const search = new Search(policy, outlook, plan)
  const tactics = new Policy(policy)
  const trader = new Trader(tactics, plan.manners)
  const state = new Int32Array(layout.WORDS)
  return {
    ...about,
    needs: 'view',
    haggles: true,
    memory: { start: startBelief, observe },
    choose(decision) {
      const { view, seat, memory, actions, count, random, budget } = decision
      policy.see(view)
      const open = opened(view, state)
      const win = tactics.winning(open, seat, actions, count)
      if (win !== null) return win
      const deal = trader.choose(open, decision, (into) => imagineWith(memory, view, random, into))
      if (deal !== null) return deal
      return count === 1 ? actions[0]! : search.choose(view, seat, actions, count, memory, random, budget)
    },
  }
}

export const hard = searchingBot(
  {
    name: 'hard',
    describe: 'Follows the cards that others hold, and tries its best actions in worlds that they could be in.',
    level: 'hard',
    pace: { min: 400, max: 1200 },
    budget: 8000,
  },
  { rounds: 1, width: 6, margin: 0.8, doubt: 1, batch: 12, opening: 4, manners: { offers: 2, counters: 1, worlds: 8 } },
)

export const expert = searchingBot(
  {
    name: 'expert',
    describe: 'Looks at more actions, in more worlds and further ahead than the hard bot.',
    level: 'expert',
    pace: { min: 400, max: 1200 },
    budget: 80_000,
  },
  {
    rounds: 2,
    width: 8,
    margin: 1.2,
    doubt: 1,
    batch: 12,
    opening: 2,
    manners: { offers: 3, counters: 2, worlds: 12 },
  },
)
