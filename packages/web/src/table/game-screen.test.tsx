// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import type { GameScreens, TableProps } from '../games/registry.ts'
import { connection } from '../net/connection.ts'
import { loadLanguage } from '../text/language.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { GameScreen } from './game-screen.tsx'

const End = () => <p>end</p>
const PART = {
  Table: ({ onPlayedOut }: TableProps) => (
    <button type="button" onClick={onPlayedOut}>
      table
    </button>
  ),
  End: Object.assign(End, { fetch: async () => null, isThere: () => true }),
  Replay: { fetch: async () => null },
}

function show(isOver: boolean, other: Partial<GameScreens> = {}) {
  const part = { ...PART, playsOut: true, ...other } as unknown as GameScreens
  const { session } = fakeSession()
  const screenOf = (over: boolean) => (
    <Suspense fallback="wait">
      <GameScreen part={part} session={session} isOver={over} />
    </Suspense>
  )
  const { rerender } = render(screenOf(isOver))
  return { end: () => rerender(screenOf(true)) }
}
const isAtTable = () => screen.queryByText('table') !== null && screen.queryByText('end') === null

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the end of a game', () => {
  it('comes when the table has shown what led to it', () => {
    const { end } = show(false)
    end()
    expect(isAtTable()).toBe(true)
    fireEvent.click(screen.getByText('table'))
    expect(isAtTable()).toBe(false)
  })

  it('does not wait for long', () => {
    const { end } = show(false)
    end()
    act(() => void vi.advanceTimersByTime(6000))
    expect(isAtTable()).toBe(false)
  })

  it('comes at once where nothing is played out', () => {
    show(false, { playsOut: false }).end()
    expect(isAtTable()).toBe(false)
  })

  it('is there for whoever comes later', () => {
    show(true)
    expect(isAtTable()).toBe(false)
  })
})

describe('what comes after a game', () => {
  const idle = () => act(() => vi.advanceTimersByTimeAsync(3000))

  it('is fetched while the game is played, and drawn at once then', async () => {
    const load = vi.fn(async () => End)
    const replay = vi.fn(async () => () => null)
    const { end } = show(false, { playsOut: false, End: lazyComponent(load), Replay: lazyComponent(replay) })
    expect(load).not.toHaveBeenCalled()
    await idle()
    expect([load, replay].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(isAtTable()).toBe(true)
    end()
    expect(screen.queryByText('end')).not.toBeNull()
  })

  it('is waited for at the table', async () => {
    let come = () => {}
    const load = () =>
      new Promise<typeof End>((resolve) => {
        come = () => resolve(End)
      })
    const { end } = show(false, { playsOut: false, End: lazyComponent(load) })
    end()
    expect(isAtTable()).toBe(true)
    expect(screen.queryByText('wait')).toBeNull()
    await act(async () => {
      come()
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(isAtTable()).toBe(false)
    expect(screen.queryByText('end')).not.toBeNull()
  })

  it('is asked for again when the server was away and is back', async () => {
    const load = vi.fn(async () => End)
    load.mockRejectedValueOnce(new TypeError('no network'))
    show(false, { End: lazyComponent(load) })
    await idle()
    expect(load).toHaveBeenCalledTimes(1)
    act(() => connection.link.setState({ status: 'live' }))
    await idle()
    expect(load).toHaveBeenCalledTimes(2)
    // Once it is there, that is enough.
    act(() => connection.link.setState({ status: 'lost' }))
    await idle()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
