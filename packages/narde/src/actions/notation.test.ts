import { defaultOptions, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { narde } from '../game.ts'
import { SIDE } from '../state/layout.ts'
import { BLACK, WHITE } from '../vocabulary.ts'
import { format, formatIn, parse } from './notation.ts'
import { CONFIRM, diceAction, openingAction, RESIGN, stepAction } from './numbers.ts'

describe('notation', () => {
  it.each([
    ['24/18', stepAction(24, 6)],
    ['7/2', stepAction(7, 5)],
    ['13/12', stepAction(13, 1), '13(1)'],
    ['3/off', stepAction(3, 3), '3(3)'],
    ['3/off(5)', stepAction(3, 5), '3(5)'],
    ['3/22', stepAction(3, 5), '3(5)'],
    ['15/off', stepAction(15, 3), '15(3)'],
    ['3(5)', stepAction(3, 5)],
    ['confirm', CONFIRM],
    [' CONFIRM ', CONFIRM, 'confirm'],
    ['resign', RESIGN],
    ['opening 6 5', openingAction(6, 5)],
    ['dice 3 3', diceAction(3, 3)],
    ['dice 2 5', diceAction(5, 2), 'dice 5 2'],
  ])('%s', (text, action, written = text) => {
    expect(parse(text)).toBe(action)
    expect(format(action)).toBe(written)
  })

  it('writes every step so that it comes back', () => {
    for (let step = 0; step < CONFIRM; step++) expect(parse(format(step))).toBe(step)
  })

  it('writes where a step leads when the side to move is known', () => {
    const steps = [stepAction(17, 6), stepAction(13, 1), stepAction(3, 5), CONFIRM]
    const written = (side: number) => {
      const s = narde.start(defaultOptions(narde.options), 2, stream('notation', 'board'))
      s[SIDE] = side
      return steps.map((step) => formatIn(s, step))
    }
    expect(written(WHITE)).toEqual(['17/11', '13/12', '3/off(5)', 'confirm'])
    expect(written(BLACK)).toEqual(['17/off(6)', '13/off', '3/22', 'confirm'])
  })

  it.each([
    'white 6-5: 24/18 13/8',
    'white 6-5: 24/18 18/13',
    'black 6-5: 12/6 3/22',
    'white 6-5: 4/off(5) 4/off(6)',
    'black 4-4: 12/8 12/8 8/4 16/off',
    'black 2-1: pass',
    'white 6-6: 24/18',
  ])('%s', (text) => expect(format(parse(text) as number)).toBe(text))

  it.each([
    '',
    '25/19',
    '0/off',
    '24/17',
    '24/24',
    '24/0',
    '3/off(2)',
    '3/off(3)',
    '9/off',
    '20/off',
    '24(7)',
    '99999999999/1',
    'opening 5 5',
    'dice 7 1',
    'dice 1',
    'confirm now',
    'white 6-5:',
    'white 6-5: 24/18 24/18',
    'white 6-5: 24/20',
    'white 6-5: 3/22',
    'black 6-5: 3/off(5)',
    'white 6-6: 24/18 24/18 18/12 18/12 12/6',
    'white 7-5: pass',
    'grey 6-5: pass',
  ])('refuses "%s"', (text) => expect(parse(text)).toMatchObject({ code: 'E_PAYLOAD' }))
})
