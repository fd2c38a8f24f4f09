import { encodeBoard, randomBoard } from '@serai/catan'
import { stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import en from '../text/en/index.ts'
import { optionOf, wishOf, wishRefusal } from './board-option.tsx'

describe('a wish for an island', () => {
  it('is kept in the option, and needs the lab only where the engine cannot make it', () => {
    expect(optionOf({ mode: 'random', constraints: {} })).toBe('random')
    const fair = optionOf({ mode: 'fair', constraints: {} })
    expect(wishOf(fair)).toEqual({ mode: 'fair', constraints: {} })
    const tidy = { mode: 'spiral', constraints: { cluster: 2, desert: 'centre' } } as const
    expect(wishOf(optionOf(tidy))).toEqual(tidy)
  })

  it('is no name, no explicit board and nothing that is damaged', () => {
    expect(wishOf(undefined)).toBeNull()
    expect(wishOf('spiral')).toBeNull()
    expect(wishOf(encodeBoard(randomBoard(stream(1, 'board'))))).toBeNull()
    expect(wishOf({ mode: 'flat' })).toBeNull()
    expect(wishOf({ mode: 'fair', constraints: { round: true } })).toBeNull()
  })
})

describe('a wish that the server refuses', () => {
  const message = 'No board can meet this constraint.'
  const option = optionOf({ mode: 'fair', constraints: { cornerPips: 6 } })

  it('is explained with its bounds', () => {
    const error = { code: 'E_CONSTRAINT', message, constraint: 'cornerPips', least: 9 }
    expect(wishRefusal(error, option, en.lab)).toContain('at least 9 pips')
    const none = { code: 'E_NO_BOARD', message, asked: ['cornerPips'], broken: ['cornerPips'] }
    expect(wishRefusal(none, option, en.lab)).toContain('no corner over 6 pips')
  })

  it('is left to others when it was no wish, or something else was wrong', () => {
    expect(wishRefusal({ code: 'E_RATE', message }, option, en.lab)).toBeNull()
    expect(wishRefusal({ code: 'E_CONSTRAINT', message }, 'spiral', en.lab)).toBeNull()
  })
})
