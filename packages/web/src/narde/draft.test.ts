import { CONFIRM, forcedSteps, narde, nextSteps, stepAction } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { position } from '../../test/narde-position.ts'
import { batchOf, isComplete, startDraft, touchPlace, withoutLast, withSteps } from './draft.ts'
import { OFF } from './targets.ts'
import { ALL_PLAYED, NONE_CHOSEN } from './why-not.ts'

const START = position({
  points: { white: { 24: 15 }, black: { 12: 15 } },
  dice: { roll: [6, 5], left: [6, 5], head: 1 },
})

describe('a draft', () => {
  it('keeps the base as it was and adds steps to a copy', () => {
    const before = narde.hash(START)
    const draft = withSteps(startDraft(START, 0), [stepAction(24, 6)])
    expect(narde.hash(START)).toBe(before)
    expect(narde.check(draft.state, 0, stepAction(24, 5))).toMatchObject({ code: 'E_HEAD' })
    expect(nextSteps(draft.state, 0)).toEqual([stepAction(18, 5)])
  })

  it('takes back one step after the other', () => {
    const one = withSteps(startDraft(START, 0), [stepAction(24, 6)])
    const two = withSteps(one, [stepAction(18, 5)])
    expect(withoutLast(two)).toEqual(one)
    expect(withoutLast(one).state).toEqual(START)
  })

  it('is sent with a confirmation once nothing is left to play', () => {
    const one = withSteps(startDraft(START, 0), [stepAction(24, 6)])
    const two = withSteps(one, [stepAction(18, 5)])
    expect([isComplete(one), isComplete(two)]).toEqual([false, true])
    expect(batchOf(two)).toEqual([stepAction(24, 6), stepAction(18, 5), CONFIRM])
  })

  it('N21: is sent without one when its last step wins', () => {
    const state = position({
      points: { white: { 2: 1 }, black: { 13: 1 } },
      off: { white: 14, black: 14 },
      dice: { roll: [6, 5], left: [6, 5], head: 1 },
    })
    const draft = withSteps(startDraft(state, 0), [stepAction(2, 6)])
    expect(isComplete(draft)).toBe(true)
    expect(batchOf(draft)).toEqual([stepAction(2, 6)])
  })

  it('has nothing to do for the other seat', () => {
    expect(nextSteps(START, 1)).toEqual([])
    expect(forcedSteps(START, 1)).toBeNull()
  })
})

describe('a forced turn', () => {
  it('is told from one with a choice', () => {
    const moved = position({
      points: { white: { 24: 14, 13: 1 }, black: { 12: 15 } },
      dice: { roll: [6, 5], left: [6, 5], head: 1 },
    })
    expect(forcedSteps(START, 0)).toHaveLength(2)
    expect(forcedSteps(moved, 0)).toBeNull()
  })
})

describe('a place that is touched', () => {
  const draft = startDraft(
    position({
      points: { white: { 24: 13, 20: 2 }, black: { 12: 14, 15: 1 } },
      firstTurn: { white: false, black: false },
      dice: { roll: [5, 3], left: [5, 3], head: 1 },
    }),
    0,
  )

  it('chooses a checker that can move, and lets it go again', () => {
    expect(touchPlace(draft, null, 24, false)).toEqual({ choose: 24 })
    expect(touchPlace(draft, 24, 24, false)).toEqual({ choose: null })
    expect(touchPlace(draft, 24, 20, false)).toEqual({ choose: 20 })
  })

  it('plays the chosen checker to a target, with one die or both', () => {
    expect(touchPlace(draft, 24, 21, false)).toEqual({ play: [stepAction(24, 3)] })
    expect(touchPlace(draft, 24, 16, false)).toEqual({ play: [stepAction(24, 3), stepAction(21, 5)] })
  })

  it('plays a checker with one target at once, where nobody wants to be asked', () => {
    expect(touchPlace(draft, null, 20, true)).toEqual({ play: [stepAction(20, 3)] })
    expect(touchPlace(draft, null, 20, false)).toEqual({ choose: 20 })
  })

  it('says why a checker stays, and what comes first for what is not mine', () => {
    const moved = withSteps(draft, [stepAction(24, 5)])
    expect(touchPlace(moved, null, 24, false)).toEqual({ refused: { code: 'E_HEAD' } })
    for (const place of [12, 13, OFF]) {
      expect(touchPlace(draft, null, place, false)).toEqual({ refused: NONE_CHOSEN })
    }
  })

  it('says that all is played, wherever it is touched', () => {
    const done = withSteps(draft, [stepAction(24, 3), stepAction(21, 5)])
    for (const place of [24, 16, 12, OFF]) {
      expect(touchPlace(done, null, place, false)).toEqual({ refused: ALL_PLAYED })
    }
  })

  it('says why the chosen checker does not go there', () => {
    expect(touchPlace(draft, 24, 12, false)).toEqual({ refused: { code: 'E_OCCUPIED', places: [12] } })
    expect(touchPlace(draft, 24, 22, false)).toEqual({ refused: { code: 'E_DIE', places: [22] } })
    expect(touchPlace(draft, 24, OFF, false)).toEqual({ refused: { code: 'E_DIE', places: [OFF] } })
  })
})
