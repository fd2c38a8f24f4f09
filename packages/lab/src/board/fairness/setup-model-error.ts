import { SETUP_MODEL_ERRORS } from './setup-model-weights.ts'

/** How far an expected share of wins is from the true one on a single board (root mean square). */
export function setupModelError(seats: number): number {
  const error = SETUP_MODEL_ERRORS[seats]
  if (error === undefined) throw new Error(`no setup model for ${seats} seats`)
  return error
}
