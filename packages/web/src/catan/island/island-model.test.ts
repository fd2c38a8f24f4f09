import { catan } from '@serai/catan'
import { defaultOptions, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { cornerYield, islandModel } from './island-model.ts'

const beginner = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
const model = islandModel(beginner)

describe('what a corner gives', () => {
  it('has the best hex first and their sum', () => {
    // Between mountains 10, pasture 2 and hills 6.
    expect(cornerYield(model, 8)).toEqual({
      yields: [
        { resource: 'brick', number: 6, pips: 5 },
        { resource: 'ore', number: 10, pips: 3 },
        { resource: 'sheep', number: 2, pips: 1 },
      ],
      pips: 9,
      harbour: null,
    })
  })

  it('is nothing from the desert', () => {
    expect(cornerYield(model, 30).yields.map(({ resource }) => resource)).toEqual(['wheat', 'wood'])
  })

  it('has the harbour of the coast', () => {
    expect(cornerYield(model, 0).harbour).toBe('3:1')
    expect(cornerYield(model, 1)).toMatchObject({ harbour: 'wheat', pips: 1 })
  })
})
