import { type Action, CHANCE, stream } from '@serai/kernel'
import { diceAction, type NardeState, narde, openingAction, RESIGN, stepAction } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { follow, play } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import en from '../text/en/index.ts'
import { gameEnd, reasonWord, resignQuestion, resultText } from './result-text.ts'
import { narde as texts } from './text/en/table.ts'

const { end } = en
const NAMES = ['Ann', 'Bob']

function after(matchPoints: number, ...actions: readonly (readonly [by: number, action: Action])[]): NardeState {
  const options = { opening: 'play', scoring: 'winloss', lastRoll: 'fourteen-off', matchPoints } as const
  const state = narde.start(options, 2, stream('seed', 'start'))
  for (const [by, action] of actions) narde.apply(state, by, action)
  return state
}

const opening = [CHANCE, openingAction(5, 3)] as const

/** One checker of seat 0 is left, none of seat 1 is off. */
const almostOff = position({
  points: { white: { 1: 1 }, black: { 13: 15 } },
  off: { white: 14, black: 0 },
  firstTurn: { white: false, black: false },
})

describe('the result of Narde', () => {
  it('says who gave up', () => {
    const state = after(1, opening, [0, RESIGN])
    expect(resultText(state, NAMES, 0, end)).toEqual({ title: 'Bob wins', detail: 'You resigned (gammon, 2 points)' })
    expect(resultText(state, NAMES, 1, end)).toEqual({ title: 'You win', detail: 'Ann resigned (gammon, 2 points)' })
    expect(resultText(state, NAMES, null, end)).toEqual({
      title: 'Bob wins',
      detail: 'Ann resigned (gammon, 2 points)',
    })
  })

  it('gives the score of a match, with that of the winner first', () => {
    const state = after(3, opening, [0, RESIGN], opening, [0, RESIGN])
    expect(resultText(state, NAMES, 0, end)).toEqual({
      title: 'Bob wins',
      detail: 'You resigned (gammon, 2 points). 4–0 after 2 games',
    })
    expect(resultText(state, NAMES, 1, end)).toEqual({
      title: 'You win',
      detail: 'Ann resigned (gammon, 2 points). 4–0 after 2 games',
    })
  })

  it('says whose mars it was, and knows a game that nobody finished', () => {
    const state = after(1, opening)
    expect(resultText(state, NAMES, 0, end).title).toBe('Game abandoned')
    const over = follow(almostOff, [
      [CHANCE, diceAction(2, 1)],
      [0, stepAction(1, 1)],
    ]).at(-1)!.after as NardeState
    const bobs = 'Gammon (mars), 2 points: Bob bore off no checkers'
    expect(resultText(over, NAMES, 0, end)).toEqual({ title: 'You win', detail: bobs })
    expect(resultText(over, NAMES, null, end)).toEqual({ title: 'Ann wins', detail: bobs })
    expect(resultText(over, NAMES, 1, end).detail).toBe('Gammon (mars), 2 points: you bore off no checkers')
  })

  it('tells a resignation that cost two points from one that cost one', () => {
    expect(reasonWord({ reason: 'resigned', points: 2 }, end)).toBe('resignation (gammon, 2 points)')
    expect(reasonWord({ reason: 'resigned', points: 1 }, end)).toBe('resignation')
    expect(reasonWord({ reason: 'mars', points: 2 }, end)).toBe('gammon')
    const late = follow(almostOff, [[0, RESIGN]]).at(-1)!.after as NardeState
    expect(resultText(late, NAMES, 0, end).detail).toBe('You resigned')
  })
})

describe('the end of a game of a match', () => {
  const moments = play(
    [
      [CHANCE, openingAction(6, 5)],
      [0, RESIGN],
    ],
    { matchPoints: 3 },
  )
  const [opened, resigned] = moments.map(({ after }) => after as NardeState)

  it('says nothing before a game is over', () => {
    expect(gameEnd(opened!, 0, ['You', 'Oleg'], { narde: texts })).toBeNull()
  })

  it('says who resigned, to each of the two and to one who watches', () => {
    expect(gameEnd(resigned!, 0, ['You', 'Oleg'], { narde: texts })).toEqual({
      game: 1,
      who: 'Oleg wins 2 points.',
      how: 'You resigned.',
      score: 'Match score 0–2, to 3.',
    })
    expect(gameEnd(resigned!, 1, ['Mira', 'You'], { narde: texts })).toMatchObject({
      who: 'You win 2 points.',
      how: 'Mira resigned.',
      score: 'Match score 2–0, to 3.',
    })
    expect(gameEnd(resigned!, null, ['Mira', 'Oleg'], { narde: texts })?.how).toBe('Mira resigned.')
  })

  it('says whose mars it was', () => {
    const last = position({
      points: { white: { 6: 15 }, black: { 13: 1 } },
      off: { white: 0, black: 14 },
      mover: 'black',
      firstTurn: { white: false, black: false },
      options: { matchPoints: 3 },
    })
    const mars = follow(last, [
      [CHANCE, diceAction(2, 1)],
      [1, stepAction(13, 1)],
    ]).at(-1)!.after as NardeState
    const how = (seat: number | null) => gameEnd(mars, seat, ['Mira', 'Oleg'], { narde: texts })?.how
    expect(how(0)).toBe('Gammon (mars): you had borne off none.')
    expect(how(1)).toBe('Gammon (mars): the loser had borne off none.')
    expect(how(null)).toBe('Gammon (mars): the loser had borne off none.')
  })
})

describe('the question before one resigns', () => {
  const ask = (off: number, matchPoints: number, score = 0) => {
    // Oleg has won what he has by games of a point.
    const played =
      score === 0
        ? {}
        : {
            score: [0, score],
            match: { games: score, starterWins: 0, mars: 0, draws: 0 },
            ended: { winner: 1, points: 1, reason: 'oin' },
          }
    const state = position({
      points: { white: { 3: 15 - off }, black: { 12: 15 } },
      off: { white: off, black: 0 },
      firstTurn: { white: false, black: false },
      options: { matchPoints },
      ...played,
    })
    return resignQuestion(state, 0, ['You', 'Oleg'], texts)
  }

  it('says what the other one wins', () => {
    expect(ask(0, 1)).toBe('Resign? Oleg wins 2 points, a gammon (mars): you have borne off no checkers.')
    expect(ask(3, 1)).toBe('Resign? Oleg wins.')
    expect(ask(0, 3)).toBe('Resign this game? Oleg wins 2 points: you have borne off none.')
    expect(ask(3, 3)).toBe('Resign this game? Oleg wins 1 point.')
  })

  it('says when that ends the match', () => {
    expect(ask(0, 3, 1)).toBe('Resign this game? Oleg wins 2 points: you have borne off none. That ends the match.')
  })
})
