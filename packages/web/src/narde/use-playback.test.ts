// @vitest-environment happy-dom
import { type Action, type Actor, CHANCE, isUndo } from '@serai/kernel'
import { CONFIRM, diceAction, moverOf, type NardeState, narde, openingAction, RESIGN, stepAction } from '@serai/narde'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { follow, play } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import type { Moment } from '../table/history.ts'
import { showsNothing } from './moment-events.ts'
import { keepSeen, momentMs, seenBefore, usePlayback, usePlayedOut } from './use-playback.ts'

const turns = play([
  [CHANCE, openingAction(2, 5)],
  [1, stepAction(24, 5)],
  [1, stepAction(19, 2)],
  [1, CONFIRM],
  [CHANCE, diceAction(2, 2)],
])

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('shows a game that has just begun from its opening roll on, one thing after the other', () => {
  const { result } = renderHook(() => usePlayback(turns, { seat: 0, stops: true, lastSeen: null }))
  wait(1)
  expect(result.current).toMatchObject({ shown: 1, isOpening: true, slide: null })
  wait(1800)
  expect(result.current).toMatchObject({ shown: 2, isOpening: false, slide: { places: [24, 19] } })
  wait(300)
  expect(result.current).toMatchObject({ shown: 3, slide: { places: [19, 17] } })
  wait(300)
  wait(300)
  expect(result.current).toMatchObject({ shown: turns.length, slide: null })
})

it('goes on after a reload where it was', () => {
  const { result } = renderHook(() => usePlayback(turns, { seat: 0, stops: true, lastSeen: 2 }))
  expect(result.current.shown).toBe(2)
  wait(1)
  expect(result.current).toMatchObject({ shown: 3, slide: { places: [19, 17] } })
  const { result: whole } = renderHook(() => usePlayback(turns, { seat: 0, stops: true, lastSeen: turns.length }))
  wait(5000)
  expect(whole.current).toMatchObject({ shown: turns.length, isOpening: false, slide: null })
})

describe('the end of a game of a match', () => {
  const match = play(
    [
      [CHANCE, openingAction(2, 5)],
      [0, RESIGN],
      [CHANCE, openingAction(3, 6)],
      [1, stepAction(24, 6)],
      [1, stepAction(18, 3)],
      [1, CONFIRM],
      [CHANCE, diceAction(2, 1)],
    ],
    { matchPoints: 3 },
  )

  it.each(['full', 'reduced'])('stays on the board until I go on, with %s motion', (motion) => {
    document.documentElement.dataset.motion = motion
    const { result, rerender } = renderHook(
      ({ moments }) => usePlayback(moments, { seat: 0, stops: true, lastSeen: 1 }),
      { initialProps: { moments: match.slice(0, 2) } },
    )
    wait(1)
    expect(result.current).toMatchObject({ shown: 2, isStopped: true })
    rerender({ moments: [...match] })
    wait(20_000)
    expect(result.current).toMatchObject({ shown: 2, isStopped: true, isOpening: false, slide: null })
    act(() => result.current.goOn())
    wait(1)
    const isFull = motion === 'full'
    expect(result.current).toMatchObject({ shown: isFull ? 3 : match.length, isStopped: false, isOpening: isFull })
    delete document.documentElement.dataset.motion
  })

  it('is there again after a reload until I go on, and then the roll of the next game is', () => {
    const load = (lastSeen: number | null) =>
      renderHook(() => usePlayback(match, { seat: 0, stops: true, lastSeen })).result
    const result = load(1)
    wait(1)
    expect(result.current).toMatchObject({ shown: 2, isStopped: true })
    const again = load(result.current.behind)
    wait(1)
    expect(again.current).toMatchObject({ shown: 2, isStopped: true })
    act(() => again.current.goOn())
    wait(1)
    const next = load(again.current.behind)
    wait(1)
    expect(next.current).toMatchObject({ shown: 3, isStopped: false, isOpening: true })
  })

  it('is read by those who watch, and is behind whoever takes over from a bot later', () => {
    const { result, rerender } = renderHook(({ stops }) => usePlayback(match, { seat: null, stops, lastSeen: 1 }), {
      initialProps: { stops: false },
    })
    wait(1)
    wait(2000)
    expect(result.current).toMatchObject({ shown: 2, isStopped: false })
    for (let waits = 0; waits < match.length; waits++) wait(2700)
    rerender({ stops: true })
    wait(1)
    expect(result.current).toMatchObject({ shown: match.length, isStopped: false })
  })
})

