import { SETUP_TERMS } from './setup-terms.ts'

const COUNT = SETUP_TERMS.length
const ROUNDS = 8
/** Every fifth game is left out of the fit and tells how well it predicts. */
const HELD_OUT = 5
/** Pulls weights towards nothing, so that terms that say the same do not fight. */
const RIDGE = 1e-4

export interface FittedSetupModel {
  readonly games: number
  /** By term. */
  readonly weights: { readonly [term: string]: number }
  /** By draft seat; the first is 0. */
  readonly seats: readonly number[]
  /** Mean log-loss on the games left out: of equal shares, and of the fit. */
  readonly lossOfEqual: number
  readonly loss: number
}

/**
 * Softmax over the seats, by Newton's method: the chance of a seat is proportional to exp(weights · terms + its seat).
 * `terms` holds those of a game's seats one after the other, `winners` the draft seats that won.
 */
export function fitSetupModel(terms: Float64Array, winners: Int8Array, seats: number): FittedSetupModel {
  const size = COUNT + seats - 1
  const scale = scalesOf(terms)
  const rows = expand(terms, winners.length, seats, scale)
  const weights = new Float64Array(size)
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(rows, winners, seats, weights)
    for (let i = 0; i < size; i++) weights[i]! += step[i]!
  }
  return {
    games: winners.length,
    weights: Object.fromEntries(SETUP_TERMS.map((name, i) => [name, Number((weights[i]! / scale[i]!).toPrecision(3))])),
    seats: [0, ...[...weights.subarray(COUNT)].map((weight) => Number(weight.toPrecision(3)))],
    lossOfEqual: Math.log(seats),
    loss: lossOf(rows, winners, seats, weights),
  }
}

/** Spread of each term, so that the ridge treats all alike. */
function scalesOf(terms: Float64Array): Float64Array {
  const rows = terms.length / COUNT
  return Float64Array.from({ length: COUNT }, (_, i) => {
    let sum = 0
    let squares = 0
    for (let at = i; at < terms.length; at += COUNT) {
      sum += terms[at]!
      squares += terms[at]! ** 2
    }
    return Math.sqrt(squares / rows - (sum / rows) ** 2) || 1
  })
}

/** Scaled terms, and one column for every seat but the first. */
function expand(terms: Float64Array, games: number, seats: number, scale: Float64Array): Float64Array {
  const size = COUNT + seats - 1
  const rows = new Float64Array(games * seats * size)
  for (let row = 0; row < games * seats; row++) {
    for (let i = 0; i < COUNT; i++) rows[size * row + i] = terms[COUNT * row + i]! / scale[i]!
    if (row % seats > 0) rows[size * row + COUNT + (row % seats) - 1] = 1
  }
  return rows
}

const isHeldOut = (game: number): boolean => game % HELD_OUT === 0

function chances(rows: Float64Array, game: number, seats: number, weights: Float64Array): Float64Array {
  const size = weights.length
  const out = new Float64Array(seats)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const at = size * (game * seats + seat)
    let strength = 0
    for (let i = 0; i < size; i++) strength += weights[i]! * rows[at + i]!
    out[seat] = Math.exp(strength)
    sum += out[seat]!
  }
  return out.map((chance) => chance / sum)
}

function newtonStep(rows: Float64Array, winners: Int8Array, seats: number, weights: Float64Array): Float64Array {
  const size = weights.length
  const slope = new Float64Array(size)
  const curve = Array.from({ length: size }, () => new Float64Array(size))
  const mean = new Float64Array(size)
  let games = 0
  for (let game = 0; game < winners.length; game++) {
    if (isHeldOut(game) || winners[game]! < 0) continue
    games++
    const chance = chances(rows, game, seats, weights)
    mean.fill(0)
    for (let seat = 0; seat < seats; seat++) {
      const at = size * (game * seats + seat)
      for (let i = 0; i < size; i++) mean[i]! += chance[seat]! * rows[at + i]!
    }
    const won = size * (game * seats + winners[game]!)
    for (let i = 0; i < size; i++) slope[i]! += rows[won + i]! - mean[i]!
    for (let seat = 0; seat < seats; seat++) {
      const at = size * (game * seats + seat)
      for (let i = 0; i < size; i++) {
        const part = chance[seat]! * (rows[at + i]! - mean[i]!)
        for (let j = 0; j <= i; j++) curve[i]![j]! += part * (rows[at + j]! - mean[j]!)
      }
    }
  }
  for (let i = 0; i < size; i++) {
    slope[i]! -= RIDGE * games * weights[i]!
    curve[i]![i]! += RIDGE * games
    for (let j = 0; j < i; j++) curve[j]![i] = curve[i]![j]!
  }
  return solve(curve, slope)
}

/** Gauss and Jordan; the matrix is positive, so that no pivot need be looked for. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < size; k++) {
      if (k === i) continue
      const factor = matrix[k]![i]! / matrix[i]![i]!
      for (let j = i; j < size; j++) matrix[k]![j]! -= factor * matrix[i]![j]!
      right[k]! -= factor * right[i]!
    }
  }
  return right.map((value, i) => value / matrix[i]![i]!)
}

function lossOf(rows: Float64Array, winners: Int8Array, seats: number, weights: Float64Array): number {
  let loss = 0
  let games = 0
  for (let game = 0; game < winners.length; game++) {
    if (!isHeldOut(game) || winners[game]! < 0) continue
    loss -= Math.log(chances(rows, game, seats, weights)[winners[game]!]!)
    games++
  }
  return loss / games
}
