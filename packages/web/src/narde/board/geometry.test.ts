import { describe, expect, it } from 'vitest'
import { flat, neighbour, turned } from './geometry.ts'

const phone = turned(588)

describe('the places of the board', () => {
  it.each([flat, phone])('keep the checkers of every stack on their own half: $kind', (geometry) => {
    for (let progress = 0; progress < 24; progress++) {
      for (let count = 1; count <= 15; count++) {
        const { x, y } = geometry.checker(progress, count - 1, count)
        const area = geometry.area(progress)
        expect(x).toBeGreaterThanOrEqual(area.x)
        expect(x).toBeLessThanOrEqual(area.x + area.width)
        expect(y).toBeGreaterThanOrEqual(area.y)
        expect(y).toBeLessThanOrEqual(area.y + area.height)
      }
    }
  })

  it.each([flat, phone])('let four checkers touch, and five overlap: $kind', (geometry) => {
    const gap = (count: number) => {
      const [a, b] = [geometry.checker(3, 0, count), geometry.checker(3, 1, count)]
      return Math.hypot(a.x - b.x, a.y - b.y)
    }
    expect(gap(4)).toBeGreaterThanOrEqual(2 * geometry.radius)
    expect(gap(9)).toBeLessThan(gap(5))
    expect(gap(15)).toBeLessThan(2 * geometry.radius)
  })

  it('puts head and home of a phone under the thumb: right and left at the bottom', () => {
    expect(phone.point(0).x).toBeGreaterThan(phone.width / 2)
    expect(phone.point(23).x).toBeLessThan(phone.width / 2)
    expect(phone.point(0).y).toBe(phone.point(23).y)
    expect(phone.point(0).y).toBeGreaterThan(phone.point(11).y)
  })

  it('gives every point of a phone a full target', () => {
    expect(turned(588).pitch).toBeGreaterThanOrEqual(45)
  })
})

describe('the arrow keys', () => {
  it('go along a side, and across', () => {
    expect(neighbour('flat', 0, 'ArrowLeft')).toBe(1)
    expect(neighbour('flat', 0, 'ArrowDown')).toBe(23)
    expect(neighbour('flat', 23, 'ArrowRight')).toBe(24)
    expect(neighbour('flat', 24, 'ArrowLeft')).toBe(23)
    expect(neighbour('turned', 0, 'ArrowUp')).toBe(1)
    expect(neighbour('turned', 0, 'ArrowLeft')).toBe(23)
    expect(neighbour('turned', 12, 'ArrowUp')).toBe(12)
  })
})
