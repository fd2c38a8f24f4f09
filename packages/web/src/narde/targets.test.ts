import { stepAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { position } from '../../test/narde-position.ts'
import { diceText, landing, movablePoints, OFF, targetsFrom } from './targets.ts'

const dice = (high: number, low: number) => ({ roll: [high, low], left: [high, low], head: 1 })

it('reaches a place with one die, and another with both', () => {
  const state = position({ points: { white: { 24: 13, 20: 2 }, black: { 12: 15 } }, dice: dice(5, 3) })
  const reached = targetsFrom(state, 0, 20).map(({ to, steps }) => [to, diceText(steps)])
  // 20 - 8 is point 12, which Black holds.
  expect(reached).toEqual([
    [17, '3'],
    [15, '5'],
  ])
  expect(targetsFrom(state, 0, 24).map(({ to, steps }) => [to, diceText(steps)])).toContainEqual([16, '3+5'])
})

it('goes up to four times with a double', () => {
  const state = position({
    points: { white: { 24: 14, 23: 1 }, black: { 12: 15 } },
    firstTurn: { white: false, black: false },
    dice: { roll: [2, 2], left: [2, 2, 2, 2], head: 1 },
  })
  expect(targetsFrom(state, 0, 23).map(({ to }) => to)).toEqual([21, 19, 17, 15])
})

it('N19: bears off with the lower die where either would do', () => {
  const state = position({
    points: { white: { 4: 1, 2: 2 }, black: { 13: 1 } },
    off: { white: 12, black: 14 },
    dice: dice(6, 5),
  })
  expect(targetsFrom(state, 0, 4)).toEqual([{ to: OFF, steps: [stepAction(4, 5)] }])
  expect(movablePoints(state, 0)).toEqual(new Set([4]))
})

it('N2: Black goes on from 1 to 24', () => {
  const state = position({
    points: { white: { 24: 1, 1: 14 }, black: { 12: 14, 2: 1 } },
    mover: 'black',
    firstTurn: { white: false, black: false },
    dice: dice(5, 3),
  })
  expect(landing(state, 1, stepAction(2, 5))).toBe(21)
  expect(targetsFrom(state, 1, 2).map(({ to }) => to)).toContain(21)
})
