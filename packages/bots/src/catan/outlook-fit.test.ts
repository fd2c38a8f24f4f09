import { stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { Net } from './net.ts'
import { fitOutlook } from './outlook-fit.ts'
import { OUTLOOK_INPUTS, type OutlookSample, OutlookSampler } from './outlook-sample.ts'

/** Positions in which the seat with most of the third term wins. */
function made(positions: number): OutlookSample {
  const random = stream(1, 'sample')
  const terms = Float32Array.from({ length: 4 * positions * OUTLOOK_INPUTS }, () => random.next() / 2 ** 32)
  const third = (position: number, seat: number): number => terms[(4 * position + seat) * OUTLOOK_INPUTS + 2]!
  const winners = Uint8Array.from({ length: positions }, (_, i) =>
    [0, 1, 2, 3].reduce((best, seat) => (third(i, seat) > third(i, best) ? seat : best), 0),
  )
  return { positions, terms, winners }
}

const plan = { seed: 3, hidden: 4, passes: 6 }

it('learns what decides, and nothing else', () => {
  const { net, logLoss } = fitOutlook(made(4000), { ...plan, passes: 20 })
  expect(logLoss).toBeLessThan(0.8)
  const score = (term: number): number => {
    const terms = new Float64Array(OUTLOOK_INPUTS).fill(0.5)
    terms[term] = 0.9
    return new Net(net).score(terms)
  }
  for (const other of [0, 1, 3, 20]) expect(score(2)).toBeGreaterThan(score(other) + 1)
})

it('follows from sample and seed', () => {
  const sample = made(400)
  const once = fitOutlook(sample, plan)
  expect(fitOutlook(sample, plan)).toEqual(once)
  expect(fitOutlook(sample, { ...plan, seed: 4 })).not.toEqual(once)
})

it('takes positions of finished games, the same for the same seed', () => {
  const sampleOf = (seed: number): OutlookSample => {
    const sampler = new OutlookSampler(seed)
    for (let i = 0; i < 4; i++) sampler.play()
    return sampler.sample()
  }
  const sample = sampleOf(1)
  expect(sample.positions).toBeGreaterThan(30)
  expect(sample.terms.length).toBe(4 * OUTLOOK_INPUTS * sample.positions)
  expect(sample.winners.every((winner) => winner < 4)).toBe(true)
  expect(sampleOf(1)).toEqual(sample)
  expect(sampleOf(2)).not.toEqual(sample)
})
