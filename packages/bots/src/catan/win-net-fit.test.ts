import { stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { ScoreNet } from './score-net.ts'
import { fitWinNet } from './win-net-fit.ts'
import { WIN_NET_INPUTS, type WinNetSample, WinNetSampler } from './win-net-sample.ts'

/** Positions in which the seat with most of the third term wins. */
function made(positions: number): WinNetSample {
  const random = stream(1, 'sample')
  const terms = Float32Array.from({ length: 4 * positions * WIN_NET_INPUTS }, () => random.next() / 2 ** 32)
  const third = (position: number, seat: number): number => terms[(4 * position + seat) * WIN_NET_INPUTS + 2]!
  const winners = Uint8Array.from({ length: positions }, (_, i) =>
    [0, 1, 2, 3].reduce((best, seat) => (third(i, seat) > third(i, best) ? seat : best), 0),
  )
  return { positions, terms, winners }
}

const settings = { seed: 3, hidden: 4, passes: 6 }

it('learns what decides, and nothing else', () => {
  const { net, logLoss } = fitWinNet(made(4000), { ...settings, passes: 20 })
  expect(logLoss).toBeLessThan(0.8)
  const score = (term: number): number => {
    const terms = new Float64Array(WIN_NET_INPUTS).fill(0.5)
    terms[term] = 0.9
    return new ScoreNet(net).score(terms)
  }
  for (const other of [0, 1, 3, 20]) expect(score(2)).toBeGreaterThan(score(other) + 1)
})

it('follows from sample and seed', () => {
  const sample = made(400)
  const once = fitWinNet(sample, settings)
  expect(fitWinNet(sample, settings)).toEqual(once)
  expect(fitWinNet(sample, { ...settings, seed: 4 })).not.toEqual(once)
})

it('takes positions of finished games, the same for the same seed', () => {
  const sampleOf = (seed: number): WinNetSample => {
    const sampler = new WinNetSampler(seed)
    for (let i = 0; i < 4; i++) sampler.play()
    return sampler.sample()
  }
  const sample = sampleOf(1)
  expect(sample.positions).toBeGreaterThan(30)
  expect(sample.terms.length).toBe(4 * WIN_NET_INPUTS * sample.positions)
  expect(sample.winners.every((winner) => winner < 4)).toBe(true)
  expect(sampleOf(1)).toEqual(sample)
  expect(sampleOf(2)).not.toEqual(sample)
})
