import { describe, expect, it } from 'vitest'
import { NEW_SKILL, shownSkill, skillsAfter } from './plackett-luce.ts'

describe('Plackett-Luce', () => {
  it('gives the numbers that are published for a game of two newcomers', () => {
    const [winner, loser] = skillsAfter([NEW_SKILL, NEW_SKILL], [1, 2])
    expect(winner!.mu).toBeCloseTo(27.63523138, 6)
    expect(winner!.sigma).toBeCloseTo(8.065506316, 6)
    expect(loser!.mu).toBeCloseTo(22.36476862, 6)
    expect(loser!.sigma).toBeCloseTo(8.065506316, 6)
  })

  it('orders four newcomers by their places and keeps the sum', () => {
    const after = skillsAfter([NEW_SKILL, NEW_SKILL, NEW_SKILL, NEW_SKILL], [3, 1, 4, 2])
    const mus = after.map(({ mu }) => mu)
    expect([1, 3, 0, 2].map((i) => mus[i])).toEqual([...mus].sort((a, b) => b - a))
    expect(mus.reduce((sum, mu) => sum + mu, 0)).toBeCloseTo(100, 8)
  })

  it('treats ties alike', () => {
    const [first, second, third] = skillsAfter([NEW_SKILL, NEW_SKILL, NEW_SKILL], [1, 2, 2])
    expect(second).toEqual(third)
    expect(first!.mu).toBeGreaterThan(second!.mu)
  })

  it('gives more for beating the strong', () => {
    const strong = { mu: 32, sigma: 3 }
    const weak = { mu: 18, sigma: 3 }
    const me = { mu: 25, sigma: 5 }
    const gain = (other: typeof strong) => skillsAfter([me, other], [1, 2])[0]!.mu - me.mu
    expect(gain(strong)).toBeGreaterThan(gain(weak))
  })

  it('shows newcomers alike and rises with every win', () => {
    const after = skillsAfter([NEW_SKILL, NEW_SKILL], [1, 2])
    expect(shownSkill(NEW_SKILL)).toBe(1000)
    expect(shownSkill(after[0]!)).toBeGreaterThan(1000)
  })
})
