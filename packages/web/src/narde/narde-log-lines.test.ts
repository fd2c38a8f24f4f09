import { type Action, type Actor, CHANCE } from '@serai/kernel'
import {
  CONFIRM,
  diceAction,
  gamesOver,
  type NardeState,
  narde,
  openingAction,
  RESIGN,
  stepAction,
  turnsOver,
} from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { follow, play } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import { stepWords } from '../replay/replay-history.ts'
import { History, type Moment } from '../table/history.ts'
import type { LogLine } from '../table/log-line.ts'
import { keepLines, nardeLogLines, newsFor } from './narde-log-lines.tsx'
import { nardeLog } from './text/en/table.ts'
import { nardeLog as inRussian } from './text/ru/table.ts'

const NAMES = ['You', 'Oleg']

const texts = (moments: readonly Moment[], seat: number | null = 0) =>
  nardeLogLines(moments, NAMES, seat, nardeLog).map(({ text }) => text)

describe('the log', () => {
  const moments = play(
    [
      [CHANCE, openingAction(6, 5)],
      [0, stepAction(24, 6)],
      [0, stepAction(18, 5)],
      [0, CONFIRM],
      [CHANCE, diceAction(2, 1)],
      [1, stepAction(12, 2)],
      [1, stepAction(10, 1)],
      [1, CONFIRM],
      [CHANCE, diceAction(3, 1)],
      [0, RESIGN],
    ],
    { matchPoints: 3 },
  )

  it('has a line for each turn, in the notation of the game', () => {
    expect(texts(moments.slice(0, 8))).toEqual([
      'Opening roll: You 6, Oleg 5. You play White and go first.',
      'You, 6-5: 24/18, 18/13 (forced).',
      'Oleg, 2-1: 12/10, 10/9 (forced).',
    ])
  })

  it('says when the server played for a player who was out of time', () => {
    const late = moments.map((moment) =>
      moment.entry.seq === 8 ? { ...moment, entry: { ...moment.entry, late: true as const } } : moment,
    )
    expect(texts(late.slice(0, 9)).slice(2)).toEqual([
      'Oleg, 2-1: 12/10, 10/9 (forced).',
      'Oleg ran out of time: the server played the move.',
      'You, 3-1: to play.',
    ])
  })

  it('marks a turn that left no choice, but not what was given up', () => {
    const bare = position({
      points: { white: { 6: 1 }, black: { 12: 15 } },
      off: { white: 14, black: 0 },
      firstTurn: { white: false, black: false },
    })
    const dice = [CHANCE, diceAction(2, 1)] as const
    const played = follow(bare, [dice, [0, stepAction(6, 2)], [0, stepAction(4, 1)], [0, CONFIRM]])
    expect(texts(played)).toEqual(['You, 2-1: 6/4, 4/3 (forced).'])
    expect(texts(played.slice(0, 2))).toEqual(['You, 2-1: 6/4.'])
    expect(texts(follow(bare, [dice, [0, RESIGN]]))[0]).toBe('You, 2-1: resigned.')
  })

  it('says who is to play', () => {
    expect(texts(moments.slice(0, 9)).at(-1)).toBe('You, 3-1: to play.')
    const read = (seat: number) => nardeLogLines(moments.slice(0, 9), ['Вы', 'Олег'], seat, inRussian).at(-1)!.text
    expect([read(0), read(1)]).toEqual(['Вы, 3-1: ходите.', 'Вы, 3-1: ходит.'])
  })

  it('tells how a game of a match ended', () => {
    expect(texts(moments).slice(-2)).toEqual(['You, 3-1: resigned.', 'Oleg won 2 points (resigned), 0–2.'])
    expect(texts(moments, 1).at(-1)).toBe('You won 2 points (resigned), 2–0.')
  })

  it('leaves out dice that the other one did not play, as I resigned', () => {
    const other = play([
      [CHANCE, openingAction(5, 6)],
      [0, RESIGN],
    ])
    expect(texts(other).slice(1)).toEqual(['Oleg won 2 points (resigned), 0–2.'])
  })

  it('leaves out what was taken back', () => {
    const taken = play([
      [CHANCE, openingAction(6, 5)],
      [0, stepAction(24, 6)],
    ])
    const undo: Moment = { entry: { seq: 3, at: 0, by: 0, undo: 1 }, before: taken[1]!.after, after: taken[0]!.after }
    expect(texts([...taken, undo]).at(-1)).toBe('You, 6-5: to play.')
  })

  it('follows a whole match: every turn, every opening and every end', () => {
    const history = History.fold(playFair(narde, 2, 'a match to read', { matchPoints: 3 }))
    const last = history.state as NardeState
    const lines = nardeLogLines(history.moments, NAMES, null, nardeLog)
    expect(lines.filter(({ icon }) => icon === 'crown')).toHaveLength(gamesOver(last))
    expect(lines.filter(({ icon }) => icon === 'dice')).toHaveLength(gamesOver(last))
    expect(lines.filter(({ icon }) => icon === undefined)).toHaveLength(turnsOver(last))
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })

  it('has no Latin letter in Russian but the names, from the opening to the last checker', () => {
    const history = History.fold(playFair(narde, 2, 'a match to read', { matchPoints: 3 }))
    const lines = nardeLogLines(history.moments, ['Анна', 'Олег'], null, inRussian).map(({ text }) => text)
    expect(lines.filter((line) => /[a-z]/i.test(line))).toEqual([])
    expect(lines.some((line) => line.includes('/выброс'))).toBe(true)
  })
})

