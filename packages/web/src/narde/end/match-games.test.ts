import type { AnyGame } from '@serai/kernel'
import { layout, type NardeState, narde } from '@serai/narde'
import { expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { historyOf, positionAt } from '../../replay/replay-history.ts'
import { gameStarts } from './match-games.ts'

it('knows where the games of a match begin', () => {
  const match = historyOf(playFair(narde as unknown as AnyGame, 2, 'three', { matchPoints: 3 }), 0)
  const starts = gameStarts(match.moments)
  const at = (step: number) => positionAt(match, step) as NardeState
  expect(starts.length).toBe(at(match.moments.length)[layout.GAMES])
  expect(starts[0]).toBe(0)
  starts.slice(1).forEach((start, index) => {
    expect(at(start)[layout.GAMES]).toBe(index + 1)
    expect(at(start)[layout.STAGE]).toBe(layout.MOVE)
    expect(at(start - 1)[layout.STAGE]).toBe(layout.OPENING)
  })
})

it('has nothing to tell of a single game', () => {
  expect(gameStarts(historyOf(playFair(narde as unknown as AnyGame, 2, 'one'), 0).moments)).toEqual([0])
})
