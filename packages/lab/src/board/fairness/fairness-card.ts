import { type Board, boardOf, type CatanState, catan } from '@serai/catan'
import { analyse } from '../analysis/analysis.ts'
import { classicDrafter } from '../draft/classic-drafter.ts'
import { type DraftFigures, draftFigures, type SeatFigures } from '../draft/draft-figures.ts'
import { type Drafter, emptyDraft, finishDraft, type Placement } from '../draft/draft-state.ts'
import { expertDrafter } from '../draft/expert-drafter.ts'
import { greedyDrafter } from '../draft/greedy-drafter.ts'
import { maxminDrafter } from '../draft/maxmin-drafter.ts'
import { type Grade, gradeOf } from './fairness-grade.ts'
import { winShares } from './setup-model.ts'
import { setupModelError } from './setup-model-error.ts'

/** How the seats place: as the bots do, as the founding algorithm says, as a planner shares out, or as the expert advises. */
export const DRAFTS = ['greedy', 'classic', 'maxmin', 'expert'] as const
export type DraftKind = (typeof DRAFTS)[number]

export interface SeatFairness extends SeatFigures {
  /** In draft order: both settlements with their roads. */
  readonly placements: readonly Placement[]
  /** Hexes with a 6 or an 8, counted for each settlement beside them. */
  readonly red: number
  /** Expected share of wins. */
  readonly share: number
}

export interface FairnessCard extends Omit<DraftFigures, 'seats'> {
  readonly draft: DraftKind
  readonly seats: readonly SeatFairness[]
  readonly allFive: boolean
  readonly allFour: boolean
  /** Ordered pairs of seats, for `envy`. */
  readonly pairs: number
  /** How far an expected share is from the true one on a board, as a rule. */
  readonly error: number
  /** Expected share of the best seat less that of the worst. */
  readonly gap: number
  /** Expected share of the first half of the draft order less that of the second. */
  readonly firstHalfLead: number
  readonly grade: Grade
}

/** The metrics of R171 for one board after a whole draft, and who wins by the setup model. */
export function fairnessCard(board: Board, seats: number, draft: DraftKind = 'greedy'): FairnessCard {
  return setupFairnessCard(emptyDraft(board, seats), [], draft)
}

/** The same where something stands already: `placed`, in the order of the draft. Only the rest is placed as the draft says. */
export function setupFairnessCard(position: CatanState, placed: readonly Placement[], draft: DraftKind): FairnessCard {
  const s = position.slice()
  const seats = catan.seatCount(s)
  const placements = [...placed, ...finishDraft(s, drafterOf(draft, s))]
  const figures = draftFigures(s)
  const { red } = analyse(boardOf(s))
  const shares = [...winShares(s)]
  const gap = Math.max(...shares) - Math.min(...shares)
  const half = seats >> 1
  const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0)
  return {
    draft,
    seats: figures.seats.map((seat, i) => {
      const own = [placements[i]!, placements[2 * seats - 1 - i]!]
      return { ...seat, placements: own, red: sum(own.map(({ vertex }) => red[vertex]!)), share: shares[i]! }
    }),
    spread: figures.spread,
    deviation: figures.deviation,
    envy: figures.envy,
    pairs: seats * (seats - 1),
    allFive: figures.seats.every(({ types }) => types === 5),
    allFour: figures.seats.every(({ types }) => types >= 4),
    error: setupModelError(seats),
    gap,
    firstHalfLead: sum(shares.slice(0, half)) - sum(shares.slice(seats - half)),
    grade: gradeOf(gap),
  }
}

function drafterOf(draft: DraftKind, s: CatanState): Drafter {
  if (draft === 'greedy') return greedyDrafter
  if (draft === 'expert') return expertDrafter
  const analysis = analyse(boardOf(s))
  return draft === 'classic' ? classicDrafter(analysis) : maxminDrafter(analysis, s)
}
