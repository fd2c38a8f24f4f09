import { isRefusal } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { type NardeNetFile, nardeNetJson, readNardeNet } from './net-file.ts'
import { packNet, unpackNet } from './packed-net.ts'
import { NardeTrainer } from './trainer.ts'

const trainer = new NardeTrainer({ seed: 2, hidden: 3, rate: 0.1 }, 0)
const file: NardeNetFile = {
  settings: trainer.settings,
  games: 12,
  command: 'serai train',
  made: '2026-01-01',
  seconds: 1.5,
  weights: trainer.net.weights,
}
const json = nardeNetJson(file)

describe('a net file', () => {
  it('comes back without losing a bit', () => {
    expect(readNardeNet(JSON.parse(JSON.stringify(json)))).toEqual(file)
  })

  it.each([
    [null, 'not a JSON object'],
    [[], 'not a JSON object'],
    [{ ...json, format: 'other' }, 'not in the format serai-long-narde-net-1'],
    [{ ...json, inputs: 7 }, 'made for 7 inputs'],
    [{ ...json, inputs: JSON.parse('['.repeat(9000) + ']'.repeat(9000)) }, 'made for other inputs'],
    [{ ...json, hidden: 0 }, 'hidden is missing or out of range'],
    [{ ...json, hidden: 1e9 }, 'hidden is missing or out of range'],
    [{ ...json, hidden: 4 }, 'the weights do not fit 4 hidden units'],
    [{ ...json, games: -1 }, 'seed or number of games is missing or invalid'],
    [{ ...json, rate: '1' }, 'rate or seconds is missing'],
    [{ ...json, command: 1 }, 'command or date is missing'],
    [{ ...json, weights: '*' }, 'the weights do not fit'],
    [{ ...json, weights: `AADAfw${String(json.weights).slice(6)}` }, 'a weight is not a number'],
  ])('that does not fit is refused: %#', (unfit, fault) => {
    const refusal = readNardeNet(unfit)
    expect(isRefusal(refusal)).toBe(true)
    expect(refusal).toMatchObject({ code: 'E_WEIGHTS', fault: expect.stringContaining(fault) })
  })
})

describe('a packed net', () => {
  it('is near the one that was packed', () => {
    const packed = packNet(trainer.net)
    const unpacked = unpackNet(packed)
    trainer.net.weights.forEach((weight, i) => {
      expect(Math.abs(unpacked.weights[i]! - weight)).toBeLessThanOrEqual(packed.step * 0.51)
    })
  })

  it('must fit', () => {
    expect(() => unpackNet({ ...packNet(trainer.net), hidden: 4 })).toThrow('do not fit')
  })
})
