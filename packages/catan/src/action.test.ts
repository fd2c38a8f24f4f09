import { describe, expect, it } from 'vitest'
import { makeAction, readAction } from './action.ts'
import { FINITE_ACTIONS, KIND_OF, KINDS } from './actions/numbers.ts'
import { counterTrade, proposeTrade } from './actions/offer.ts'

describe('an action with named fields', () => {
  it('leads back to the same action, for every finite one', () => {
    for (let action = 0; action < FINITE_ACTIONS; action++) {
      const read = readAction(action)
      expect(read.type).toBe(KINDS[KIND_OF[action]!])
      expect(makeAction(read), JSON.stringify(read)).toBe(action)
    }
  })

  it('leads back to the same offer', () => {
    const proposal = proposeTrade({ to: 6, give: [1, 0, 2, 0, 0], want: [0, 0, 0, 0, 1] })
    expect(readAction(proposal)).toEqual({ type: 'PROPOSE_TRADE', to: 6, give: [1, 0, 2, 0, 0], want: [0, 0, 0, 0, 1] })
    expect(makeAction(readAction(proposal))).toBe(proposal)
    const counter = counterTrade({ tradeId: 41, give: [0, 3, 0, 0, 0], want: [0, 0, 0, 1, 0] })
    expect(readAction(counter)).toEqual({
      type: 'COUNTER_TRADE',
      tradeId: 41,
      give: [0, 3, 0, 0, 0],
      want: [0, 0, 0, 1, 0],
    })
    expect(makeAction(readAction(counter))).toBe(counter)
  })

  it('names what is hidden', () => {
    expect(readAction(makeAction({ type: 'DRAW', card: null }))).toEqual({ type: 'DRAW', card: null })
    expect(readAction(makeAction({ type: 'STOLEN', resource: null }))).toEqual({ type: 'STOLEN', resource: null })
  })

  it('takes the two cards of Year of Plenty in any order', () => {
    const one = makeAction({ type: 'PLAY_YEAR_OF_PLENTY', resources: [4, 1] })
    expect(one).toBe(makeAction({ type: 'PLAY_YEAR_OF_PLENTY', resources: [1, 4] }))
    expect(readAction(one)).toEqual({ type: 'PLAY_YEAR_OF_PLENTY', resources: [1, 4] })
  })
})
