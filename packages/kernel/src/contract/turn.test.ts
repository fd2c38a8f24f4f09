import { describe, expect, it } from 'vitest'
import { CHANCE_TURN, OVER_TURN, seatsTurn } from './turn.ts'

describe('turns', () => {
  it('say whom the game waits for', () => {
    for (let must = 0; must < 64; must++) {
      for (let may = 0; may < 64; may++) expect(seatsTurn(must, may)).toEqual({ kind: 'seats', must, may })
    }
    expect(CHANCE_TURN).toEqual({ kind: 'chance', must: 0, may: 0 })
    expect(OVER_TURN).toEqual({ kind: 'over', must: 0, may: 0 })
  })

  it('are made once and cannot be changed', () => {
    expect(seatsTurn(1, 6)).toBe(seatsTurn(1, 6))
    expect(Object.isFrozen(seatsTurn(1, 6))).toBe(true)
  })
})
