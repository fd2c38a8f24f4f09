import { toyGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { batch, checkBatch } from './batch.ts'

const OPTIONS = { target: 9, turnCap: 200 }

function start() {
  return toyGame.start(OPTIONS, 2, { next: () => 0, below: () => 0 })
}

function actions(...texts: readonly string[]): number[] {
  return texts.map((text) => toyGame.parse(text) as number)
}

describe('batch', () => {
  it('applies all of the actions', () => {
    const state = start()
    expect(batch(toyGame, state, 0, actions('offer 1'))).toMatchObject({ code: 'E_CANNOT_PAY', step: 0 })
    expect(batch(toyGame, state, 0, actions('end'))).toBeNull()
    expect(toyGame.turnCount(state)).toBe(1)
  })

  it('or none of them', () => {
    const state = start()
    const before = toyGame.hash(state)
    expect(batch(toyGame, state, 0, actions('end', 'end'))).toEqual({ code: 'E_NOT_ACTIVE', step: 1 })
    expect(toyGame.hash(state)).toBe(before)
  })
})

describe('checkBatch', () => {
  it('says what is wrong with a batch', () => {
    expect(checkBatch(toyGame, start(), 0, [])).toEqual({
      code: 'E_BATCH',
      fault: 'a batch must have at least one action',
    })
    expect(checkBatch(toyGame, start(), 0, actions('draw', 'end'))).toEqual({
      code: 'E_BATCH',
      step: 0,
      fault: 'only the last action of a batch may reveal something',
    })
  })

  it('changes nothing but the state lent to it', () => {
    const state = start()
    const before = toyGame.hash(state)
    const scratch = start()
    expect(checkBatch(toyGame, state, 0, actions('end'))).toBeNull()
    expect(checkBatch(toyGame, state, 0, actions('end', 'draw'), scratch)).toMatchObject({ step: 1 })
    expect(toyGame.hash(state)).toBe(before)
    expect(toyGame.turnCount(scratch)).toBe(1)
  })

  it('lets nobody look before choosing', () => {
    expect(checkBatch(toyGame, start(), 0, actions('draw', 'end'))).toMatchObject({ code: 'E_BATCH', step: 0 })
    expect(checkBatch(toyGame, start(), 0, actions('call gold', 'end'))).toMatchObject({ code: 'E_BATCH', step: 0 })
    expect(checkBatch(toyGame, start(), 0, actions('draw'))).toBeNull()
    expect(checkBatch(toyGame, start(), 0, actions('call gold'))).toBeNull()
  })
})
