import { boardOf } from '@serai/catan'
import { analyse } from '../analysis/analysis.ts'
import type { Drafter } from './draft-state.ts'
import { greedyDrafter } from './greedy-drafter.ts'
import { expertValues, ranking } from './place-values.ts'

/** Every seat takes the first place of the expert's advice, and the road beside it. */
export const expertDrafter: Drafter = {
  settle: (s) => ranking(expertValues(analyse(boardOf(s)), s))[0]!,
  road: greedyDrafter.road,
}
