// @vitest-environment happy-dom

import { type CatanState, catan } from '@serai/catan'
import type { AnyGame } from '@serai/kernel'
import { ann, newTables, ok, tableOf } from '@serai/test-kit/tables'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../test/fake-worker.ts'
import { LocalLink } from '../offline/local-link.ts'
import { TableSession } from './table-session.ts'
import { useHint } from './use-hint.ts'

const game: AnyGame = catan

/** A game in which I am to move. */
async function myTurn(): Promise<TableSession> {
  const fixture = newTables({ seed: 'hint' })
  const { id } = await tableOf(fixture, game.id, [ann], ['random', 'random'])
  await ok(fixture.tables.start(ann, id))
  const session = new TableSession(id, new LocalLink(fixture.tables, ann), () => Promise.resolve(game))
  session.open()
  const isMine = () => (game.toAct(session.view.getState().state as CatanState).must & 1) === 1
  await expect.poll(() => session.view.getState().state !== null && isMine()).toBe(true)
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

it('is asked for by the method of that moment', async () => {
  const session = await myTurn()
  let method = 'expert'
  const methodOf = () => method
  const { result } = renderHook(() => useHint(session, methodOf))
  act(() => result.current.ask())
  method = 'classic'
  act(() => result.current.ask())
  expect(FakeWorker.last.asked).toMatchObject([{ method: 'expert' }, { method: 'classic' }])
})
