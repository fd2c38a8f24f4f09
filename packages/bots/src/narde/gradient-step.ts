import { INPUTS } from './features.ts'
import { logistic, type NardeNet, OUTPUTS } from './net.ts'

/** What a step of learning needs to write down in between. */
export interface GradientBuffers {
  readonly active: Int32Array
  readonly sums: Float64Array
  readonly hiddenErrors: Float64Array
  readonly errors: Float64Array
}

export function newGradientBuffers({ hidden }: NardeNet): GradientBuffers {
  return {
    active: new Int32Array(INPUTS),
    sums: new Float64Array(hidden),
    hiddenErrors: new Float64Array(hidden),
    errors: new Float64Array(OUTPUTS),
  }
}

/** One step down the gradient of the cross-entropy towards `target`; fills `out` with what the net said before it. */
export function gradientStep(
  { active, sums, hiddenErrors, errors }: GradientBuffers,
  { hidden, weights }: NardeNet,
  inputs: Float32Array,
  target: Float64Array,
  rate: number,
  out: Float64Array,
): void {
  sums.fill(0)
  hiddenErrors.fill(0)
  let count = 0
  for (let i = 0; i < INPUTS; i++) {
    const input = inputs[i]!
    if (input === 0) continue
    active[count++] = i
    const row = i * hidden
    for (let j = 0; j < hidden; j++) sums[j]! += input * weights[row + j]!
  }
  // The hidden units in place of their sums.
  for (let j = 0; j < hidden; j++) sums[j]! /= 1 + Math.abs(sums[j]!)
  for (let k = 0; k < OUTPUTS; k++) {
    const row = (INPUTS + k) * hidden + k
    let sum = weights[row + hidden]!
    for (let j = 0; j < hidden; j++) sum += sums[j]! * weights[row + j]!
    out[k] = logistic(sum)
    errors[k] = target[k]! - out[k]!
  }
  for (let k = 0; k < OUTPUTS; k++) {
    const row = (INPUTS + k) * hidden + k
    const step = rate * errors[k]!
    for (let j = 0; j < hidden; j++) {
      hiddenErrors[j]! += errors[k]! * weights[row + j]!
      weights[row + j]! += step * sums[j]!
    }
    weights[row + hidden]! += step
  }
  for (let j = 0; j < hidden; j++) hiddenErrors[j]! *= rate * (1 - Math.abs(sums[j]!)) ** 2
  for (let n = 0; n < count; n++) {
    const i = active[n]!
    const input = inputs[i]!
    const row = i * hidden
    for (let j = 0; j < hidden; j++) weights[row + j]! += hiddenErrors[j]! * input
  }
}
