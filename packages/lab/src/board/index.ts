export * from './analysis/adjacency.ts'
export * from './analysis/analysis.ts'
export { roadsToBuild, UNREACHABLE } from './analysis/road-distance.ts'
export * from './analysis/seat-production.ts'
export * from './board-code.ts'
export type { BoardCodeProblem, BoardCodeRefusal } from './board-code-refusal.ts'
export * from './draft/advice.ts'
export { CLASSIC_VARIANTS, type ClassicVariant } from './draft/classic-drafter.ts'
export * from './draft/draft-figures.ts'
export { draftState, emptyDraft, isDrafting, type Placement } from './draft/draft-state.ts'
export type { PlaceFacts, PlaceYield } from './draft/place-facts.ts'
export type { Reason, WorthReason } from './draft/reasons.ts'
export * from './draft/setup-plan.ts'
export * from './fairness/board-games.ts'
export * from './fairness/draft-table.ts'
export {
  DRAFTS,
  type DraftKind,
  type FairnessCard,
  fairnessCard,
  type SeatFairness,
  setupFairnessCard,
} from './fairness/fairness-card.ts'
export { GRADES, type Grade } from './fairness/fairness-grade.ts'
export * from './fairness/seat-shares.ts'
export { winShares } from './fairness/setup-model.ts'
export { setupModelError } from './fairness/setup-model-error.ts'
export { type FittedSetupModel, fitSetupModel } from './fairness/setup-model-fit.ts'
export { readSetupTerms, SETUP_TERMS } from './fairness/setup-terms.ts'
export * from './generate/board-request.ts'
export * from './generate/constraints.ts'
export * from './generate/generate.ts'
export { violatedConstraints } from './generate/violations.ts'
export * from './svg/board-svg.ts'
export { HEAT_COLOURS, heatColour, orderSide } from './svg/marks.ts'
