import { CHANCE } from '@serai/kernel'
import { CONFIRM, diceAction, type LastRoll, type NardeState, stepAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { follow } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import { lastRollNow, lastRollTask } from './last-roll.ts'
import { narde as english } from './text/en/table.ts'
import { narde as russian } from './text/ru/table.ts'

it('is there from the last checker of the one side to the end of the turn of the other', () => {
  const start = position({
    points: { white: { 1: 1 }, black: { 18: 1 } },
    off: { white: 14, black: 14 },
    firstTurn: { white: false, black: false },
    options: { scoring: 'winlosstie' },
  })
  const moments = follow(start, [
    [CHANCE, diceAction(2, 1)],
    [0, stepAction(1, 1)],
    [CHANCE, diceAction(2, 1)],
    [1, stepAction(18, 2)],
    [1, stepAction(16, 1)],
    [1, CONFIRM],
  ])
  const now = (count: number) =>
    lastRollNow(moments.slice(0, count), (count > 0 ? moments[count - 1]!.after : start) as NardeState)
  const given = { type: 'lastRollGiven', seat: 1, left: 1, stake: 'draw' }
  expect([0, 1, 2, 3, 4, 5, 6].map(now)).toEqual([null, null, given, given, given, given, null])
})

it.each<[Pick<LastRoll, 'left' | 'stake'>, string, string]>([
  [
    { left: 1, stake: 'draw' },
    'Last roll: bear off your last checker for a draw.',
    'Последний бросок: выбросьте последнюю шашку, и будет ничья.',
  ],
  [
    { left: 3, stake: 'draw' },
    'Last roll: bear off all 3 for a draw.',
    'Последний бросок: выбросьте все 3, и будет ничья.',
  ],
  [
    { left: 15, stake: 'mars' },
    'Last roll: bear one off, or it is a gammon.',
    'Последний бросок: выбросьте хоть одну, иначе марс.',
  ],
  [
    { left: 9, stake: 'nothing' },
    'Last roll: too many are left for a draw.',
    'Последний бросок: для ничьей осталось слишком много.',
  ],
])('asks for what it can change: %o', (given, inEnglish, inRussian) => {
  const roll: LastRoll = { type: 'lastRollGiven', seat: 0, ...given }
  expect(lastRollTask(roll, english)).toBe(inEnglish)
  expect(lastRollTask(roll, russian)).toBe(inRussian)
})
