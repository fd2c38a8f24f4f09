import { type Random, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { ladderLineups } from '../arena/match-schedule.ts'
import { fitRatings, type LineupResult } from './ladder-ratings.ts'

/** How far the first of two is above the second. */
const lead = (seats: readonly number[], wins: readonly number[]) => {
  const [one, other] = fitRatings(2, [{ seats, wins }])
  return one!.rating - other!.rating
}

const elo = (strength: number) => 400 * Math.log10(strength)

/** `games` of every line-up of `seats`, drawn by the model itself. */
function simulate(strengths: readonly number[], seats: number, games: number, random: Random): LineupResult[] {
  return ladderLineups(strengths.length, seats).map((lineup) => {
    const wins = strengths.map(() => 0)
    const total = lineup.reduce((sum, entrant) => sum + strengths[entrant]!, 0)
    for (let game = 0; game < games; game++) {
      let ticket = (random.next() / 2 ** 32) * total
      let place = 0
      while (ticket >= strengths[lineup[place]!]!) ticket -= strengths[lineup[place++]!]!
      wins[lineup[place]!]! += 1
    }
    return { seats: strengths.map((_, entrant) => lineup.filter((other) => other === entrant).length), wins }
  })
}

const distances = (values: readonly number[]) => values.map((value) => value - values[0]!)

describe('ratings', () => {
  it.each([
    ['two at a table', 2, 2000],
    ['three at a table', 3, 2000],
    ['four at a table', 4, 4000],
    ['more seats than entrants', 6, 3000],
  ])('find the strengths that made the games: %s', (_, seats, games) => {
    const strengths = [1, 2, 4, 10, 3]
    const found = fitRatings(5, simulate(strengths, seats, games, stream(1, 'ladder')))
    distances(strengths.map(elo)).forEach((distance, i) => {
      expect(Math.abs(found[i]!.rating - found[0]!.rating - distance)).toBeLessThan(25)
    })
    expect(found.reduce((sum, { rating }) => sum + rating, 0) / 5).toBeCloseTo(1500, 6)
  })

  it('of two are the logit of their share, a little drawn together', () => {
    const found = lead([1, 1], [3000, 1000])
    expect(found).toBeGreaterThan(elo(3) - 1)
    expect(found).toBeLessThan(elo(3))
  })

  it('of a hero among three of another are as the shares say', () => {
    // 50 % against three: strength s with s / (s + 3) = 1/2.
    expect(Math.abs(lead([1, 3], [2000, 2000]) - elo(3))).toBeLessThan(1)
  })

  it('stay finite when one wins everything, and are level before the first game', () => {
    const found = lead([1, 1], [400, 0])
    expect(found).toBeGreaterThan(600)
    expect(found).toBeLessThan(3000)
    expect(fitRatings(3, []).map(({ rating }) => rating)).toEqual([1500, 1500, 1500])
  })

  it('are at the top of the likelihood: no step aside improves the fit', () => {
    const lineups = simulate([1, 5, 2, 2], 3, 100, stream(5, 'top'))
    const found = fitRatings(4, lineups).map(({ rating }) => rating)
    const fit = (ratings: readonly number[]) =>
      lineups.reduce((sum, { seats, wins }) => {
        const strengths = ratings.map((rating) => 10 ** (rating / 400))
        const total = seats.reduce((all, count, i) => all + count * strengths[i]!, 0)
        return sum + wins.reduce((all, won, i) => all + won * Math.log(strengths[i]! / total), 0)
      }, 0)
    for (let i = 0; i < 4; i++) {
      for (const step of [-30, 30]) {
        expect(fit(found.map((rating, j) => (i === j ? rating + step : rating)))).toBeLessThan(fit(found))
      }
    }
  })

  it('have intervals that cover the truth about as often as they say', () => {
    const strengths = [1, 2, 4]
    const mean = elo(2)
    const random = stream(3, 'cover')
    let covered = 0
    for (let run = 0; run < 300; run++) {
      fitRatings(3, simulate(strengths, 2, 100, random)).forEach(({ low, high }, i) => {
        const truth = 1500 + elo(strengths[i]!) - mean
        if (low <= truth && truth <= high) covered++
      })
    }
    expect(covered / 900).toBeGreaterThan(0.92)
    expect(covered / 900).toBeLessThan(0.98)
  })
})
