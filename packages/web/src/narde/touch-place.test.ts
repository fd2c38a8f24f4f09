import { stepAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { position } from '../../test/narde-position.ts'
import { startDraft, withSteps } from './draft.ts'
import { OFF } from './targets.ts'
import { touchPlace } from './touch-place.ts'
import { ALL_PLAYED, NONE_CHOSEN } from './why-not.ts'

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
