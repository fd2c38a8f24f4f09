import { layout } from '@serai/catan/raw'
import { expect, it } from 'vitest'
import { walk } from '../../test/catan-walk.ts'
import { isFree, slowReach } from '../../test/slow-reach.ts'
import { greedyBot } from './greedy-bot.ts'

const { DECK_SIZE, ROADS_LEFT, SETTLEMENTS_LEFT, WINNER } = layout
const options = { victoryPoints: 14, turnCap: 600 }

// A board holds about 22 settlements: with cities, cards and awards some 47 points, so 14 may be out of reach for all four.
it.each([3, 59, 112])('a game to 14 points goes on until somebody wins or nobody can settle: %i', (number) => {
  const end = walk([greedyBot, greedyBot, greedyBot, greedyBot], 5, number, () => {}, options)
  if (end[WINNER]! >= 0) return
  expect(end[DECK_SIZE]).toBe(0)
  for (let seat = 0; seat < 4; seat++) {
    if (end[SETTLEMENTS_LEFT + seat] === 0) continue
    const reach = slowReach(end, seat, end[ROADS_LEFT + seat])
    expect([...reach.keys()].filter((vertex) => isFree(end, vertex))).toEqual([])
  }
})
