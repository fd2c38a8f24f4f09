import { findBot, findGame, newTally, Simulation } from '@serai/bots'
import { type CatanState, catan } from '@serai/catan'
import { actions, layout } from '@serai/catan/raw'
import { decodeOptions, isRefusal } from '@serai/kernel'
import { expect, it } from 'vitest'
import { generateBoard } from '../generate/generate.ts'
import { advise } from './advice.ts'
import { emptyDraft, finishDraft } from './draft-state.ts'
import { greedyDrafter } from './greedy-drafter.ts'

const BOARDS = 16
const GAMES = 25
const SEATS = 4
const rules = findGame(catan.id)!
const greedy = findBot(rules, 'greedy')!

/** How often the first seat wins from this position. */
function wonFrom(position: CatanState, seed: number): number {
  const options = decodeOptions(catan.options, catan.simulationOptions)
  if (isRefusal(options)) throw new Error(options.code)
  const game = { ...rules, start: () => position.slice() }
  const simulation = new Simulation({ game, options, bots: Array.from({ length: SEATS }, () => greedy), seed })
  let won = 0
  const ended = (s: unknown) => {
    if ((s as CatanState)[layout.WINNER] === 0) won++
  }
  const tally = newTally(rules, SEATS)
  for (let game = 1; game <= GAMES; game++) {
    simulation.play(game, tally, { started: () => {}, acting: () => {}, ended })
  }
  return won / GAMES
}

it('the best places of expert win about as often as it says', () => {
  let expected = 0
  let won = 0
  for (let seed = 1; seed <= BOARDS; seed++) {
    const board = generateBoard({ mode: 'random', seed, seats: SEATS })
    if (isRefusal(board)) throw new Error(board.code)
    const s = emptyDraft(board, SEATS)
    const advice = advise(s, 0, 'expert', 1)
    if (isRefusal(advice)) throw new Error(advice.code)
    const { vertex, worth } = advice.places[0]!
    expected += worth / BOARDS
    catan.apply(s, 0, actions.PLACE_SETUP_SETTLEMENT + vertex)
    finishDraft(s, greedyDrafter)
    won += wonFrom(s, seed) / BOARDS
  }
  // Better than an equal share, and 400 games are within 5 points of the truth.
  expect(expected).toBeGreaterThan(0.28)
  expect(Math.abs(won - expected)).toBeLessThan(0.05)
}, 60_000)