describe('the last roll', () => {
  /** White finishes; Black, with so many off, answers on its way from point 18. */
  function lastRoll(
    blackOff: number,
    dice: readonly [number, number],
    ...answer: readonly (readonly [Actor, Action])[]
  ) {
    const start = position({
      points: { white: { 1: 1 }, black: { 18: 15 - blackOff } },
      off: { white: 14, black: blackOff },
      firstTurn: { white: false, black: false },
      options: { scoring: 'winlosstie', lastRoll: 'second-player' },
    })
    const finish = [
      [CHANCE, diceAction(2, 1)],
      [0, stepAction(1, 1)],
    ] as const
    return follow(start, [...finish, [CHANCE, diceAction(...dice)], ...answer])
  }
  const off = (die: number) => [1, stepAction(18, die)] as const
  const missed: readonly (readonly [Actor, Action])[] = [
    [1, stepAction(18, 2)],
    [1, stepAction(16, 1)],
    [1, CONFIRM],
  ]

  it('is told when it begins, and what it decided', () => {
    const drawn = lastRoll(14, [6, 5], off(6))
    expect(texts(drawn.slice(0, 2)).slice(1)).toEqual(['Oleg has the last roll: a draw if the last checker goes off.'])
    expect(texts(drawn, 1).slice(1)).toEqual([
      'You have the last roll: a draw if the last checker goes off.',
      'Oleg, 6-5: 18/off (forced).',
      'The last roll made it a draw.',
      'Nobody won (draw), 0–0.',
    ])
    expect(texts(lastRoll(14, [2, 1], ...missed)).slice(3)).toEqual([
      'The last roll changed nothing.',
      'You won 1 point (single win), 1–0.',
    ])
  })

  it('says what else it can change: with more checkers, none off, or too many', () => {
    const begun = (blackOff: number, seat: number | null, from = nardeLog) =>
      nardeLogLines(lastRoll(blackOff, [6, 5]).slice(0, 2), NAMES, seat, from).at(-1)!.text
    expect(begun(12, null)).toBe('Oleg has the last roll: a draw if all 3 checkers go off.')
    expect(begun(0, 1)).toBe('You have the last roll: a gammon (mars) unless a checker goes off.')
    expect(begun(8, null)).toBe('Oleg has the last roll, but too many checkers are left for a draw.')
    const russian = [14, 12, 0, 8].map((blackOff) => begun(blackOff, null, inRussian))
    expect(russian).toEqual([
      'Oleg: последний бросок. Если выброшена последняя шашка, будет ничья.',
      'Oleg: последний бросок. Если выброшены все 3, будет ничья.',
      'Oleg: последний бросок. Если не выброшена ни одна шашка, будет марс.',
      'Oleg: последний бросок. Для ничьей осталось слишком много шашек.',
    ])
  })

  it('says that it saved the gammon, or did not', () => {
    const saved = lastRoll(0, [6, 1], off(6), [1, stepAction(18, 1)], [1, CONFIRM])
    expect(texts(saved).slice(3)).toEqual([
      'The last roll saved the gammon (mars).',
      'You won 1 point (single win), 1–0.',
    ])
    const mars = lastRoll(0, [2, 1], ...missed)
    expect(texts(mars).slice(3)).toEqual(['The last roll changed nothing.', 'You won 2 points (gammon), 2–0.'])
  })

  it('decides nothing where it was given up', () => {
    expect(texts(lastRoll(14, [6, 5], [1, RESIGN])).slice(-2)).toEqual([
      'Oleg, 6-5: resigned.',
      'You won 1 point (resigned), 1–0.',
    ])
  })

  it('is what the replay says of the step that gives it', () => {
    const steps = lastRoll(14, [6, 5], off(6))
    const lines = (count: number) => nardeLogLines(steps.slice(0, count), NAMES, null, nardeLog)
    expect(stepWords(lines(1), lines(2), null)).toBe('Oleg has the last roll: a draw if the last checker goes off.')
    expect(stepWords(lines(3), lines(4), null)).toBe('The last roll made it a draw. · Nobody won (draw), 0–0.')
  })
})

