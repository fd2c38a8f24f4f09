import { describe, expect, it } from 'vitest'
import { parse } from './notation.ts'
import { CONFIRM, diceAction, openingAction, RESIGN, stepAction } from './numbers.ts'
import { decode, encode } from './wire.ts'

describe('the wire', () => {
  it.each([
    [{ type: 'STEP', from: 24, die: 6 }, stepAction(24, 6)],
    [{ type: 'CONFIRM' }, CONFIRM],
    [{ type: 'RESIGN' }, RESIGN],
    [{ type: 'OPENING', a: 6, b: 5 }, openingAction(6, 5)],
    [{ type: 'DICE', a: 3, b: 3 }, diceAction(3, 3)],
  ])('%j', (json, action) => {
    expect(decode(json)).toBe(action)
    expect(encode(action)).toEqual(json)
  })

  it('takes the dice of a turn in any order', () => expect(decode({ type: 'DICE', a: 2, b: 5 })).toBe(diceAction(5, 2)))

  it.each([
    null,
    'CONFIRM',
    [],
    {},
    { type: 'PLAY' },
    { type: 'toString' },
    { type: 'STEP', from: 24 },
    { type: 'STEP', from: 24, die: 6, to: 18 },
    { type: 'STEP', from: 0, die: 6 },
    { type: 'STEP', from: 25, die: 6 },
    { type: 'STEP', from: '24', die: 6 },
    { type: 'STEP', from: 1.5, die: 6 },
    { type: 'STEP', from: 24, die: 7 },
    { type: 'STEP', from: 24, die: -0 },
    { type: 'CONFIRM', seat: 0 },
    { type: 'RESIGN', seat: 0 },
    { type: 'OPENING', a: 5, b: 5 },
    { type: 'OPENING', a: 6 },
    { type: 'DICE', a: 0, b: 1 },
    { type: 'DICE', a: 1, b: 2, c: 3 },
  ])('refuses %j', (json) => expect(decode(json)).toMatchObject({ code: 'E_PAYLOAD' }))

  it('writes a whole play as the batch that it stands for', () => {
    expect(encode(parse('white 6-5: 24/18 13/8') as number)).toEqual([
      { type: 'STEP', from: 24, die: 6 },
      { type: 'STEP', from: 13, die: 5 },
      { type: 'CONFIRM' },
    ])
  })
})
