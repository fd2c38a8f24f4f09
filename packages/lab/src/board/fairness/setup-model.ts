import { type CatanState, catan } from '@serai/catan'
import { SETUP_MODEL_WEIGHTS } from './setup-model-weights.ts'
import { readSetupTerms, SETUP_TERMS } from './setup-terms.ts'

const COUNT = SETUP_TERMS.length
const terms = new Float64Array(4 * COUNT)

const models = SETUP_MODEL_WEIGHTS.map((fitted) => ({
  weights: Float64Array.from(SETUP_TERMS, (name) => fitted.weights[name]!),
  seats: fitted.seats,
}))

/** Predicts the winner from the setup: the chance of each draft seat to win. Draft seat 0 is the one that placed first. */
export function winShares(s: CatanState, out = new Float64Array(catan.seatCount(s))): Float64Array {
  const seats = catan.seatCount(s)
  const model = models.find((one) => one.seats.length === seats)
  if (!model) throw new Error(`no setup model for ${seats} seats`)
  readSetupTerms(s, terms)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    let strength = model.seats[seat]!
    for (let i = 0; i < COUNT; i++) strength += model.weights[i]! * terms[COUNT * seat + i]!
    out[seat] = Math.exp(strength)
    sum += out[seat]!
  }
  for (let seat = 0; seat < seats; seat++) out[seat]! /= sum
  return out
}
