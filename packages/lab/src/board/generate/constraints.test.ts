import { DESERT, geometry, NUMBER_TOKENS, pips, spiralNumbers } from '@serai/catan'
import { isRefusal } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { constraintFault, LEAST_CORNER_PIPS } from './constraints.ts'
import { generateBoard } from './generate.ts'

const { HEXES, VERTEX_HEXES, VERTICES } = geometry
const corners = Array.from({ length: VERTICES }, (_, vertex) =>
  [...VERTEX_HEXES.subarray(3 * vertex, 3 * vertex + 3)].filter((hex) => hex >= 0),
)

const richest = (byHex: readonly number[]): number =>
  Math.max(...corners.map((hexes) => hexes.reduce((sum, hex) => sum + byHex[hex]!, 0)))

/** Whether the pips of the box can be laid so that no corner has more than `most`: every way is tried. */
function canStayWithin(most: number): boolean {
  const left = [1, 0, 0, 0, 0, 0]
  for (const number of NUMBER_TOKENS) left[pips(number)]!++
  /** The corners that are complete with this hex. */
  const ends = Array.from({ length: HEXES }, (_, hex) => corners.filter((hexes) => Math.max(...hexes) === hex))
  const laid = new Array<number>(HEXES).fill(0)
  const isOver = (hexes: readonly number[]): boolean => {
    let sum = 0
    for (const hex of hexes) sum += laid[hex]!
    return sum > most
  }
  const lay = (hex: number): boolean => {
    if (hex === HEXES) return true
    for (let count = 5; count >= 0; count--) {
      if (left[count] === 0) continue
      laid[hex] = count
      if (ends[hex]!.some(isOver)) continue
      left[count]!--
      if (lay(hex + 1)) return true
      left[count]!++
    }
    return false
  }
  return lay(0)
}

describe('the least pips of the richest corner', () => {
  it('is what no numbers laid at will come below, and boards are found that have it', () => {
    expect(LEAST_CORNER_PIPS.fair).toBe(LEAST_CORNER_PIPS.random)
    expect(canStayWithin(LEAST_CORNER_PIPS.random - 1)).toBe(false)
    for (const mode of ['random', 'fair'] as const) {
      for (let seed = 1; seed <= 5; seed++) {
        expect(isRefusal(generateBoard({ mode, seed, constraints: { cornerPips: LEAST_CORNER_PIPS[mode] } }))).toBe(
          false,
        )
      }
    }
  })

  it('is that of the best of all spirals', () => {
    const found = Array.from({ length: HEXES }, (_, desert) => {
      const terrain = Array.from({ length: HEXES }, (_, hex) => (hex === desert ? DESERT : 0))
      return [0, 1, 2, 3, 4, 5].map((corner) => richest(spiralNumbers(terrain, corner).map(pips)))
    })
    expect(Math.min(...found.flat())).toBe(LEAST_CORNER_PIPS.spiral)
  })

  it('is told with the refusal of less', () => {
    expect(constraintFault({ cornerPips: 10 }, 'random')).toBeNull()
    expect(constraintFault({ cornerPips: 10 }, 'spiral')).toMatchObject({
      code: 'E_CONSTRAINT',
      constraint: 'cornerPips',
      fault: 'the maximum pips of a corner on spiral boards must be 11 to 15, not 10',
      least: 11,
    })
  })
})
