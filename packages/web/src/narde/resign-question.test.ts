import { expect, it } from 'vitest'
import { position } from '../../test/narde-position.ts'
import { resignQuestion } from './resign-question.ts'
import { narde } from './text/en/table.ts'

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
  return resignQuestion(state, 0, ['You', 'Oleg'], narde)
}

it('says what the other one wins', () => {
  expect(ask(0, 1)).toBe('Resign? Oleg wins by mars, as you have borne off none.')
  expect(ask(3, 1)).toBe('Resign? Oleg wins.')
  expect(ask(0, 3)).toBe('Resign this game? Oleg wins 2 points, as you have borne off none.')
  expect(ask(3, 3)).toBe('Resign this game? Oleg wins 1 point.')
})

it('says when that ends the match', () => {
  expect(ask(0, 3, 1)).toBe('Resign this game? Oleg wins 2 points, as you have borne off none. That ends the match.')
})
