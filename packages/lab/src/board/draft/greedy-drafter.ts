import { catanPolicy, catanSetupSearch } from '@serai/bots'
import type { CatanState } from '@serai/catan'
import { actions, layout } from '@serai/catan/raw'
import type { Drafter } from './draft-state.ts'
import { DraftValue } from './draft-value.ts'

const value = new DraftValue()
const policy = new catanPolicy.Policy(value)
const setupSearch = new catanSetupSearch.SetupSearch(policy)
const list: number[] = []

function choose(s: CatanState, first: number, places: readonly number[], count: number): number {
  value.setBoard(s)
  for (let i = 0; i < count; i++) list[i] = first + places[i]!
  return policy.choose(s, s[layout.ACTIVE]!, list, count) - first
}

/** Places as the bot `greedy` does: the same policy, asked at the same moments. */
export const greedyDrafter: Drafter = {
  settle: (s) => {
    value.setBoard(s)
    return setupSearch.choose(s, s[layout.ACTIVE]!) - actions.PLACE_SETUP_SETTLEMENT
  },
  road: (s, _, edges, count) => choose(s, actions.PLACE_SETUP_ROAD, edges, count),
}
