import { batch, CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { firstChoice } from './first-choice.ts'
import { games } from './games.ts'

it.each(games.map((game) => [game.id, game] as const))(
  'is a legal and whole one of the seat that must act: %s',
  (_, game) => {
    const random = stream('first', 'choice')
    const state = game.start(defaultOptions(game.options), game.seats.table.max, random)
    for (let i = 0; i < 300 && game.turn(state).kind !== 'over'; i++) {
      if (game.turn(state).kind === 'chance') {
        game.apply(state, CHANCE, game.draw(state, random))
        continue
      }
      const seat = lowestSeat(game.turn(state).must)
      const turns = game.turns(state)
      expect(batch(game, state, seat, firstChoice(game, state, seat))).toBeNull()
      if (game.plays) expect(game.turns(state)).toBeGreaterThan(turns)
    }
  },
)

it('is nothing where nothing can be done', () => {
  for (const game of games) {
    const state = game.start(defaultOptions(game.options), game.seats.table.max, stream('a', 'b'))
    expect(game.legal(state, 1, [])).toBe(0)
    expect(firstChoice(game, state, 1)).toEqual([])
  }
})
