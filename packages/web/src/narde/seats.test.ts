import { stream } from '@serai/kernel'
import { BLACK, narde, openingAction, RESIGN, WHITE } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { checkerLooks, viewSide } from './seats.ts'

const options = { opening: 'play', scoring: 'winloss', lastRoll: 'fourteen-off', matchPoints: 5 } as const

describe('the marks of the seats', () => {
  const state = narde.start(options, 2, stream('seed', 'start'))
  const colours = () => [0, 1].map((seat) => checkerLooks(state)(seat).colour)

  it('are of bare wood before the opening roll, then the checkers that each one plays', () => {
    expect(colours()).toEqual(['oak', 'oak'])
    narde.apply(state, -1, openingAction(2, 5))
    expect(colours()).toEqual(['ebony', 'ivory'])
  })

  it('change hands with the opening roll of the next game, and not before: the last position is on the board', () => {
    narde.apply(state, 0, RESIGN)
    expect(colours()).toEqual(['ebony', 'ivory'])
    narde.apply(state, -1, openingAction(6, 1))
    expect(colours()).toEqual(['ivory', 'ebony'])
  })
})

it('lets who watches look from the first seat, in every game of a match', () => {
  const state = narde.start(options, 2, stream('seed', 'start'))
  narde.apply(state, -1, openingAction(2, 5))
  expect(viewSide(state, null)).toBe(BLACK)
  narde.apply(state, 0, RESIGN)
  narde.apply(state, -1, openingAction(6, 1))
  expect(viewSide(state, null)).toBe(WHITE)
})
