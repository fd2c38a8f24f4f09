import { stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { walk } from '../../test/narde-positions.ts'
import { INPUTS, writeFeatures } from './features.ts'
import { NardeNet, OUTPUTS, weightCount } from './net.ts'

const HIDDEN = 5

function randomNet(): NardeNet {
  const random = stream(5, 'net')
  return new NardeNet(
    HIDDEN,
    Float32Array.from({ length: weightCount(HIDDEN) }, () => random.next() / 2 ** 31 - 1),
  )
}

/** What the net is, without any haste. */
function slowly({ hidden, weights }: NardeNet, inputs: Float32Array): number[] {
  const units = Array.from({ length: hidden }, (_, j) => {
    let sum = 0
    inputs.forEach((input, i) => {
      sum += input * weights[i * hidden + j]!
    })
    return sum / (1 + Math.abs(sum))
  })
  return Array.from({ length: OUTPUTS }, (_, k) => {
    const row = INPUTS * hidden + k * (hidden + 1)
    const sum = units.reduce((total, unit, j) => total + unit * weights[row + j]!, weights[row + hidden]!)
    return 1 / (1 + Math.exp(-sum))
  })
}

it('says the same whatever it was compared with', () => {
  const net = randomNet()
  const boards = walk(30, 5, 3).map((s) => {
    const inputs = new Float32Array(INPUTS)
    writeFeatures(s, 0, inputs)
    return inputs
  })
  const out = new Float64Array(OUTPUTS)
  for (const base of [new Float32Array(INPUTS), boards[0]!, boards[17]!]) {
    net.setBase(base)
    for (const inputs of boards) {
      net.evaluate(inputs, out)
      slowly(net, inputs).forEach((expected, k) => {
        expect(out[k]).toBeCloseTo(expected, 9)
      })
    }
  }
})
