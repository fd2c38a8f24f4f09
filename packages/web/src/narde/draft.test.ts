import { CONFIRM, forcedSteps, narde, nextSteps, stepAction } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { position } from '../../test/narde-position.ts'
import { batchOf, isComplete, startDraft, withoutLast, withSteps } from './draft.ts'

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
