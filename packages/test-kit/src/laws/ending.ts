import { broken, demand, type Law } from '../law.ts'
import { walkGame } from '../walk.ts'

/** Far more than any careless game takes under the options for simulation. */
const MOST_STEPS = 1_000_000

export const gamesEnd: Law = {
  name: 'every careless game ends, and the winner gets most',
  along({ game }, setup, { seed }) {
    let turns = 0
    for (const { state } of walkGame(game, setup, { seed, steps: MOST_STEPS })) {
      demand(game.turnCount(state) >= turns, () => 'the number of turns went back')
      turns = game.turnCount(state)
      const result = game.result(state)
      if (!result) continue
      demand(result.returns.length === setup.seats, () => `${result.returns.length} returns for ${setup.seats} seats`)
      const { winner } = result
      if (winner !== null) demand(result.returns[winner] === Math.max(...result.returns), () => 'the winner got less')
      demand(result.reason !== '', () => 'a game ended without a reason')
      return
    }
    broken(`no end after ${MOST_STEPS} steps`)
  },
}
