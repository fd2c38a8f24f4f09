import { describe, expect, it } from 'vitest'
import { BLACK, WHITE } from '../vocabulary.ts'
import { acrossRoutes, freeOf, headOf, isHome, POINTS, pointAt, progressAt } from './route.ts'

const points = Array.from({ length: POINTS }, (_, i) => i + 1)

describe('the routes (N1-N4)', () => {
  it.each([
    [WHITE, [24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [BLACK, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13]],
  ])('side %i passes the points in its order', (side, order) => {
    expect(points.map((_, progress) => pointAt(side, progress))).toEqual(order)
    expect(order.map((point) => progressAt(side, point))).toEqual(points.map((_, progress) => progress))
  })

  it('T19: heads are 24 and 12, homes 1-6 and 13-18', () => {
    expect([headOf(WHITE), headOf(BLACK)]).toEqual([24, 12])
    expect(points.filter((point) => isHome(WHITE, point))).toEqual([1, 2, 3, 4, 5, 6])
    expect(points.filter((point) => isHome(BLACK, point))).toEqual([13, 14, 15, 16, 17, 18])
  })

  it.each(points)('point %i is the same on both routes, twelve apart', (point) => {
    const mine = 1 << progressAt(WHITE, point)
    const theirs = 1 << progressAt(BLACK, point)
    expect(acrossRoutes(mine)).toBe(theirs)
    expect(acrossRoutes(theirs)).toBe(mine)
    expect(freeOf(theirs) & mine).toBe(0)
  })
})
