import { batch, CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { fallbackMove } from './fallback-move.ts'
import { games } from './games.ts'

it.each(games.map((game) => [game.id, game] as const))(
  'is a legal and whole one of the seat that must act: %s',
  (_, game) => {
    const random = stream('first', 'choice')
    const state = game.start(defaultOptions(game.options), game.seats.table.max, random)
    for (let i = 0; i < 300 && game.toAct(state).kind !== 'over'; i++) {
      if (game.toAct(state).kind === 'chance') {
        game.apply(state, CHANCE, game.draw(state, random))
        continue
      }
      const seat = lowestSeat(game.toAct(state).must)
      const turns = game.turnCount(state)
      expect(batch(game, state, seat, fallbackMove(game, state, seat))).toBeNull()
      if (game.plays) expect(game.turnCount(state)).toBeGreaterThan(turns)
    }
  },
)

it('is nothing where nothing can be done', () => {
  for (const game of games) {
    const state = game.start(defaultOptions(game.options), game.seats.table.max, stream('a', 'b'))
    expect(game.legal(state, 1, [])).toBe(0)
    expect(fallbackMove(game, state, 1)).toEqual([])
  }
})
