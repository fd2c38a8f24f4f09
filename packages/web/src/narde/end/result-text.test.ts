import { type Action, stream } from '@serai/kernel'
import { layout, type NardeState, narde, openingAction, RESIGN } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { end } from '../../text/en/end.ts'
import { reasonWord, resultText } from './result-text.ts'

const NAMES = ['Ann', 'Bob']

function after(matchPoints: number, ...deeds: readonly (readonly [by: number, action: Action])[]): NardeState {
  const options = { opening: 'play', scoring: 'winloss', lastRoll: 'fourteen-off', matchPoints } as const
  const state = narde.start(options, 2, stream('seed', 'start'))
  for (const [by, action] of deeds) narde.apply(state, by, action)
  return state
}

const opening = [-1, openingAction(5, 3)] as const

describe('the result of Narde', () => {
  it('says who gave up', () => {
    const state = after(1, opening, [0, RESIGN])
    expect(resultText(state, NAMES, 0, end)).toEqual({ title: 'Bob wins', detail: 'You resigned (mars, two points)' })
    expect(resultText(state, NAMES, 1, end)).toEqual({ title: 'You win', detail: 'Ann resigned (mars, two points)' })
    expect(resultText(state, NAMES, null, end)).toEqual({
      title: 'Bob wins',
      detail: 'Ann resigned (mars, two points)',
    })
  })

  it('gives the score of a match, with that of the winner first', () => {
    const state = after(3, opening, [0, RESIGN], opening, [0, RESIGN])
    expect(resultText(state, NAMES, 0, end)).toEqual({
      title: 'Bob wins',
      detail: 'You resigned (mars, two points). 4 : 0 after 2 games',
    })
    expect(resultText(state, NAMES, 1, end)).toEqual({
      title: 'You win',
      detail: 'Ann resigned (mars, two points). 4 : 0 after 2 games',
    })
  })

  it('says whose mars it was, and knows a game that nobody finished', () => {
    const state = after(1, opening)
    expect(resultText(state, NAMES, 0, end).title).toBe('The game was given up')
    const over = narde.clone(state)
    over.set([layout.OVER], layout.STAGE)
    over.set([2, 2, 1], layout.ENDED_BY)
    const bobs = 'Mars, two points: Bob has borne off no checker'
    expect(resultText(over, NAMES, 0, end)).toEqual({ title: 'You win', detail: bobs })
    expect(resultText(over, NAMES, null, end)).toEqual({ title: 'Ann wins', detail: bobs })
    expect(resultText(over, NAMES, 1, end).detail).toBe('Mars, two points: you have borne off no checker')
  })

  it('tells a resignation that cost two points from one that cost one', () => {
    expect(reasonWord({ reason: 'resigned', points: 2 }, end)).toBe('resignation (mars, two points)')
    expect(reasonWord({ reason: 'resigned', points: 1 }, end)).toBe('resignation')
    expect(reasonWord({ reason: 'mars', points: 2 }, end)).toBe('mars')
    const late = after(1, opening, [0, RESIGN])
    late[layout.ENDED_POINTS] = 1
    expect(resultText(late, NAMES, 0, end).detail).toBe('You resigned')
  })
})
