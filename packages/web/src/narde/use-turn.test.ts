// @vitest-environment happy-dom
import { CONFIRM, stepAction } from '@serai/narde'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { position } from '../../test/narde-position.ts'
import { playSound } from '../alerts/sound.ts'
import { setPrefs } from '../prefs/prefs.ts'
import { TableSession } from '../table/table-session.ts'
import { keepSeen } from './use-playback.ts'
import { useTurn } from './use-turn.ts'

vi.mock('../alerts/sound.ts')

const FORCED = position({
  points: { white: { 24: 15 }, black: { 12: 15 } },
  dice: { roll: [6, 5], left: [6, 5], head: 1 },
})
const FREE = position({
  points: { white: { 24: 13, 20: 2 }, black: { 12: 15 } },
  firstTurn: { white: false, black: false },
  dice: { roll: [5, 3], left: [5, 3], head: 1 },
})

/** Black has one checker left, after White has finished. */
const LAST_ROLL = position({
  points: { white: {}, black: { 18: 1 } },
  off: { white: 15, black: 14 },
  mover: 'black',
  lastRoll: true,
  firstTurn: { white: false, black: false },
  dice: { roll: [2, 1], left: [2, 1], head: 1 },
  options: { scoring: 'winlosstie' },
})

function sit(state: typeof FORCED, mayCover = true, seat = 0) {
  const nobody = { watch: () => () => {}, command: async () => ({}), log: async () => '' }
  const session = new TableSession('t', nobody, () => null)
  const sent = vi.spyOn(session, 'act').mockResolvedValue(true)
  const { result } = renderHook(() => useTurn(session, state, 7, seat, true, mayCover))
  return { session, sent, turn: () => result.current }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  setPrefs({ autoRoll: false, autoForced: true, confirm: true })
})

it('plays a forced turn by itself once the dice are rolled, and sends it in one batch', () => {
  const { sent, turn } = sit(FORCED)
  expect([turn().isCovered, turn().draft]).toEqual([true, null])
  act(() => turn().roll())
  expect(turn().isForced).toBe(true)
  // One timer is set only after the other has laid its step.
  for (let steps = 0; steps < 3; steps++) act(() => void vi.advanceTimersByTime(1000))
  expect(sent.mock.calls).toEqual([[stepAction(24, 5), stepAction(19, 6), CONFIRM]])
})

it('leaves dice open that were rolled before the page was loaded again', () => {
  keepSeen({ table: 't', seq: 7, isRolled: true })
  expect(sit(FREE).turn().isCovered).toBe(false)
  keepSeen({ table: 't', seq: 6, isRolled: true })
  expect(sit(FREE).turn().isCovered).toBe(true)
  sessionStorage.clear()
})

it('forgets what was refused before the roll', () => {
  const { session, turn } = sit(FREE)
  session.refuse({ message: '', code: 'NOT_ROLLED' })
  act(() => turn().roll())
  expect(session.view.getState().refusal).toBeNull()
})

it('leaves a forced turn to me when I want it', () => {
  setPrefs({ autoForced: false, autoRoll: true })
  const { sent, turn } = sit(FORCED)
  act(() => void vi.advanceTimersByTime(5000))
  expect([turn().isForced, turn().draft?.steps]).toEqual([false, []])
  expect(sent).not.toHaveBeenCalled()
})

it('rolls and plays nothing of a last roll by itself before it is pressed for', () => {
  setPrefs({ autoRoll: true, autoForced: true })
  const { sent, turn } = sit(LAST_ROLL, true, 1)
  act(() => void vi.advanceTimersByTime(60_000))
  expect([turn().isCovered, turn().isForced, turn().draft]).toEqual([true, false, null])
  expect(sent).not.toHaveBeenCalled()
  act(() => turn().roll())
  for (let steps = 0; steps < 3; steps++) act(() => void vi.advanceTimersByTime(1000))
  expect(sent.mock.calls).toEqual([[expect.anything(), expect.anything(), CONFIRM]])
})

it('does not cover the dice of the opening', () => {
  expect(sit(FREE, false).turn().isCovered).toBe(false)
})

it('lays steps, takes one back, and sends only what is whole', () => {
  setPrefs({ autoRoll: true })
  const { sent, turn } = sit(FREE)
  act(() => turn().play([stepAction(20, 5)]))
  act(() => turn().confirm())
  expect(sent).not.toHaveBeenCalled()
  act(() => turn().takeBack())
  expect(turn().slide).toMatchObject({ places: [15, 20], ms: 120 })
  act(() => turn().play([stepAction(20, 3), stepAction(17, 5)]))
  expect(turn().slide).toMatchObject({ places: [20, 17, 12], ms: 500 })
  act(() => turn().confirm())
  expect(sent.mock.calls).toEqual([[stepAction(20, 3), stepAction(17, 5), CONFIRM]])
})

it('lets each checker be heard when it lands: of two dice twice, out of the hand at once', () => {
  setPrefs({ autoRoll: true })
  const { turn } = sit(FREE)
  const heard = () => vi.mocked(playSound).mock.calls
  act(() => turn().play([stepAction(20, 3), stepAction(17, 5)]))
  expect(heard()).toEqual([
    ['checker', 250],
    ['checker', 500],
  ])
  act(() => turn().takeBack())
  expect(heard().at(-1)).toEqual(['checker', 120])
  act(() => turn().play([stepAction(17, 5)], true))
  expect(heard().at(-1)).toEqual(['checker'])
})

describe('two checkers that are laid at once', () => {
  const steps = [stepAction(20, 3), stepAction(24, 5)]

  it('move one after the other', () => {
    setPrefs({ autoRoll: true })
    const { sent, turn } = sit(FREE)
    act(() => turn().play(steps))
    expect(turn().draft?.steps).toEqual(steps.slice(0, 1))
    expect(turn().slide).toMatchObject({ places: [20, 17], ms: 250 })
    act(() => turn().confirm())
    expect(sent).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(300))
    expect(turn().draft?.steps).toEqual(steps)
    expect(turn().slide).toMatchObject({ places: [24, 19], ms: 250 })
    act(() => turn().confirm())
    expect(sent.mock.calls).toEqual([[...steps, CONFIRM]])
  })

  it('are stopped by what I do meanwhile', () => {
    setPrefs({ autoRoll: true })
    const { turn } = sit(FREE)
    act(() => turn().play(steps))
    act(() => turn().takeBack())
    act(() => void vi.advanceTimersByTime(1000))
    expect(turn().draft?.steps).toEqual([])
  })

  it('lie there at once where nothing may move', () => {
    document.documentElement.dataset.motion = 'reduced'
    setPrefs({ autoRoll: true })
    const { turn } = sit(FREE)
    act(() => turn().play(steps))
    expect(turn().draft?.steps).toEqual(steps)
    delete document.documentElement.dataset.motion
  })
})

it('sends a whole turn at once where nobody wants to be asked', () => {
  setPrefs({ autoRoll: true, confirm: false })
  const { sent, turn } = sit(FREE)
  act(() => turn().play([stepAction(24, 3)]))
  expect(sent).not.toHaveBeenCalled()
  act(() => turn().play([stepAction(20, 5)]))
  expect(sent.mock.calls).toEqual([[stepAction(24, 3), stepAction(20, 5), CONFIRM]])
})