/** Turns that are played by whatever is first. */
function longGame(turns: number): readonly Moment[] {
  const actions: [Actor, Action][] = [[CHANCE, openingAction(2, 5)]]
  let { after: state } = play(actions)[0]! as { after: NardeState }
  while (actions.filter(([by]) => by === CHANCE).length <= turns) {
    const seat = moverOf(state)
    const list: Action[] = []
    if (seat !== null) narde.legal(state, seat, list)
    const action: [Actor, Action] = seat === null ? [CHANCE, diceAction(4, 1)] : [seat, list[0]!]
    state = narde.clone(state)
    narde.apply(state, ...action)
    actions.push(action)
  }
  return play(actions)
}

it('leaves nothing out where bots play faster than it is shown', () => {
  const game = longGame(30)
  const shown: number[] = []
  const { rerender } = renderHook(
    ({ moments }) => void shown.push(usePlayback(moments, { seat: null, stops: false, lastSeen: null }).shown),
    { initialProps: { moments: game.slice(0, 1) } },
  )
  game.forEach(({ entry }, at) => {
    if (isUndo(entry) || entry.by !== CHANCE) return
    rerender({ moments: game.slice(0, at + 1) })
    for (let waits = 0; waits < 17; waits++) wait(50)
  })
  for (let waits = 0; waits < 100; waits++) wait(50)
  expect(shown.at(-1)).toBe(game.findLastIndex(({ entry }) => !isUndo(entry) && entry.by === CHANCE) + 1)
  const leftOut = shown.slice(1).flatMap((count, at) => game.slice(shown[at]!, Math.max(0, count - 1)))
  // The end of a turn comes with the next throw.
  expect(leftOut.length).toBeGreaterThan(10)
  expect(leftOut.filter((moment) => !showsNothing(moment))).toEqual([])
})

it('holds the opening roll before I play it, where I start', () => {
  const { result } = renderHook(() => usePlayback(turns.slice(0, 1), { seat: 1, stops: true, lastSeen: null }))
  wait(1)
  expect(result.current).toMatchObject({ shown: 1, isOpening: true })
  wait(1800)
  expect(result.current).toMatchObject({ shown: 1, isOpening: false })
})

