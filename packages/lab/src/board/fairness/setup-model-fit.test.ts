import { stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { fitSetupModel } from './setup-model-fit.ts'
import { SETUP_TERMS } from './setup-terms.ts'

it('finds the weights that games were drawn from', () => {
  const games = 6000
  const seats = 3
  const random = stream(5, 'fit')
  const uniform = () => random.below(1 << 20) / (1 << 20)
  const terms = Float64Array.from({ length: games * seats * SETUP_TERMS.length }, uniform)
  const wheat = SETUP_TERMS.indexOf('wheat')
  const winners = Int8Array.from({ length: games }, (_, game) => {
    const strengths = [0, 1, 2].map((seat) => {
      const at = (game * seats + seat) * SETUP_TERMS.length
      return Math.exp(2 * terms[at + wheat]! - (seat === 2 ? 0.7 : 0))
    })
    let left = uniform() * strengths.reduce((sum, strength) => sum + strength)
    return strengths.findIndex((strength) => {
      left -= strength
      return left < 0
    })
  })
  const { weights, seats: bySeat, loss, lossOfEqual } = fitSetupModel(terms, winners, seats)
  expect(Math.abs(weights.wheat! - 2)).toBeLessThan(0.3)
  expect(Math.abs(bySeat[2]! + 0.7)).toBeLessThan(0.15)
  expect(
    Math.max(...Object.entries(weights).map(([name, weight]) => (name === 'wheat' ? 0 : Math.abs(weight)))),
  ).toBeLessThan(0.35)
  expect(loss).toBeLessThan(lossOfEqual - 0.05)
})
