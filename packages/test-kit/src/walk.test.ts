import { CHANCE, formatEntry, hasSeat } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { recordWalk } from './record-walk.ts'
import { setupsOf } from './setup.ts'
import { toyGame } from './toy/toy-game.ts'
import { walkGame } from './walk.ts'

const [setup] = setupsOf(toyGame)

function texts(seed: string, steps: number): string[] {
  return [...walkGame(toyGame, setup!, { seed, steps })].map(({ next }) =>
    next ? JSON.stringify(formatEntry(toyGame, next)) : 'end',
  )
}

describe('walkGame', () => {
  it('goes the same way for the same seed, and another for another', () => {
    expect(texts('a', 50)).toEqual(texts('a', 50))
    expect(texts('a', 50)).not.toEqual(texts('b', 50))
  })

  it('goes the same way whatever a law draws', () => {
    const quiet = texts('a', 50)
    const drawing = [...walkGame(toyGame, setup!, { seed: 'a', steps: 50 })].map(({ next, random }) => {
      random.next()
      return next ? JSON.stringify(formatEntry(toyGame, next)) : 'end'
    })
    expect(drawing).toEqual(quiet)
  })

  it('stops at its limit, or at the end of the game', () => {
    expect(texts('a', 5)).toHaveLength(6)
    const whole = [...walkGame(toyGame, setup!, { seed: 'a', steps: 100_000 })]
    expect(toyGame.toAct(whole.at(-1)!.state).kind).toBe('over')
  })

  it('takes every kind of step, by every seat, with offers only when asked to', () => {
    const seen = new Set<string>()
    const quiet = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const walk = { seed: `kinds ${i}`, steps: 1000 }
      for (const { next } of walkGame(toyGame, setup!, walk)) if (next) seen.add(kind(next))
      for (const { next } of walkGame(toyGame, setup!, walk, { offers: false })) if (next) quiet.add(kind(next))
    }
    const kinds = ['draw', 'play', 'call', 'take', 'end', 'drop', 'offer']
    for (const by of [0, 1]) expect([...seen]).toEqual(expect.arrayContaining(kinds.map((name) => `${by} ${name}`)))
    expect([...seen]).toEqual(expect.arrayContaining(['-1 deal', '-1 stolen']))
    expect([...quiet].filter((name) => name.endsWith('offer'))).toEqual([])

    function kind({ by, action }: { by: number; action: number }): string {
      return `${by} ${toyGame.format(action).split(' ')[0]}`
    }
  })
})

describe('setupsOf', () => {
  it('is every number of seats with the options for simulation', () => {
    expect(setupsOf(toyGame)).toEqual([
      { seats: 2, options: { target: 9, turnCap: 60 } },
      { seats: 3, options: { target: 9, turnCap: 60 } },
    ])
  })

  it('takes what is wanted over that', () => {
    expect(setupsOf(toyGame, [{ seats: 3, options: { target: 5 } }])).toEqual([
      { seats: 3, options: { target: 5, turnCap: 60 } },
    ])
  })
})

describe('recordWalk', () => {
  it('records the steps, and shows each before and after', () => {
    const shown: string[] = []
    const record = recordWalk(
      toyGame,
      setup!,
      { seed: 'a', steps: 3 },
      {
        before: (current) => shown.push(`before ${current.seq + 1}`),
        after: (current) => shown.push(`after ${current.seq}`),
      },
    )
    expect(record.seq).toBe(3)
    expect(shown).toEqual(['before 1', 'after 1', 'before 2', 'after 2', 'before 3', 'after 3'])
    expect(record.entries.every(({ by }) => by === CHANCE || hasSeat(3, by))).toBe(true)
  })
})
