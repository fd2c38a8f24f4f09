import { type Random, shuffle, stream } from '@serai/kernel'
import type { ScoreNetData } from './score-net.ts'
import { WIN_NET_INPUTS, type WinNetSample } from './win-net-sample.ts'

export interface FitSettings {
  readonly seed: number
  readonly hidden: number
  readonly passes: number
}

export interface FittedNet {
  readonly net: ScoreNetData
  /** On the tenth of the positions that was held out; equal shares have ln 4. */
  readonly logLoss: number
}

const SEATS = 4
const INPUTS = WIN_NET_INPUTS
const BATCH = 64
const RATE = 0.002
const HELD_OUT = 10
/** Positions of one game lie together: whole stretches are held out, so that few games are on both sides. */
const STRETCH = 200

/** Softmax over the seats, by Adam with a rate that falls to nothing; follows from the sample and the settings. */
export function fitWinNet({ positions, terms, winners }: WinNetSample, settings: FitSettings): FittedNet {
  const scale = spreads(terms)
  // The net's former name: another one would give other weights for the same seed.
  const random = stream(settings.seed, 'outlook net')
  const net = new WinNetTrainer(settings.hidden, random)
  const isHeldOut = (i: number): boolean => Math.floor(i / STRETCH) % HELD_OUT === HELD_OUT - 1
  const all = Array.from({ length: positions }, (_, i) => i)
  const learned = all.filter((i) => !isHeldOut(i))
  const scaled = terms.map((term, at) => term / scale[at % INPUTS]!)
  const steps = settings.passes * Math.ceil(learned.length / BATCH)
  let step = 0
  for (let pass = 0; pass < settings.passes; pass++) {
    const order = shuffle(learned, random)
    for (let from = 0; from < order.length; from += BATCH) {
      for (const i of order.slice(from, from + BATCH)) net.addGradient(scaled, i, winners[i]!)
      net.step(RATE * (1 - step / steps), ++step)
    }
  }
  const held = all.filter(isHeldOut)
  const loss = held.reduce((sum, i) => sum + net.loss(scaled, i, winners[i]!), 0)
  return { net: net.data(scale), logLoss: held.length === 0 ? 0 : loss / held.length }
}

/** The root mean square of each term; a term that never differs from 0 has 1. */
function spreads(terms: Float32Array): number[] {
  const squares = new Float64Array(INPUTS)
  terms.forEach((term, at) => {
    squares[at % INPUTS]! += term * term
  })
  return Array.from(squares, (sum) => Math.sqrt((INPUTS * sum) / terms.length) || 1)
}

/** All numbers of a net in one row: hidden units with their inputs, biases, outputs, the linear part. */
class WinNetTrainer {
  readonly #hidden: number
  readonly #bias: number
  readonly #out: number
  readonly #linear: number
  readonly #numbers: Float64Array
  readonly #gradient: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  readonly #sums: Float64Array
  readonly #chances = new Float64Array(SEATS)
  #count = 0

  constructor(hidden: number, random: Random) {
    this.#hidden = hidden
    this.#bias = hidden * INPUTS
    this.#out = this.#bias + hidden
    this.#linear = this.#out + hidden
    const size = this.#linear + INPUTS
    const uniform = (): number => random.next() / 2 ** 31 - 1
    const numbers = new Float64Array(size)
    for (let i = 0; i < this.#bias; i++) numbers[i] = uniform() / Math.sqrt(INPUTS)
    for (let i = this.#out; i < this.#linear; i++) numbers[i] = 0.3 * uniform()
    this.#numbers = numbers
    this.#gradient = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
    this.#sums = new Float64Array(SEATS * hidden)
  }

  /** Adds the gradient of one position. */
  addGradient(terms: Float32Array, position: number, winner: number): void {
    this.#predict(terms, position)
    this.#count++
    const numbers = this.#numbers
    const gradient = this.#gradient
    for (let seat = 0; seat < SEATS; seat++) {
      const slope = this.#chances[seat]! - (seat === winner ? 1 : 0)
      const from = (SEATS * position + seat) * INPUTS
      for (let i = 0; i < INPUTS; i++) gradient[this.#linear + i]! += slope * terms[from + i]!
      for (let unit = 0; unit < this.#hidden; unit++) {
        const sum = this.#sums[seat * this.#hidden + unit]!
        if (sum <= 0) continue
        gradient[this.#out + unit]! += slope * sum
        const back = slope * numbers[this.#out + unit]!
        gradient[this.#bias + unit]! += back
        for (let i = 0, at = unit * INPUTS; i < INPUTS; i++, at++) gradient[at]! += back * terms[from + i]!
      }
    }
  }

  /** One step of Adam over what was learned since the last one. */
  step(rate: number, step: number): void {
    const [gradient, mean, square] = [this.#gradient, this.#mean, this.#square]
    const first = 1 - 0.9 ** step
    const second = 1 - 0.999 ** step
    for (let i = 0; i < gradient.length; i++) {
      const slope = gradient[i]! / this.#count
      mean[i] = 0.9 * mean[i]! + 0.1 * slope
      square[i] = 0.999 * square[i]! + 0.001 * slope * slope
      this.#numbers[i]! -= (rate * (mean[i]! / first)) / (Math.sqrt(square[i]! / second) + 1e-8)
      gradient[i] = 0
    }
    this.#count = 0
  }

  loss(terms: Float32Array, position: number, winner: number): number {
    this.#predict(terms, position)
    return -Math.log(this.#chances[winner]!)
  }

  #predict(terms: Float32Array, position: number): void {
    const numbers = this.#numbers
    const chances = this.#chances
    for (let seat = 0; seat < SEATS; seat++) {
      const from = (SEATS * position + seat) * INPUTS
      let score = 0
      for (let i = 0; i < INPUTS; i++) score += numbers[this.#linear + i]! * terms[from + i]!
      for (let unit = 0; unit < this.#hidden; unit++) {
        let sum = numbers[this.#bias + unit]!
        for (let i = 0, at = unit * INPUTS; i < INPUTS; i++, at++) sum += numbers[at]! * terms[from + i]!
        this.#sums[seat * this.#hidden + unit] = sum
        if (sum > 0) score += numbers[this.#out + unit]! * sum
      }
      chances[seat] = score
    }
    const most = Math.max(...chances)
    let total = 0
    for (let seat = 0; seat < SEATS; seat++) total += chances[seat] = Math.exp(chances[seat]! - most)
    for (let seat = 0; seat < SEATS; seat++) chances[seat]! /= total
  }

  /** For terms as they are: the scale goes into the numbers, four digits each. */
  data(scale: readonly number[]): ScoreNetData {
    const digits = (number: number): number => Number(number.toPrecision(4))
    const part = (from: number, count: number): number[] => Array.from(this.#numbers.subarray(from, from + count))
    const unscaled = (from: number): number[] => part(from, INPUTS).map((number, i) => digits(number / scale[i]!))
    return {
      hidden: Array.from({ length: this.#hidden }, (_, unit) => unscaled(unit * INPUTS)),
      bias: part(this.#bias, this.#hidden).map(digits),
      out: part(this.#out, this.#hidden).map(digits),
      linear: unscaled(this.#linear),
    }
  }
}
