import { CHANCE } from '@serai/kernel'
import { CONFIRM, diceAction, openingAction, stepAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { follow, play } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import type { Moment } from '../table/history.ts'
import { nardeLogLines } from './narde-log-lines.tsx'
import { newsFor } from './news.ts'
import { nardeLog } from './text/en/table.ts'

const news = (moments: readonly Moment[], seat: number) =>
  newsFor(nardeLogLines(moments, ['You', 'Oleg'], seat, nardeLog), seat)

const one = position({
  points: { white: { 6: 1 }, black: { 12: 14, 20: 1 } },
  off: { white: 14, black: 0 },
  firstTurn: { white: false, black: false },
})
// One checker goes three pips, whichever die is first.
const forced = follow(one, [
  [CHANCE, diceAction(2, 1)],
  [0, stepAction(6, 2)],
  [0, stepAction(4, 1)],
  [0, CONFIRM],
  [CHANCE, diceAction(4, 1)],
  [1, stepAction(12, 4)],
  [1, stepAction(8, 1)],
  [1, CONFIRM],
])

it('tells what was played without a choice of mine while the other one plays', () => {
  expect(news(forced.slice(0, 4), 0)).toEqual(['You, 2 1: 6/4, 4/3 (forced).'])
  expect(news(forced.slice(0, 6), 0)).toEqual(['You, 2 1: 6/4, 4/3 (forced).'])
})

it('tells at my roll what the other one played since', () => {
  expect(news(forced, 0)).toEqual(['You, 2 1: 6/4, 4/3 (forced).', 'Oleg, 4 1: 12/8, 8/7.'])
})

it('has nothing to tell of what I chose', () => {
  expect(news(forced, 1)).toEqual([])
})

it('leaves the opening roll to the words of its own', () => {
  const opened = play([
    [CHANCE, openingAction(6, 5)],
    [0, stepAction(24, 6)],
    [0, stepAction(18, 5)],
    [0, CONFIRM],
  ])
  expect(news(opened.slice(0, 1), 1)).toEqual([])
  expect(news(opened, 1)).toEqual(['You, 6 5: 24/18, 18/13 (forced).'])
})

it('tells both of them what the house played when the time was over', () => {
  const late = forced.map((moment) =>
    moment.entry.by === 1 ? { ...moment, entry: { ...moment.entry, late: true as const } } : moment,
  )
  const told = 'Oleg, 4 1: 12/8, 8/7 (out of time: the house played).'
  expect(news(late, 0).at(-1)).toBe(told)
  expect(news(late, 1)).toEqual([told])
})
