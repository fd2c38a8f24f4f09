export * from './analysis/adjacency.ts'
export * from './analysis/analysis.ts'
export * from './analysis/player.ts'
export { roadsToBuild, UNREACHABLE } from './analysis/reach.ts'
export * from './board-code.ts'
export type { BoardCodeProblem, BoardCodeRefusal } from './board-code-fault.ts'
export * from './draft/advice.ts'
export { READINGS, type Reading } from './draft/classic.ts'
export * from './draft/draft-figures.ts'
export { draftState, emptyDraft, isDrafting, type Placement } from './draft/draft-state.ts'
export type { PlaceFacts } from './draft/place-facts.ts'
export type { Reason } from './draft/reasons.ts'
export * from './fairness/board-games.ts'
export {
  cardOfSetup,
  DRAFTS,
  type DraftKind,
  type FairnessCard,
  fairnessCard,
  type SeatCard,
} from './fairness/card.ts'
export { DRAFT_TERMS, readDraftTerms } from './fairness/draft-terms.ts'
export { type FittedOutlook, fitOutlook } from './fairness/fit.ts'
export { GRADES, type Grade } from './fairness/grade.ts'
export { winShares } from './fairness/outlook.ts'
export { outlookError } from './fairness/outlook-error.ts'
export * from './fairness/seat-shares.ts'
export * from './fairness/table.ts'
export { brokenBy } from './generate/broken.ts'
export * from './generate/constraints.ts'
export * from './generate/generate.ts'
export * from './generate/table-board.ts'
export * from './svg/board-svg.ts'
export { HEAT_COLOURS, heatColour } from './svg/marks.ts'
