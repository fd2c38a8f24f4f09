/**
 * The memory of a state and the numbers of actions, for bots, hot lab code and the test kit alone; `npm test` refuses
 * it anywhere else. Everybody else reads a position through `@serai/catan`.
 */

export { kindOf } from './actions/kind-of.ts'
export * as actions from './actions/numbers.ts'
export * as offer from './actions/offer.ts'
export * as masks from './board/masks.ts'
export { CATALOGUE } from './learn/catalogue.ts'
export * as layout from './state/layout.ts'
export * as stage from './state/stage.ts'
export { emptyState } from './state/start.ts'
