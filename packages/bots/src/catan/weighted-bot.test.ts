import { actions as act } from '@serai/catan/raw'
import { stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { weightedBot } from './weighted-bot.ts'

const { BUILD_ROAD, BUILD_SETTLEMENT, BUY_DEVELOPMENT_CARD, END_TURN, UPGRADE_TO_CITY } = act

it.each([
  [
    'a city',
    [BUILD_ROAD, BUILD_SETTLEMENT, UPGRADE_TO_CITY + 3, BUY_DEVELOPMENT_CARD, END_TURN],
    [UPGRADE_TO_CITY + 3],
  ],
  [
    'a settlement',
    [BUILD_ROAD, BUILD_SETTLEMENT + 1, BUILD_SETTLEMENT + 9, BUY_DEVELOPMENT_CARD, END_TURN],
    [BUILD_SETTLEMENT + 1, BUILD_SETTLEMENT + 9],
  ],
  ['a card', [BUILD_ROAD, BUY_DEVELOPMENT_CARD, END_TURN], [BUY_DEVELOPMENT_CARD]],
  ['anything else', [BUILD_ROAD, BUILD_ROAD + 5, END_TURN], [BUILD_ROAD, BUILD_ROAD + 5, END_TURN]],
])('takes %s first', (_, list, wanted) => {
  const random = stream(1, 'test')
  const taken = new Set(Array.from({ length: 60 }, () => weightedBot.choose(list, list.length, random)))
  expect([...taken].sort((a, b) => a - b)).toEqual(wanted)
})

it('looks at nothing beyond the count', () => {
  const list = [BUILD_ROAD, END_TURN, UPGRADE_TO_CITY]
  for (let i = 0; i < 20; i++) expect(weightedBot.choose(list, 2, stream(i, 'test'))).not.toBe(UPGRADE_TO_CITY)
})
