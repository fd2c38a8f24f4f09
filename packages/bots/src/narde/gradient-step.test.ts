import { stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { walk } from '../../test/narde-positions.ts'
import { INPUTS, writeFeatures } from './features.ts'
import { gradientStep, newGradientBuffers } from './gradient-step.ts'
import { NardeNet, OUTPUTS, weightCount } from './net.ts'

const HIDDEN = 3
const TARGET = Float64Array.of(0.9, 0.2, 0.4)

function lossOf(weights: Float32Array, inputs: Float32Array): number {
  const net = new NardeNet(HIDDEN, weights)
  const out = new Float64Array(OUTPUTS)
  net.setBase(new Float32Array(INPUTS))
  net.evaluate(inputs, out)
  return TARGET.reduce((sum, t, k) => sum - t * Math.log(out[k]!) - (1 - t) * Math.log(1 - out[k]!), 0)
}

it('goes down the slope of the cross-entropy', () => {
  const random = stream(2, 'learn')
  const weights = Float32Array.from({ length: weightCount(HIDDEN) }, () => (random.next() / 2 ** 31 - 1) / 2)
  const inputs = new Float32Array(INPUTS)
  writeFeatures(walk(9, 5, 8)[8]!, 1, inputs)
  const learned = new NardeNet(HIDDEN, weights.slice())
  const rate = 0.01
  const out = new Float64Array(OUTPUTS)
  gradientStep(newGradientBuffers(learned), learned, inputs, TARGET, rate, out)

  const step = 1e-3
  let moved = 0
  for (let i = 0; i < weights.length; i++) {
    const nudged = weights.slice()
    nudged[i]! += step
    const above = lossOf(nudged, inputs)
    nudged[i]! = weights[i]! - step
    const slope = (above - lossOf(nudged, inputs)) / (2 * step)
    expect(learned.weights[i]! - weights[i]!).toBeCloseTo(-rate * slope, 5)
    if (learned.weights[i] !== weights[i]) moved++
  }
  expect(moved).toBeGreaterThan(50)
  expect(lossOf(learned.weights, inputs)).toBeLessThan(lossOf(weights, inputs))
})
