import { describe, expect, it } from 'vitest'
import { type Glicko, glickoAfter, NEW_GLICKO } from './glicko2.ts'

const player = (rating: number, deviation: number): Glicko => ({ rating, deviation, volatility: 0.06 })

describe('Glicko-2', () => {
  it("gives the numbers of Glickman's own example", () => {
    const after = glickoAfter(player(1500, 200), [
      { against: player(1400, 30), score: 1 },
      { against: player(1550, 100), score: 0 },
      { against: player(1700, 300), score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  it('is surer of a player after every game, and less sure after none', () => {
    const once = glickoAfter(NEW_GLICKO, [{ against: NEW_GLICKO, score: 1 }])
    expect(once.deviation).toBeLessThan(NEW_GLICKO.deviation)
    expect(glickoAfter(player(1500, 100), []).deviation).toBeGreaterThan(100)
    expect(glickoAfter(NEW_GLICKO, []).deviation).toBe(NEW_GLICKO.deviation)
  })

  it('moves equals apart by the same amount, and not at all by a draw', () => {
    const winner = glickoAfter(NEW_GLICKO, [{ against: NEW_GLICKO, score: 1 }])
    const loser = glickoAfter(NEW_GLICKO, [{ against: NEW_GLICKO, score: 0 }])
    expect(winner.rating - 1500).toBeCloseTo(1500 - loser.rating, 8)
    expect(glickoAfter(NEW_GLICKO, [{ against: NEW_GLICKO, score: 0.5 }]).rating).toBeCloseTo(1500, 8)
  })

  it('finds the volatility of a wild upset', () => {
    const after = glickoAfter(player(1500, 40), [{ against: player(3000, 30), score: 1 }])
    expect(after.volatility).toBeGreaterThan(0.06)
    expect(after.rating).toBeGreaterThan(1500)
  })
})