describe('the news of the prompt', () => {
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
    expect(news(forced.slice(0, 4), 0)).toEqual(['You, 2-1: 6/4, 4/3 (forced).'])
    expect(news(forced.slice(0, 6), 0)).toEqual(['You, 2-1: 6/4, 4/3 (forced).'])
  })

  it('tells at my roll what the other one played since', () => {
    expect(news(forced, 0)).toEqual(['You, 2-1: 6/4, 4/3 (forced).', 'Oleg, 4-1: 12/8, 8/7.'])
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
    expect(news(opened, 1)).toEqual(['You, 6-5: 24/18, 18/13 (forced).'])
  })

  it('tells both of them what the server played when the time was over', () => {
    const late = forced.map((moment) =>
      moment.entry.by === 1 ? { ...moment, entry: { ...moment.entry, late: true as const } } : moment,
    )
    const told = 'Oleg, 4-1: 12/8, 8/7 (out of time: played by the server).'
    expect(news(late, 0).at(-1)).toBe(told)
    expect(news(late, 1)).toEqual([told])
  })
})

describe('lines that are read anew', () => {
  const line = (key: string, text: string): LogLine => ({ key, seat: null, parts: text, text })

  it('keeps the lines that say the same, and takes those that say more', () => {
    const old = [line('1', 'Ann, 6 5: 24/18.'), line('2', 'Bob, 3 1: to play.')]
    const fresh = [line('1', 'Ann, 6 5: 24/18.'), line('2', 'Bob, 3 1: 12/9.'), line('3', 'Ann, 2 1: to play.')]
    const kept = keepLines(old, fresh)
    expect(kept).toEqual(fresh)
    expect(kept[0]).toBe(old[0])
    expect(kept[1]).toBe(fresh[1])
  })

  it('takes all of another language', () => {
    const old = [line('1', 'Ann, 6 5: no move.')]
    expect(keepLines(old, [line('1', 'Ann, 6 5: нет хода.')])[0]!.text).toContain('нет хода')
  })
})
