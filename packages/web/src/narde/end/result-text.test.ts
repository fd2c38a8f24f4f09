import { type Action, CHANCE, stream } from '@serai/kernel'
import { diceAction, type NardeState, narde, openingAction, RESIGN, stepAction } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { follow } from '../../../test/narde-actions.ts'
import { position } from '../../../test/narde-position.ts'
import en from '../../text/en/index.ts'
import { reasonWord, resultText } from './result-text.ts'

const { end } = en
const NAMES = ['Ann', 'Bob']

function after(matchPoints: number, ...actions: readonly (readonly [by: number, action: Action])[]): NardeState {
  const options = { opening: 'play', scoring: 'winloss', lastRoll: 'fourteen-off', matchPoints } as const
  const state = narde.start(options, 2, stream('seed', 'start'))
  for (const [by, action] of actions) narde.apply(state, by, action)
  return state
}

const opening = [CHANCE, openingAction(5, 3)] as const

/** One checker of seat 0 is left, none of seat 1 is off. */
const almostOff = position({
  points: { white: { 1: 1 }, black: { 13: 15 } },
  off: { white: 14, black: 0 },
  firstTurn: { white: false, black: false },
})

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
    const over = follow(almostOff, [
      [CHANCE, diceAction(2, 1)],
      [0, stepAction(1, 1)],
    ]).at(-1)!.after as NardeState
    const bobs = 'Mars, two points: Bob has borne off no checker'
    expect(resultText(over, NAMES, 0, end)).toEqual({ title: 'You win', detail: bobs })
    expect(resultText(over, NAMES, null, end)).toEqual({ title: 'Ann wins', detail: bobs })
    expect(resultText(over, NAMES, 1, end).detail).toBe('Mars, two points: you have borne off no checker')
  })

  it('tells a resignation that cost two points from one that cost one', () => {
    expect(reasonWord({ reason: 'resigned', points: 2 }, end)).toBe('resignation (mars, two points)')
    expect(reasonWord({ reason: 'resigned', points: 1 }, end)).toBe('resignation')
    expect(reasonWord({ reason: 'mars', points: 2 }, end)).toBe('mars')
    const late = follow(almostOff, [[0, RESIGN]]).at(-1)!.after as NardeState
    expect(resultText(late, NAMES, 0, end).detail).toBe('You resigned')
  })
})
