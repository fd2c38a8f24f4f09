// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Handover, handoversOf, honour } from './awards.ts'

describe('awards', () => {
  it('come from the island to the first who has one', () => {
    expect(handoversOf([{ kind: 'award', award: 'largestArmy', from: null, to: 2, size: 3 }], 0)).toEqual([
      { icon: 'knight', from: ['island'], to: ['knight-2', 'seat-2'], loser: null, winner: ['seat-2'] },
    ])
  })

  it('go from one player to another; my points stand for me where I have no card', () => {
    expect(handoversOf([{ kind: 'award', award: 'longestRoad', from: 1, to: 0, size: 6 }], 0)).toEqual([
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
    const lost = { kind: 'award', award: 'longestRoad', from: 3, to: null, size: 0 } as const
    expect(handoversOf([{ kind: 'rolled', seat: 0, a: 1, b: 2 }, lost], null)).toEqual([
      { icon: 'road', from: ['road-3', 'seat-3'], to: ['island'], loser: ['seat-3'], winner: null },
    ])
  })
})

describe('an award that moves', () => {
  const ARMY: Handover = {
    icon: 'knight',
    from: ['knight-1'],
    to: ['knight-2'],
    loser: ['seat-1'],
    winner: ['seat-2'],
  }

  let root: HTMLElement
  let layer: HTMLElement
  const panel = (seat: number) => root.querySelector(`[data-anchor="seat-${seat}"]`)?.getAttribute('data-award')

  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = [1, 2]
      .map((seat) => `<div data-anchor="seat-${seat}"><i data-anchor="knight-${seat}"></i></div>`)
      .join('')
    root = document.body
    layer = document.createElement('div')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20))
    HTMLElement.prototype.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('carries the award and marks who lost and who won it, for a while', () => {
    honour([ARMY], root, layer, true)
    expect(layer.querySelector('use')?.getAttribute('href')).toBe('#i-knight')
    expect([panel(1), panel(2)]).toEqual(['lost', 'won'])
    vi.runAllTimers()
    expect([panel(1), panel(2)]).toEqual([null, null])
  })

  it('only marks where nothing may move, and ends when told', () => {
    const end = honour([ARMY], root, layer, false)
    expect(layer.children).toHaveLength(0)
    expect([panel(1), panel(2)]).toEqual(['lost', 'won'])
    end()
    expect([panel(1), panel(2)]).toEqual([null, null])
  })
})
