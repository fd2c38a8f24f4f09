import { stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { DESERT, NUMBER_TOKENS } from '../vocabulary.ts'
import { redNumbersTouch } from './board.ts'
import { decodeBoard, encodeBoard } from './board-json.ts'
import { randomBoard, spiralBoard, spiralNumbers } from './generate.ts'
import { HEX_HEXES } from './geometry.ts'

function equalNumbersTouch(number: readonly number[]): boolean {
  return number.some(
    (n, hex) => n > 0 && [...HEX_HEXES.subarray(6 * hex, 6 * hex + 6)].some((near) => near >= 0 && number[near] === n),
  )
}

describe('boards', () => {
  it('R27: for every desert and corner no red and no equal numbers touch on a spiral', () => {
    for (let desert = 0; desert < 19; desert++) {
      const terrain = Array.from({ length: 19 }, (_, hex) => (hex === desert ? DESERT : 0))
      for (let corner = 0; corner < 6; corner++) {
        const number = spiralNumbers(terrain, corner)
        expect([redNumbersTouch(number), equalNumbersTouch(number)]).toEqual([false, false])
        expect(number.filter(Boolean).sort((a, b) => a - b)).toEqual([...NUMBER_TOKENS])
      }
    }
  })

  it.each([
    ['spiral', spiralBoard],
    ['random', randomBoard],
  ] as const)('R26-R31: %s boards hold the pieces of the box, and the same ones for the same seed', (_, make) => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 300; seed++) {
      const board = make(stream(seed, 'board'))
      expect(decodeBoard(encodeBoard(board))).toEqual(board)
      expect(redNumbersTouch(board.number)).toBe(false)
      expect(make(stream(seed, 'board'))).toEqual(board)
      seen.add(JSON.stringify(board))
    }
    expect(seen.size).toBe(300)
  })
})
