import { INPUTS } from './features.ts'

/** Chance to win, to win by mars, and to lose by mars, of the side that is about to roll. */
export const OUTPUTS = 3

export function weightCount(hidden: number): number {
  return INPUTS * hidden + (hidden + 1) * OUTPUTS
}

/**
 * A net with one hidden layer. The weights are one array: a row of `hidden` for each input, then for each output a row
 * of `hidden` and a bias. Most inputs are 0, and most of those of two boards of a turn are equal: only the differences
 * from a base are added up.
 */
export class NardeNet {
  readonly hidden: number
  readonly weights: Float32Array
  readonly #base: Float32Array
  readonly #baseSums: Float64Array
  readonly #sums: Float64Array
  readonly #rows = new Int32Array(INPUTS + 3)
  readonly #changes = new Float64Array(INPUTS + 3)

  constructor(hidden: number, weights: Float32Array) {
    this.hidden = hidden
    this.weights = weights
    this.#base = new Float32Array(INPUTS)
    this.#baseSums = new Float64Array(hidden)
    this.#sums = new Float64Array(hidden)
  }

  /** Later inputs are compared with these. Must be called again whenever weights change. */
  setBase(inputs: Float32Array): void {
    this.#base.fill(0)
    this.#baseSums.fill(0)
    this.#sum(inputs, this.#baseSums)
    this.#base.set(inputs)
  }

  /** Fills out[0..OUTPUTS). */
  evaluate(inputs: Float32Array, out: Float64Array): void {
    const sums = this.#sums
    sums.set(this.#baseSums)
    this.#sum(inputs, sums)
    const { hidden, weights } = this
    let win = 0
    let marsFor = 0
    let marsAgainst = 0
    const first = INPUTS * hidden
    const second = first + hidden + 1
    const third = second + hidden + 1
    for (let j = 0; j < hidden; j++) {
      const sum = sums[j]!
      const unit = sum / (1 + Math.abs(sum))
      win += unit * weights[first + j]!
      marsFor += unit * weights[second + j]!
      marsAgainst += unit * weights[third + j]!
    }
    out[0] = logistic(win + weights[first + hidden]!)
    out[1] = logistic(marsFor + weights[second + hidden]!)
    out[2] = logistic(marsAgainst + weights[third + hidden]!)
  }

  /** Four rows at a time: the sums are read and written once for all of them. */
  #sum(inputs: Float32Array, sums: Float64Array): void {
    const { hidden, weights } = this
    const base = this.#base
    const rows = this.#rows
    const changes = this.#changes
    let count = 0
    for (let i = 0; i < INPUTS; i++) {
      const change = inputs[i]! - base[i]!
      if (change === 0) continue
      rows[count] = i * hidden
      changes[count++] = change
    }
    // Rows of nothing, up to a multiple of four.
    for (; (count & 3) !== 0; count++) {
      rows[count] = 0
      changes[count] = 0
    }
    for (let n = 0; n < count; n += 4) {
      const a = changes[n]!
      const b = changes[n + 1]!
      const c = changes[n + 2]!
      const d = changes[n + 3]!
      let atA = rows[n]!
      let atB = rows[n + 1]!
      let atC = rows[n + 2]!
      let atD = rows[n + 3]!
      for (let j = 0; j < hidden; j++) {
        sums[j]! += a * weights[atA++]! + b * weights[atB++]! + c * weights[atC++]! + d * weights[atD++]!
      }
    }
  }
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}
