import { activeSeat, type CatanState } from '@serai/catan'
import type { BoardAnalysis } from '../analysis/analysis.ts'
import { roadToward } from './classic-drafter.ts'
import type { Drafter } from './draft-state.ts'
import { MaxminPlanner } from './maxmin-planner.ts'

/** Follows one allocation from where it was made to the end of the setup; roads as R169 has them. */
export function maxminDrafter(analysis: BoardAnalysis, s: CatanState): Drafter {
  const { take } = new MaxminPlanner(analysis, s).solve()
  const left = take.map((vertices) => inOrder(analysis, vertices))
  return {
    settle: (state) => left[activeSeat(state)]!.shift()!,
    road: (state, vertex, edges, count) => roadToward(state, analysis, vertex, edges, count),
  }
}

/** The better one first: it is the one that others would take. */
function inOrder({ vertexPips }: BoardAnalysis, vertices: readonly number[]): number[] {
  return [...vertices].sort((a, b) => vertexPips[b]! - vertexPips[a]! || a - b)
}
