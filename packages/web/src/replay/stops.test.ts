import { CHANCE, isUndo } from '@serai/kernel'
import { CONFIRM, narde } from '@serai/narde'
import { expect, it } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { part } from '../narde/screens.ts'
import { historyOf } from './replay-history.ts'
import { stepAt, stopsOf } from './stops.ts'

it('finds the step of a moment, or of the next one where it has none', () => {
  const stops = [0, 1, 2, 4, 5]
  expect([0, 2, 3, 4, 5, 9].map((moments) => stepAt(stops, moments))).toEqual([0, 2, 3, 3, 4, 4])
})

it('goes past the ends of turns in Narde, but not past a turn without a move', () => {
  const history = historyOf(playFair(narde, 2, 'lines'), 0)
  const stops = stopsOf(history, part.showsNothing)
  const last = history.moments.length
  const isEndOfTurn = (at: number) => {
    const { entry } = history.moments[at - 1]!
    return !isUndo(entry) && entry.action === CONFIRM
  }
  const isPass = (at: number) => isEndOfTurn(at) && history.moments[at - 2]!.entry.by === CHANCE
  const skipped = Array.from({ length: last }, (_, index) => index + 1).filter((at) => !stops.includes(at))
  expect(skipped.length).toBeGreaterThan(20)
  expect(skipped.every((at) => isEndOfTurn(at) && !isPass(at))).toBe(true)
  expect(stops.slice(1).every((at) => !isEndOfTurn(at) || isPass(at))).toBe(true)
  expect(stops.at(-1)).toBe(last)
})
