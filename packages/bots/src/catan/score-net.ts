/** A net of one hidden layer beside a linear part, as a data file holds it. */
export interface ScoreNetData {
  /** By hidden unit, then by term. */
  readonly hidden: readonly (readonly number[])[]
  readonly bias: readonly number[]
  readonly out: readonly number[]
  readonly linear: readonly number[]
}

export class ScoreNet {
  readonly #inputs: number
  readonly #hidden: Float64Array
  readonly #bias: Float64Array
  readonly #out: Float64Array
  readonly #linear: Float64Array

  constructor({ hidden, bias, out, linear }: ScoreNetData) {
    this.#inputs = linear.length
    this.#hidden = Float64Array.from(hidden.flat())
    this.#bias = Float64Array.from(bias)
    this.#out = Float64Array.from(out)
    this.#linear = Float64Array.from(linear)
  }

  /** Of the first terms, as many as the net has inputs. */
  score(terms: Float64Array): number {
    const inputs = this.#inputs
    const hidden = this.#hidden
    const linear = this.#linear
    const units = this.#bias.length
    let score = 0
    for (let i = 0; i < inputs; i++) score += linear[i]! * terms[i]!
    for (let unit = 0, at = 0; unit < units; unit++) {
      let sum = this.#bias[unit]!
      for (let i = 0; i < inputs; i++) sum += hidden[at++]! * terms[i]!
      if (sum > 0) score += this.#out[unit]! * sum
    }
    return score
  }
}
