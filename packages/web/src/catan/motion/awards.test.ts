import { describe, expect, it } from 'vitest'
import { handoversOf } from './awards.ts'

describe('awards', () => {
  it('come from the island to the first who has one', () => {
    expect(handoversOf([{ kind: 'award', award: 'largest-army', from: null, to: 2 }], 0)).toEqual([
      { icon: 'knight', from: ['island'], to: ['knight-2', 'seat-2'], loser: null, winner: ['seat-2'] },
    ])
  })

  it('go from one player to another; my points stand for me where I have no card', () => {
    expect(handoversOf([{ kind: 'award', award: 'longest-road', from: 1, to: 0 }], 0)).toEqual([
      {
        icon: 'road',
        from: ['road-1', 'seat-1'],
        to: ['road-0', 'points'],
        loser: ['seat-1'],
        winner: ['seat-0', 'points'],
      },
    ])
  })

  it('go back when nobody has one any more, and nothing else moves them', () => {
    const lost = { kind: 'award', award: 'longest-road', from: 3, to: null } as const
    expect(handoversOf([{ kind: 'dice', seat: 0, a: 1, b: 2 }, lost], null)).toEqual([
      { icon: 'road', from: ['road-3', 'seat-3'], to: ['island'], loser: ['seat-3'], winner: null },
    ])
  })
})
