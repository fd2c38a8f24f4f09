import { randomBoard, spiralBoard } from '@serai/catan'
import { stream } from '@serai/kernel'
import type { Interval } from '../../statistics/interval.ts'
import { wilsonInterval } from '../../statistics/wilson-interval.ts'
import { analyse } from '../analysis/analysis.ts'
import { type ClassicVariant, classicDrafter } from '../draft/classic-drafter.ts'
import { draftFigures } from '../draft/draft-figures.ts'
import { emptyDraft, finishDraft } from '../draft/draft-state.ts'
import { maxminDrafter } from '../draft/maxmin-drafter.ts'

/** What one row of the table of R171 measures. */
export interface DraftTableCase {
  readonly mode: 'spiral' | 'random'
  /** How the seats place: R169 with one of its two variants of round 1, or the planner. */
  readonly draft: ClassicVariant | 'maxmin'
  readonly seats: number
}

/** The rows of R171, and the same for the planner. */
export const DRAFT_TABLE_CASES: readonly DraftTableCase[] = [
  { mode: 'spiral', draft: 'pips', seats: 4 },
  { mode: 'spiral', draft: 'full', seats: 4 },
  { mode: 'random', draft: 'pips', seats: 4 },
  { mode: 'random', draft: 'full', seats: 4 },
  { mode: 'spiral', draft: 'pips', seats: 3 },
  { mode: 'random', draft: 'full', seats: 3 },
  { mode: 'spiral', draft: 'maxmin', seats: 4 },
  { mode: 'random', draft: 'maxmin', seats: 4 },
  { mode: 'spiral', draft: 'maxmin', seats: 3 },
  { mode: 'random', draft: 'maxmin', seats: 3 },
]

export interface ShareOfBoards extends Interval {
  readonly share: number
}

export interface DraftTableRow extends DraftTableCase {
  readonly boards: number
  readonly spreadWithin: ShareOfBoards
  readonly deviationWithin: ShareOfBoards
  readonly meanSpread: number
  readonly allFive: ShareOfBoards
  readonly allFour: ShareOfBoards
  readonly meanPips: readonly number[]
  /** R171: the largest of these means less the smallest. */
  readonly seatBias: number
  /** Share of the ordered pairs of seats. */
  readonly envy: number
  readonly startingCards: readonly number[]
  readonly harbours: readonly number[]
}

const WITHIN = 0.15

export function draftTableRow(given: DraftTableCase, boards: number, seed: number): DraftTableRow {
  const { mode, draft, seats } = given
  const counts = { spread: 0, deviation: 0, five: 0, four: 0 }
  const sums = { spread: 0, envy: 0 }
  const zeros = (): number[] => new Array<number>(seats).fill(0)
  const [pips, cards, harbours] = [zeros(), zeros(), zeros()]
  for (let number = 1; number <= boards; number++) {
    const random = stream(seed, 'board', number)
    const board = mode === 'spiral' ? spiralBoard(random) : randomBoard(random)
    const s = emptyDraft(board, seats)
    const analysis = analyse(board)
    finishDraft(s, draft === 'maxmin' ? maxminDrafter(analysis, s) : classicDrafter(analysis, draft))
    const figures = draftFigures(s)
    if (figures.spread <= WITHIN) counts.spread++
    if (figures.deviation <= WITHIN) counts.deviation++
    if (figures.seats.every(({ types }) => types === 5)) counts.five++
    if (figures.seats.every(({ types }) => types >= 4)) counts.four++
    sums.spread += figures.spread
    sums.envy += figures.envy
    figures.seats.forEach((seat, i) => {
      pips[i]! += seat.pips
      cards[i]! += seat.startingCards
      harbours[i]! += seat.harbours.length
    })
  }
  const share = (count: number): ShareOfBoards => ({ share: count / boards, ...wilsonInterval(count, boards) })
  const means = (list: readonly number[]): number[] => list.map((sum) => sum / boards)
  return {
    ...given,
    boards,
    spreadWithin: share(counts.spread),
    deviationWithin: share(counts.deviation),
    meanSpread: sums.spread / boards,
    allFive: share(counts.five),
    allFour: share(counts.four),
    meanPips: means(pips),
    seatBias: (Math.max(...pips) - Math.min(...pips)) / boards,
    envy: sums.envy / (boards * seats * (seats - 1)),
    startingCards: means(cards),
    harbours: means(harbours),
  }
}
