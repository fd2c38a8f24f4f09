import { describe, expect, it } from 'vitest'
import { flattenWeights } from './flat-weights.ts'
import { readWeightsFile, type WeightsFile, weightsFileJson } from './weights-file.ts'

const file: WeightsFile = {
  settings: { seed: 2, step: 8, rate: 0.5, spread: 0.3 },
  games: 16,
  command: 'serai train',
  made: '2026-01-01',
  seconds: 1.5,
  weights: { ...flattenWeights(), points: 0.1 + 0.2 },
}
const json = weightsFileJson(file)
const { points: _, ...pointless } = file.weights

describe('a weights file', () => {
  it('comes back without losing a bit, in the order of the weights', () => {
    const turned = Object.fromEntries(Object.entries(file.weights).reverse())
    const read = readWeightsFile(JSON.parse(JSON.stringify({ ...json, weights: turned })))
    expect(read).toEqual(file)
    expect(Object.keys((read as WeightsFile).weights)).toEqual(Object.keys(flattenWeights()))
  })

  it.each([
    [null, 'not a JSON object'],
    [{ ...json, format: 'other' }, 'not in the format serai-catan-weights-1'],
    [{ ...json, seed: -1 }, 'seed or number of games is missing or invalid'],
    [{ ...json, step: 6 }, 'step is missing or not a multiple of 4'],
    [{ ...json, games: 12 }, '12 games are not a multiple of the step 8'],
    [{ ...json, rate: '1' }, 'rate, spread or seconds is missing or invalid'],
    [{ ...json, made: 1 }, 'command or date is missing'],
    [{ ...json, weights: [] }, 'weights are missing'],
    [{ ...json, weights: { ...file.weights, luck: 1 } }, 'unknown weight "luck"'],
    [{ ...json, weights: pointless }, 'the weight points is missing'],
    [{ ...json, weights: { ...file.weights, ore: null } }, 'the weight ore is not a number'],
  ])('that does not fit is refused: %#', (unfit, fault) => {
    expect(readWeightsFile(unfit)).toMatchObject({ code: 'E_WEIGHTS', fault })
  })
})
