import { CHANCE } from '@serai/kernel'
import { diceAction, type NardeState, openingAction, RESIGN, stepAction } from '@serai/narde'
import { expect, it } from 'vitest'
import { follow, play } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import { gameEnd } from './game-end.ts'
import { narde } from './text/en/table.ts'

const moments = play(
  [
    [CHANCE, openingAction(6, 5)],
    [0, RESIGN],
  ],
  { matchPoints: 3 },
)
const [opened, resigned] = moments.map(({ after }) => after as NardeState)

it('says nothing before a game is over', () => {
  expect(gameEnd(opened!, 0, ['You', 'Oleg'], { narde })).toBeNull()
})

it('says who resigned, to each of the two and to one who watches', () => {
  expect(gameEnd(resigned!, 0, ['You', 'Oleg'], { narde })).toEqual({
    game: 1,
    who: 'Oleg wins 2 points.',
    how: 'You resigned.',
    score: 'The match stands 0 : 2, to 3.',
  })
  expect(gameEnd(resigned!, 1, ['Mira', 'You'], { narde })).toMatchObject({
    who: 'You win 2 points.',
    how: 'Mira resigned.',
    score: 'The match stands 2 : 0, to 3.',
  })
  expect(gameEnd(resigned!, null, ['Mira', 'Oleg'], { narde })?.how).toBe('Mira resigned.')
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
  const how = (seat: number | null) => gameEnd(mars, seat, ['Mira', 'Oleg'], { narde })?.how
  expect(how(0)).toBe('Mars: you had borne off none.')
  expect(how(1)).toBe('Mars: the other side had borne off none.')
  expect(how(null)).toBe('Mars: the other side had borne off none.')
})
