import { type CatanState, layout } from '@serai/catan'
import { DRAFT_TERMS, readDraftTerms } from './draft-terms.ts'
import { OUTLOOK_WEIGHTS } from './outlook-weights.ts'

const COUNT = DRAFT_TERMS.length
const terms = new Float64Array(4 * COUNT)

const tables = OUTLOOK_WEIGHTS.map((fitted) => ({
  weights: Float64Array.from(DRAFT_TERMS, (name) => fitted.weights[name]!),
  seats: fitted.seats,
}))

/** The chance of each draft seat to win, by what the set-up has given it. Draft seat 0 is the one that placed first. */
export function winShares(s: CatanState, out = new Float64Array(s[layout.SEATS]!)): Float64Array {
  const seats = s[layout.SEATS]!
  const table = tables.find((one) => one.seats.length === seats)
  if (!table) throw new Error(`no outlook for ${seats} seats`)
  readDraftTerms(s, terms)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    let strength = table.seats[seat]!
    for (let i = 0; i < COUNT; i++) strength += table.weights[i]! * terms[COUNT * seat + i]!
    out[seat] = Math.exp(strength)
    sum += out[seat]!
  }
  for (let seat = 0; seat < seats; seat++) out[seat]! /= sum
  return out
}
