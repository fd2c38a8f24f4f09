import { catanPosition } from '@serai/test-kit/positions'
import { describe, expect, it } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import en from '../../text/en/index.ts'
import { type ActionId, actionBar, pilotedBar } from './action-bar.ts'

const NAMES = ['Ann', 'Bo', 'Cy', 'Di']
const bar = (state: ReturnType<typeof position>, tool: Parameters<typeof actionBar>[2] = null) =>
  Object.fromEntries(actionBar(state, 0, tool, NAMES, en).map((item) => [item.id, item])) as Record<
    ActionId,
    ReturnType<typeof actionBar>[number]
  >

describe('the action bar', () => {
  it('names the stock of what can be built and who comes next', () => {
    const { road, trade, end } = bar(position({ hands: { 0: [2, 2, 2, 2, 0] } }))
    expect(road).toMatchObject({ why: null, note: '13 left', isChosen: false })
    expect(trade).toMatchObject({ why: null, note: 'players, bank' })
    expect(end).toMatchObject({ why: null, note: 'Bo is next' })
  })

  it('says what is short, and greys just that', () => {
    const { card, city } = bar(position({ hands: { 0: [0, 0, 1, 1, 0] } }))
    expect(card).toMatchObject({
      note: '1 ore short',
      why: 'Dev card: 1 ore short.',
      costWords: 'costs 1 sheep, 1 wheat and 1 ore',
    })
    expect(card.cost.map(({ isMissing }) => isMissing)).toEqual([false, false, true])
    expect(city).toMatchObject({ note: '4 cards short', why: 'City: 1 wheat and 3 ore short.' })
    expect(bar(position()).settlement.note).toBe('no free spot')
  })

  it('counts the cards when several resources are missing', () => {
    const { settlement } = bar(position({ roads: { 0: ['13-18'] } }))
    expect(settlement).toMatchObject({
      note: '4 cards short',
      why: 'Settlement: 1 wood, 1 brick, 1 sheep and 1 wheat short.',
    })
  })

  it('tells a missing place from a missing card', () => {
    const { settlement } = bar(position({ hands: { 0: [1, 1, 1, 1, 0] } }))
    expect(settlement).toMatchObject({ note: 'no free spot', why: en.catanTable.noSettlementPlace })
  })

  it('asks for the roll first, and for the turn', () => {
    const before = bar(position({ stage: 'roll_or_play_knight', hands: { 0: [1, 1, 0, 0, 0] } }))
    expect(before.road).toMatchObject({ note: 'roll first', why: 'Road: roll first.' })
    expect(before.end).toMatchObject({ why: 'End turn: roll first.' })
    const others = bar(position({ active: 2, hands: { 0: [1, 1, 0, 0, 0] } }))
    expect(others.road.why).toBe('Road: not your turn.')
    // R71: everybody may make an offer to the player whose turn it is.
    expect(others.trade).toMatchObject({ why: null, note: 'make an offer' })
  })

  it('says that all settlements are built, whether or not there is a place or a card for another', () => {
    for (const roads of [undefined, { 0: ['13-18'] }]) {
      const state = position({ ...(roads && { roads }), hands: { 0: [1, 1, 0, 0, 0] } })
      expect(bar(catanPosition(state, { settlementsLeft: { 0: 0 } })).settlement).toMatchObject({
        note: 'none left',
        why: en.catanTable.noSettlementPiece,
      })
    }
  })

  it('has nothing to do while a bot plays the seat, not even to trade', () => {
    const items = pilotedBar(actionBar(position({ hands: { 0: [1, 1, 0, 0, 0] } }), 0, 'road', NAMES, en), en)
    for (const item of items) expect(item).toMatchObject({ why: en.catanTable.takeOverFirst, isChosen: false })
    expect(items.find(({ id }) => id === 'trade')?.note).toBe('not now')
  })

  it('shows the chosen tool', () => {
    const { road } = bar(position({ hands: { 0: [1, 1, 0, 0, 0] } }), 'road')
    expect(road).toMatchObject({ isChosen: true, note: 'pick a spot' })
  })
})
