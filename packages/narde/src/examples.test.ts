import { expect, it } from 'vitest'
import { askPosition } from '../examples/position.ts'
import { playRandomGame } from '../examples/random-game.ts'

it('the examples of the README do what it says', () => {
  expect(playRandomGame(1)).toMatch(/seat [01] wins [12]: (oin|mars)\n$/)
  expect(playRandomGame(1)).toBe(playRandomGame(1))
  expect(askPosition()).toEqual({ legal: ['17(6)'], refused: 'E_HIGHER_DIE' })
})
