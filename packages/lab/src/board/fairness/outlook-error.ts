import { OUTLOOK_ERRORS } from './outlook-weights.ts'

/** How far an expected share of wins is from the true one on a single board (root mean square). */
export function outlookError(seats: number): number {
  const error = OUTLOOK_ERRORS[seats]
  if (error === undefined) throw new Error(`no outlook for ${seats} seats`)
  return error
}
