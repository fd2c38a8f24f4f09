import { stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { SeatShares } from './seat-shares.ts'

/** Games won by chance: board b has these chances. */
function played(
  boards: number,
  games: number,
  chances: (board: number) => readonly number[],
  expected: ((board: number) => readonly number[]) | null = null,
): SeatShares {
  const shares = new SeatShares(4, games)
  const random = stream(1, 'games')
  for (let board = 0; board < boards; board++) {
    const winners = Int8Array.from({ length: games }, () => {
      let left = random.below(1 << 20) / (1 << 20)
      return chances(board).findIndex((chance) => {
        left -= chance
        return left < 0
      })
    })
    shares.add(winners, expected ? [expected(board)] : [])
  }
  return shares
}

describe('seat shares', () => {
  it('counts wins by draft seat; a game without a winner counts for nobody', () => {
    const shares = new SeatShares(3, 2)
    shares.add(Int8Array.from([0, 0, 2, -1]))
    const { seats, games, boards, spread } = shares.figures(1)
    expect(seats.map(({ wins }) => wins)).toEqual([2, 0, 1])
    expect([games, boards]).toEqual([4, 2])
    expect(spread).toBeCloseTo(2 / 3)
  })

  it('puts the true spread into its interval', () => {
    const { spreadInterval, spread, chiSquare } = played(400, 10, () => [0.3, 0.25, 0.25, 0.2]).figures(1)
    expect(spreadInterval.low).toBeLessThan(0.1)
    expect(spreadInterval.high).toBeGreaterThan(0.1)
    expect(spread).toBeGreaterThan(0.07)
    expect(chiSquare).toBeGreaterThan(7.8)
  })

  it('takes nothing for something where there is nothing', () => {
    const { spreadInterval, chiSquare } = played(400, 10, () => [0.25, 0.25, 0.25, 0.25]).figures(1)
    expect(spreadInterval.low).toBe(0)
    expect(chiSquare).toBeLessThan(11.3)
  })

  it('sees through the mean to how uneven single boards are', () => {
    const uneven = played(2000, 10, (board) => [0, 1, 2, 3].map((seat) => (seat === board % 4 ? 0.4 : 0.2)))
    // Deviations 0.15, -0.05, -0.05, -0.05.
    expect(uneven.figures(1).boardDeviation).toBeCloseTo(Math.sqrt((0.15 ** 2 + 3 * 0.05 ** 2) / 4), 2)
    expect(played(2000, 10, () => [0.25, 0.25, 0.25, 0.25]).figures(1).boardDeviation).toBeLessThan(0.02)
  })

  it('measures how far the truth is from what was expected, without the luck of the games', () => {
    const truth = (board: number) => [0, 1, 2, 3].map((seat) => (seat === board % 4 ? 0.4 : 0.2))
    const known = played(2000, 10, truth, truth)
    expect(known.figures(1).expectedError).toBeLessThan(0.02)
    const blurred = played(2000, 10, truth, (board) => truth(board).map((share, seat) => share + 0.06 * (-1) ** seat))
    expect(blurred.figures(1).expectedError).toBeCloseTo(0.06, 2)
    expect(played(2000, 10, truth).figures(1).expectedError).toBeNull()
  })

  it('does not depend on how the games come in', () => {
    const winners = Int8Array.from({ length: 60 }, (_, i) => i % 4)
    const [whole, parts] = [new SeatShares(4, 10), new SeatShares(4, 10)]
    whole.add(winners)
    parts.add(winners.subarray(0, 7))
    parts.add(winners.subarray(7))
    expect(parts.figures(3)).toEqual(whole.figures(3))
  })
})
