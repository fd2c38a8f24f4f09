import type { CatanState } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import type { SeeingBot } from '../bot.ts'
import { type Belief, determinizeWith, observe, startBelief } from './belief.ts'
import { openView, Policy } from './policy.ts'
import { Search, type SearchSettings } from './search.ts'
import { type TradeLimits, Trader } from './trader.ts'
import { Value } from './value.ts'
import { SHAPE, WEIGHTS } from './weights.ts'
import { WinNet } from './win-net.ts'

type SearchBotInfo = Pick<SeeingBot, 'name' | 'describe' | 'level' | 'pace' | 'budget'>

export function searchBot(
  about: SearchBotInfo,
  settings: SearchSettings & { readonly tradeLimits: TradeLimits },
  value: Value = new Value(WEIGHTS, SHAPE),
  winNet: WinNet = new WinNet(),
): SeeingBot<CatanState, Belief> {
  const search = new Search(value, winNet, settings)
  const policy = new Policy(value)
  const trader = new Trader(policy, settings.tradeLimits)
  const state = new Int32Array(layout.WORDS)
  return {
    ...about,
    needs: 'view',
    makesOffers: true,
    memory: { start: startBelief, observe },
    choose(decision) {
      const { view, seat, memory, actions, count, random, budget } = decision
      value.setBoard(view)
      const open = openView(view, state)
      const win = policy.winning(open, seat, actions, count)
      if (win !== null) return win
      const trade = trader.choose(open, decision, (into) => determinizeWith(memory, view, random, into))
      if (trade !== null) return trade
      return count === 1 ? actions[0]! : search.choose(view, seat, actions, count, memory, random, budget)
    },
  }
}

export const hardBot = searchBot(
  {
    name: 'hard',
    describe: 'Tracks the cards of its opponents and searches its best actions over sampled hands (determinization).',
    level: 'hard',
    pace: { min: 400, max: 1200 },
    budget: 8000,
  },
  {
    rounds: 1,
    width: 6,
    margin: 0.8,
    doubt: 1,
    batch: 12,
    opening: 4,
    tradeLimits: { offers: 2, counters: 1, worlds: 8 },
  },
)

export const expertBot = searchBot(
  {
    name: 'expert',
    describe: 'Like hard, but searches more actions, more sampled hands and further ahead.',
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
    tradeLimits: { offers: 3, counters: 2, worlds: 12 },
  },
)
