import type { Board } from '@serai/catan'
import { layout as fields } from '@serai/catan/raw'
import type { Random } from '@serai/kernel'
import { emptyDraft, finishDraft } from '../draft/draft-state.ts'
import { greedyDrafter } from '../draft/greedy-drafter.ts'
import { MOST_GAP } from '../fairness/fairness-grade.ts'
import { winShares } from '../fairness/setup-model.ts'
import type { BoardBuilder } from './board-builder.ts'
import type { BoardConstraints } from './constraints.ts'
import { countViolations } from './violations.ts'

/** Drafts that are played for one board, and changes that are looked at for one draft at most. */
const DRAFTS = 110
const CHANGES = 40
/** Rounds of so many drafts at most, for the one board in 400 that is not even after the first. */
const ROUNDS = 6
/** Shares that differ by less are as good as equal: the setup model is not more exact. */
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
export function evenOut(builder: BoardBuilder, constraints: BoardConstraints, seats: number, random: Random): Board {
  let gap = expectedGap(builder, seats)
  let best = builder.copy()
  let least = gap
  const isEnough = (draft: number): boolean =>
    draft < DRAFTS ? least <= EVEN : least <= MOST_GAP.even || draft === ROUNDS * DRAFTS
  for (let draft = 1; !isEnough(draft); draft++) {
    if (!changeWithin(builder, constraints, random)) break
    const next = expectedGap(builder, seats)
    const heat = HEAT * (1 - (draft % DRAFTS) / DRAFTS)
    if (next > gap && random.below(1 << 20) / (1 << 20) >= Math.exp((gap - next) / heat)) {
      builder.undo()
      continue
    }
    gap = next
    if (gap >= least) continue
    least = gap
    best = builder.copy()
  }
  return best
}

function changeWithin(builder: BoardBuilder, constraints: BoardConstraints, random: Random): boolean {
  for (let change = 0; change < CHANGES; change++) {
    builder.change(random)
    if (countViolations(builder, constraints) === 0) return true
    builder.undo()
  }
  return false
}
