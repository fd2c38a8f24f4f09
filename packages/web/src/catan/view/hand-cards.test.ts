import { catan, makeAction } from '@serai/catan'
import { expect, it } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import en from '../../text/en/index.ts'
import { heldCards } from './hand-cards.ts'

const status = (state: ReturnType<typeof position>) =>
  Object.fromEntries(heldCards(state, 0, en).map((held) => [held.card, held.status]))

it('tells which development cards can be played now', () => {
  const cards = { 0: ['knight', 'knight', 'victory_point', 'monopoly', 'year_of_plenty', 'road_building'] as const }
  const main = position({ cards })
  expect(status(main)).toEqual({
    knight: 'play now',
    victory_point: 'hidden',
    monopoly: 'play now',
    year_of_plenty: 'play now',
    road_building: 'play now',
  })
  expect(heldCards(main, 0, en)[0]).toMatchObject({ count: 2, name: '2 × Knight', canPlay: true })
  catan.apply(main, 0, makeAction({ type: 'PLAY_YEAR_OF_PLENTY', resources: [0, 0] }))
  expect(heldCards(main, 0, en).find(({ card }) => card === 'knight')).toMatchObject({
    status: 'later',
    canPlay: false,
    refusal: 'E_CARD_LIMIT',
  })
  expect(status(position({ active: 1, cards })).knight).toBe('later')
})

it('keeps a card of this turn for the next one', () => {
  const state = position({ hands: { 0: [0, 0, 1, 1, 1] } })
  catan.apply(state, 0, makeAction({ type: 'BUY_DEVELOPMENT_CARD' }))
  catan.apply(state, -1, makeAction({ type: 'DRAW', card: 0 }))
  expect(status(state)).toEqual({ knight: 'next turn' })
})
