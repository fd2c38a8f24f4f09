import type { CatanState } from '@serai/catan'
import { actions as act, layout } from '@serai/catan/raw'
import { stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { game, walk } from '../../test/catan-walk.ts'
import type { SeeingBot } from '../bot.ts'
import { BotSeat } from '../bot-seat.ts'
import { Simulation } from '../simulation.ts'
import { newTally } from '../tally.ts'
import { greedyBot } from './greedy-bot.ts'
import { catanBots } from './index.ts'
import { weightedBot } from './weighted-bot.ts'

const { POINTS, STAGE, TARGET } = layout
const list: number[] = []

function choice(bot: unknown, s: CatanState, seat: number): number {
  const count = game.legal(s, seat, list)
  const asked = new BotSeat(game, { ...(bot as SeeingBot), budget: 200 }, seat)
  asked.started(s)
  return asked.choose(s, list, count, false, stream(1, 'bot'))
}

/** States of the main stage in which the active seat could end the game with one more point. */
function nearWins(): CatanState[] {
  const found: CatanState[] = []
  for (let number = 1; number <= 4; number++) {
    walk([greedyBot, greedyBot, greedyBot, greedyBot], 3, number, (s, by, action) => {
      if (by < 0 || s[STAGE] !== 9) return
      if (action < act.BUILD_SETTLEMENT || action >= act.BUY_DEVELOPMENT_CARD) return
      const state = s.slice()
      state[TARGET] = s[POINTS + by]! + s[layout.CARDS_HELD + 5 * by + 1]! + 1
      found.push(state)
    })
  }
  return found
}

describe.each(catanBots.filter((bot) => bot.needs === 'view').map((bot) => [bot.name, bot] as const))(
  '%s',
  (_, bot) => {
    it('wins when it can', () => {
      const states = nearWins().slice(0, 20)
      expect(states.length).toBe(20)
      for (const s of states) {
        const seat = s[layout.ACTIVE]!
        game.apply(s, seat, choice(bot, s, seat))
        expect(game.result(s)?.winner).toBe(seat)
      }
    })
  },
)

it('beats three of the weighted bot nearly always', () => {
  const tally = newTally(game, 4)
  const options = { victoryPoints: 10, board: 'spiral', trading: false, turnCap: 1000 }
  const plan = { game, options, bots: [weightedBot, greedyBot as SeeingBot, weightedBot, weightedBot], seed: 1 }
  const simulation = new Simulation(plan)
  for (let number = 1; number <= 40; number++) simulation.play(number, tally)
  // 99.8 % in 1,000 games: four losses in forty would be news.
  expect(tally.wins[1]).toBeGreaterThanOrEqual(37)
})