it('moves a double in less than one and a quarter seconds', () => {
  const double = play([
    [CHANCE, openingAction(5, 2)],
    [0, stepAction(24, 5)],
    [0, stepAction(19, 2)],
    [0, CONFIRM],
    [CHANCE, diceAction(2, 2)],
    [1, stepAction(12, 2)],
    [1, stepAction(10, 2)],
    [1, stepAction(8, 2)],
    [1, stepAction(6, 2)],
  ])
  const steps = double.slice(5).map(momentMs)
  expect(steps.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(1250)
  expect(Math.min(...steps)).toBeGreaterThan(200)
})

describe('a last roll', () => {
  const start = position({
    points: { white: { 1: 1 }, black: { 18: 1 } },
    off: { white: 14, black: 14 },
    firstTurn: { white: false, black: false },
    options: { scoring: 'winlosstie' },
  })
  const moments = follow(start, [
    [CHANCE, diceAction(2, 1)],
    [0, stepAction(1, 1)],
    [CHANCE, diceAction(2, 1)],
    [1, stepAction(18, 2)],
    [1, stepAction(16, 1)],
    [1, CONFIRM],
  ])

  afterEach(() => {
    delete document.documentElement.dataset.motion
  })

  it.each([
    ['full', 0],
    ['full', null],
    ['reduced', 0],
    ['reduced', null],
  ])('is read before it falls: with %s motion, seat %s', (motion, seat) => {
    document.documentElement.dataset.motion = motion
    const { result } = renderHook(() => usePlayback(moments, { seat, stops: false, lastSeen: 1 }))
    wait(1)
    wait(2500)
    expect(result.current.shown).toBe(2)
    wait(200)
    expect(result.current.shown).toBe(motion === 'full' ? 3 : moments.length)
  })

  it('keeps nobody waiting who rolls it', () => {
    const { result } = renderHook(() => usePlayback(moments.slice(0, 3), { seat: 1, stops: false, lastSeen: 1 }))
    wait(1)
    wait(300)
    expect(result.current.shown).toBe(3)
  })

  it('does not hold up who comes back to the table later', () => {
    document.documentElement.dataset.motion = 'reduced'
    const many = Array.from({ length: 10 }, () => moments).flat()
    const { result } = renderHook(() => usePlayback(many, { seat: null, stops: false, lastSeen: 0 }))
    wait(1)
    expect(result.current.shown).toBe(many.length)
  })
})

describe('the end of the game', () => {
  const LAST = position({
    points: { white: { 1: 1 }, black: { 13: 15 } },
    off: { white: 14, black: 0 },
    firstTurn: { white: false, black: false },
  })
  const won = follow(LAST, [
    [CHANCE, diceAction(2, 1)],
    [0, stepAction(1, 1)],
  ])[1]!
  const resigned = play([
    [CHANCE, openingAction(2, 5)],
    [0, RESIGN],
  ])[1]!

  /** Whether the end comes at once, and whether it comes soon. */
  function comes(last: Moment | null, seat: number | null): [boolean, boolean] {
    const done = vi.fn()
    renderHook(() => usePlayedOut(last, seat, done))
    vi.advanceTimersByTime(1)
    const isAtOnce = done.mock.calls.length > 0
    vi.advanceTimersByTime(2000)
    return [isAtOnce, done.mock.calls.length > 0]
  }

  it('lets the other side and those who watch see the last checker leave', () => {
    expect(comes(won, 1)).toEqual([false, true])
    expect(comes(won, null)).toEqual([false, true])
  })

  it('lets them see a last roll that was not enough, which ends with no checker', () => {
    const tie = position({
      points: { white: {}, black: { 18: 1 } },
      off: { white: 15, black: 14 },
      mover: 'black',
      lastRoll: true,
      firstTurn: { white: false, black: false },
      options: { scoring: 'winlosstie' },
    })
    const missed = follow(tie, [
      [CHANCE, diceAction(2, 1)],
      [1, stepAction(18, 2)],
      [1, stepAction(16, 1)],
      [1, CONFIRM],
    ])[3]!
    expect(comes(missed, 0)).toEqual([false, true])
    expect(comes(missed, 1)).toEqual([true, true])
  })

  it('keeps nobody who has played it, or after a word', () => {
    expect(comes(won, 0)).toEqual([true, true])
    expect(comes(resigned, 1)).toEqual([true, true])
  })

  it('keeps nobody where nothing moves', () => {
    document.documentElement.dataset.motion = 'reduced'
    expect(comes(won, 1)).toEqual([true, true])
    delete document.documentElement.dataset.motion
  })

  it('says nothing while the game is on', () => {
    expect(comes(null, 0)).toEqual([false, false])
  })
})

describe('how far a table was shown', () => {
  it('knows the last table that was shown in this tab, and no other', () => {
    expect(seenBefore('a')).toBeNull()
    keepSeen({ table: 'a', seq: 7, isRolled: true })
    expect(seenBefore('a')).toEqual({ table: 'a', seq: 7, isRolled: true })
    expect(seenBefore('b')).toBeNull()
  })

  it('knows nothing where nothing is kept', () => {
    sessionStorage.setItem('serai.narde', '{')
    expect(seenBefore('a')).toBeNull()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(() => keepSeen({ table: 'a', seq: 8, isRolled: false })).not.toThrow()
  })
})
