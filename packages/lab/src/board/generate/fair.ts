import { type Board, layout as fields } from '@serai/catan'
import type { Random } from '@serai/kernel'
import { emptyDraft, finishDraft } from '../draft/draft-state.ts'
import { greedyDrafter } from '../draft/greedy.ts'
import { MOST_GAP } from '../fairness/grade.ts'
import { winShares } from '../fairness/outlook.ts'
import { breaks } from './broken.ts'
import type { BoardConstraints } from './constraints.ts'
import type { Layout } from './layout.ts'

/** Drafts that are played for one board, and changes that are looked at for one draft at most. */
const DRAFTS = 110
const CHANGES = 40
/** Rounds of so many drafts at most, for the one board in 400 that is not even after the first. */
const ROUNDS = 6
/** Shares that differ by less are as good as equal: the outlook is not more exact. */
const EVEN = 0.006
/** How much worse a change may be and still be kept now and then; falls to nothing. */
const HEAT = 0.012

const state = new Int32Array(fields.WORDS)
const shares = new Float64Array(4)

/** The best seat's expected share of wins less the worst seat's, when everybody places as the bots do. */
export function expectedGap(board: Board, seats: number): number {
  emptyDraft(board, seats, state)
  finishDraft(state, greedyDrafter)
  winShares(state, shares)
  let least = 1
  let most = 0
  for (let seat = 0; seat < seats; seat++) {
    least = Math.min(least, shares[seat]!)
    most = Math.max(most, shares[seat]!)
  }
  return most - least
}

/** Annealing over changes of places, within the constraints, towards equal shares. */
export function evenOut(layout: Layout, constraints: BoardConstraints, seats: number, random: Random): Board {
  let gap = expectedGap(layout, seats)
  let best = layout.copy()
  let least = gap
  const isEnough = (draft: number): boolean =>
    draft < DRAFTS ? least <= EVEN : least <= MOST_GAP.even || draft === ROUNDS * DRAFTS
  for (let draft = 1; !isEnough(draft); draft++) {
    if (!changeWithin(layout, constraints, random)) break
    const next = expectedGap(layout, seats)
    const heat = HEAT * (1 - (draft % DRAFTS) / DRAFTS)
    if (next > gap && random.below(1 << 20) / (1 << 20) >= Math.exp((gap - next) / heat)) {
      layout.undo()
      continue
    }
    gap = next
    if (gap >= least) continue
    least = gap
    best = layout.copy()
  }
  return best
}

function changeWithin(layout: Layout, constraints: BoardConstraints, random: Random): boolean {
  for (let change = 0; change < CHANGES; change++) {
    layout.change(random)
    if (breaks(layout, constraints) === 0) return true
    layout.undo()
  }
  return false
}
