import { describe, expect, it } from 'vitest'
import { BLACK, WHITE } from '../vocabulary.ts'
import { isBlock, mayBlockWithOne, mayBlockWithTwo } from './block.ts'
import { freeOf, progressAt } from './route.ts'

const white = (...points: number[]) => points.reduce((bits, point) => bits | (1 << progressAt(WHITE, point)), 0)
const black = (...points: number[]) => points.reduce((bits, point) => bits | (1 << progressAt(BLACK, point)), 0)

describe('the block rule (N15-N17)', () => {
  it.each([
    ['six in a row, all behind', white(6, 7, 8, 9, 10, 11), black(12), true],
    ['five in a row', white(7, 8, 9, 10, 11), black(12), false],
    ['six, and one just past them', white(6, 7, 8, 9, 10, 11), black(12, 5), false],
    ['six, and one at the very end of the route', white(6, 7, 8, 9, 10, 11), black(12, 13), false],
    ['seven, with one behind', white(2, 3, 4, 5, 6, 7, 8), black(9), true],
    ['two rows, one past the first only', white(1, 2, 3, 4, 5, 6, 20, 21, 22, 23, 24, 19), black(12, 8), true],
    ['the last six of the route', white(13, 14, 15, 16, 17, 18), black(12, 19), true],
    ['T10: joined only across the end of the route', white(10, 11, 12, 13, 14, 15), black(9), false],
    ['joined only across point 1 and 24, which Black passes', white(3, 2, 1, 24, 23, 22), black(4), true],
    ['N17: nobody left to block', white(6, 7, 8, 9, 10, 11), 0, false],
  ])('%s', (_, occupied, opposing, expected) => expect(isBlock(occupied, opposing)).toBe(expected))

  it("is counted along White's route when Black blocks", () => {
    expect(isBlock(black(18, 19, 20, 21, 22, 23), white(24))).toBe(true)
    expect(isBlock(black(3, 2, 1, 24, 23, 22), white(21))).toBe(false)
  })

  it('is foreseen from the landings of a turn', () => {
    const wall = white(11, 10, 9, 8, 7)
    const free = freeOf(black(12))
    expect(mayBlockWithTwo(wall, black(12), free, 1, 4)).toBe(true)
    expect(mayBlockWithTwo(wall, black(12, 13), free, 1, 4)).toBe(false)
    expect(mayBlockWithTwo(white(24), black(12), free, 1, 4)).toBe(false)
    expect(mayBlockWithOne(wall, black(12), free, 4, 1)).toBe(true)
    expect(mayBlockWithOne(wall, black(12, 13), free, 4, 1)).toBe(false)
    expect(mayBlockWithOne(white(11, 10, 9, 8), black(12), free, 2, 1)).toBe(true)
    expect(mayBlockWithOne(white(11, 10, 9, 8), black(12), free, 1, 1)).toBe(false)
    expect(mayBlockWithOne(white(11, 10, 9, 8), black(12), free, 1, 2)).toBe(true)
    expect(mayBlockWithOne(white(11, 10, 9, 8), black(12), free, 6, 1)).toBe(false)
  })
})
