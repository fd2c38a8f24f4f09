import { actions, catan, hexOf } from '@serai/catan'
import { CHANCE, defaultOptions, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { diceModel } from './dice-model.ts'

const START = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
catan.apply(START, CHANCE, actions.FIRST_PLAYER)

describe('the dice on the table', () => {
  it('are not there before the first roll', () => {
    expect(diceModel(START)).toBeNull()
  })

  it('are fresh until the turn ends', () => {
    const state = catan.clone(START)
    catan.apply(state, 0, actions.ROLL_DICE)
    catan.apply(state, CHANCE, actions.DICE + 6 * 2 + 4)
    expect(diceModel(state)).toEqual({ a: 3, b: 5, isFresh: true })
    catan.apply(state, 0, actions.END_TURN)
    expect(diceModel(state)).toEqual({ a: 3, b: 5, isFresh: false })
  })

  it('stay those of the last turn while a knight is played before the roll', () => {
    const { board } = catan.describe(START)
    const state = catan.build({
      board: board!,
      robberHexId: 'C3',
      dice: { pair: [1, 1] },
      activePlayerId: 0,
      turn: 20,
      turnStage: 'roll_or_play_knight',
      subStep: null,
      players: [0, 1, 2, 3].map((seat) => ({
        seat,
        resourceCards: { wood: 1 },
        developmentCards: seat === 0 ? [{ card: 'knight', boughtOnTurn: 1 }] : [],
        playedCards: {},
      })),
    }) as Int32Array
    catan.apply(state, 0, actions.PLAY_KNIGHT)
    expect(diceModel(state)?.isFresh).toBe(false)
    catan.apply(state, 0, actions.MOVE_ROBBER + hexOf('D4'))
    expect(diceModel(state)?.isFresh).toBe(false)
  })
})
