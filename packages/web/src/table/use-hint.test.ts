// @vitest-environment happy-dom

import { answer } from '@serai/bots'
import { catan } from '@serai/catan'
import { type AnyGame, defaultOptions, stream } from '@serai/kernel'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../test/fake-worker.ts'
import { LocalGame } from '../offline/local-game.ts'
import { LocalTable } from '../offline/local-table.ts'
import { TableSession } from './table-session.ts'
import { useHint } from './use-hint.ts'

const game = catan as unknown as AnyGame

/** A game in which I am to move. */
async function myTurn(): Promise<TableSession> {
  const names = ['Lena', 'Leyla', 'Rustam']
  const local = LocalGame.begin(game, defaultOptions(game.options), names, stream('hint', 'alone'), () => 7)
  const table = new LocalTable({
    game: local,
    level: 'easy',
    brain: { decide: async (question) => answer(question), rest: () => {} },
    keep: () => {},
    pause: async () => {},
    createdAt: 5,
  })
  const session = new TableSession('alone', table, () => Promise.resolve(game))
  session.open()
  await expect.poll(() => game.turn(local.state).must).toBe(1)
  await expect.poll(() => session.view.getState()).toMatchObject({ seq: local.seq, state: expect.anything() })
  return session
}

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is what the worker answers', async () => {
  const session = await myTurn()
  const { result } = renderHook(() => useHint(session))
  act(() => result.current.ask())
  expect(result.current.isThinking).toBe(true)
  act(() => FakeWorker.last.answer({ seq: session.view.getState().seq, actions: [4, 5], reasons: [], next: null }))
  expect(result.current).toMatchObject({ isThinking: false, hint: { action: 4, actions: [4, 5] } })
})

it('can be asked for again when the worker has failed', async () => {
  const session = await myTurn()
  const { result } = renderHook(() => useHint(session))
  act(() => result.current.ask())
  act(() => FakeWorker.last.fail())
  expect(result.current).toMatchObject({ isThinking: false, hint: null })
  act(() => result.current.ask())
  expect(FakeWorker.all.map(({ isEnded, asked }) => [isEnded, asked.length])).toEqual([
    [true, 1],
    [false, 1],
  ])
})
