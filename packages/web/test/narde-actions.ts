import { type Action, type Actor, stream } from '@serai/kernel'
import { type NardeOptions, type NardeState, narde } from '@serai/narde'
import { expect } from 'vitest'
import type { Moment } from '../src/table/history.ts'

type KeyActions = readonly (readonly [Actor, Action])[]

const OPTIONS: NardeOptions = { opening: 'play', scoring: 'winloss', lastRoll: 'fourteen-off', matchPoints: 1 }

/** A game of Long Narde from its start. */
export function play(actions: KeyActions, options: Partial<NardeOptions> = {}): readonly Moment[] {
  return follow(narde.start({ ...OPTIONS, ...options }, 2, stream('seed', 'start')), actions)
}

/** What happens from a position on; an action against the rules fails the test. */
export function follow(start: NardeState, actions: KeyActions): readonly Moment[] {
  let state = start
  return actions.map(([by, action], index) => {
    const before = state
    expect(narde.check(before, by, action)).toBeNull()
    state = narde.clone(before)
    narde.apply(state, by, action)
    return { entry: { seq: index + 1, at: 0, by, action }, before, after: state }
  })
}
