import { catanPolicy, catanSnake } from '@serai/bots'
import { actions, type CatanState, layout } from '@serai/catan'
import type { Drafter } from './draft-state.ts'
import { DraftValue } from './draft-value.ts'

const value = new DraftValue()
const policy = new catanPolicy.Policy(value)
const snake = new catanSnake.Snake(policy)
const list: number[] = []

function choose(s: CatanState, first: number, places: readonly number[], count: number): number {
  value.see(s)
  for (let i = 0; i < count; i++) list[i] = first + places[i]!
  return policy.choose(s, s[layout.ACTIVE]!, list, count) - first
}

/** Places as the bot `greedy` does: the same policy, asked at the same moments. */
export const greedyDrafter: Drafter = {
  settle: (s) => {
    value.see(s)
    return snake.choose(s, s[layout.ACTIVE]!) - actions.PLACE_SETUP_SETTLEMENT
  },
  road: (s, _, edges, count) => choose(s, actions.PLACE_SETUP_ROAD, edges, count),
}
