import { actions as act, type CatanState } from '@serai/catan'
import { PASS, type SeeingBot } from '../bot.ts'
import { type Belief, observe, startBelief } from './belief.ts'
import { OUTLOOK, OUTLOOK_SHAPE } from './outlook.ts'
import { Search, type SearchPlan } from './search.ts'
import { Value } from './value.ts'
import { SHAPE, WEIGHTS } from './weights.ts'

type About = Pick<SeeingBot, 'name' | 'describe' | 'level' | 'pace' | 'budget'>

export function searchingBot(
  about: About,
  plan: SearchPlan,
  policy: Value = new Value(WEIGHTS, SHAPE),
  outlook: Value = new Value(OUTLOOK, OUTLOOK_SHAPE),
): SeeingBot<CatanState, Belief> {
  const search = new Search(policy, outlook, plan)
  return {
    ...about,
    needs: 'view',
    memory: { start: startBelief, observe },
    choose({ view, seat, memory, actions, count, optional, random, budget }) {
      if (optional) {
        for (let i = 0; i < count; i++) if (act.KIND_OF[actions[i]!] === 18) return actions[i]!
        return PASS
      }
      return search.choose(view, seat, actions, count, memory, random, budget)
    },
  }
}

export const hard = searchingBot(
  {
    name: 'hard',
    describe: 'Follows the cards that others hold, and tries its best actions in worlds that they could be in.',
    level: 'hard',
    pace: { min: 400, max: 1200 },
    budget: 6000,
  },
  { turns: 5, width: 6, margin: 0.8, batch: 12, opening: 4 },
)

export const expert = searchingBot(
  {
    name: 'expert',
    describe: 'Looks at more actions, in more worlds and further ahead than the hard bot.',
    level: 'expert',
    pace: { min: 400, max: 1200 },
    budget: 40_000,
  },
  { turns: 8, width: 10, margin: 1.2, batch: 16, opening: 4 },
)
