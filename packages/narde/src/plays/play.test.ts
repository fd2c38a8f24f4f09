import { describe, expect, it } from 'vitest'
import { BLACK, WHITE } from '../vocabulary.ts'
import {
  dieAt,
  isPass,
  isPlay,
  listMoves,
  NO_STEP,
  packMoves,
  playPrefix,
  playSide,
  sourceAt,
  stepsOf,
  usesAllDice,
} from './play.ts'

/** Moves from these sources (progress), all with one die. */
const withDie = (die: number, ...sources: number[]) => sources.map((source) => ({ source, die }))

describe('a whole play as a number (N29)', () => {
  it.each([
    ['a pass', 5, 6, [], 0],
    ['the lower die alone', 5, 6, withDie(5, 3), 1],
    ['the higher die alone', 5, 6, withDie(6, 3), 1],
    ['both dice', 5, 6, [...withDie(5, 3), ...withDie(6, 9)], 2],
    ['both dice with one checker', 5, 6, [...withDie(5, 0), ...withDie(6, 5)], 2],
    ['a pass of a double', 4, 4, [], 0],
    ['one step of a double', 4, 4, withDie(4, 0), 1],
    ['three steps of a double', 4, 4, withDie(4, 0, 4, 8), 3],
    ['four steps of a double', 4, 4, withDie(4, 0, 0, 4, 23), 4],
  ])('%s: how many steps, whether it is a pass, and whether every die is used', (_, low, high, moves, steps) => {
    for (const side of [WHITE, BLACK]) {
      const play = packMoves(side, low, high, moves)!
      expect(isPlay(play)).toBe(true)
      expect(playSide(play)).toBe(side)
      expect(stepsOf(play)).toBe(steps)
      expect(isPass(play)).toBe(steps === 0)
      expect(usesAllDice(play)).toBe(steps === (low === high ? 4 : 2))
      expect(listMoves(play)).toEqual([...moves].sort((a, b) => a.source - b.source))
    }
  })

  it('has the lower die first, and a double in the order of progress', () => {
    const both = packMoves(WHITE, 2, 6, [...withDie(6, 3), ...withDie(2, 9)])!
    expect([sourceAt(both, 0), sourceAt(both, 1), sourceAt(both, 2)]).toEqual([9, 3, NO_STEP])
    expect([dieAt(both, 0), dieAt(both, 1)]).toEqual([2, 6])
    expect(listMoves(both)).toEqual([...withDie(6, 3), ...withDie(2, 9)])
    expect(packMoves(WHITE, 3, 3, withDie(3, 9, 0, 6))).toBe(packMoves(WHITE, 3, 3, withDie(3, 0, 6, 9)))
  })

  it.each([
    ['more than the dice allow', 5, 6, withDie(5, 1, 2)],
    ['twice the higher die', 5, 6, withDie(6, 1, 2)],
    ['a die that was not thrown', 5, 6, withDie(4, 1)],
    ['a higher one', 2, 3, withDie(6, 1)],
    ['five steps of a double', 4, 4, withDie(4, 0, 1, 2, 3, 4)],
    ['another die than the double', 4, 4, [...withDie(4, 0), ...withDie(5, 1)]],
  ])('is nothing for %s', (_, low, high, moves) => {
    expect(packMoves(WHITE, low, high, moves)).toBeNull()
  })

  it.each([
    ['the dice in the wrong order', playPrefix(WHITE, 6, 5)],
    ['a die of 0', playPrefix(WHITE, 0, 6)],
    ['a die of 7', playPrefix(WHITE, 6, 7)],
    ['a source off the board', playPrefix(WHITE, 5, 6) | (31 - 24)],
    ['a third step of two different dice', playPrefix(WHITE, 5, 6) | (31 << 10)],
    ['sources of a double out of order', playPrefix(WHITE, 4, 4) | (20 << 0) | (21 << 5)],
    ['a gap among the steps of a double', playPrefix(WHITE, 4, 4) | (31 << 5)],
    ['a step', 7],
    ['a number above all plays', 2 * playPrefix(WHITE, 5, 6)],
    ['a fraction', playPrefix(WHITE, 5, 6) + 0.5],
  ])('is not %s', (_, number) => expect(isPlay(number)).toBe(false))

  it('may begin at any point of the board', () => {
    for (let source = 0; source < 24; source++) expect(isPlay(packMoves(BLACK, 1, 6, withDie(6, source))!)).toBe(true)
  })
})
