import { gamesOver, type NardeState, narde, stageOf } from '@serai/narde'
import { expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { historyOf, positionAt } from '../../replay/replay-history.ts'
import { gameStarts } from './match-games.ts'

it('knows where the games of a match begin', () => {
  const match = historyOf(playFair(narde, 2, 'three', { matchPoints: 3 }), 0)
  const starts = gameStarts(match.moments)
  const at = (step: number) => positionAt(match, step) as NardeState
  expect(starts.length).toBe(gamesOver(at(match.moments.length)))
  expect(starts[0]).toBe(0)
  starts.slice(1).forEach((start, index) => {
    expect(gamesOver(at(start))).toBe(index + 1)
    expect(stageOf(at(start))).toBe('move')
    expect(stageOf(at(start - 1))).toBe('opening')
  })
})

it('has nothing to tell of a single game', () => {
  expect(gameStarts(historyOf(playFair(narde, 2, 'one'), 0).moments)).toEqual([0])
})
