import { type CatanState, catan } from '@serai/catan'
import { defaultOptions } from '@serai/kernel'
import type { Bot } from '../src/bot.ts'
import { Simulation, type Watcher } from '../src/simulation.ts'
import { newTally } from '../src/tally.ts'

export const game = catan

export const catanOptions = { ...defaultOptions(game.options), turnCap: 400 }

/** Plays one game of these bots and hands every open state to `see` before it changes. */
export function walk(
  bots: readonly unknown[],
  seed: number,
  number: number,
  see: (state: CatanState, by: number, action: number) => void,
  options: object = {},
): CatanState {
  let last: unknown
  const watcher: Watcher = {
    started: () => {},
    acting: (state, by, action) => see(state as CatanState, by, action),
    ended: (state) => {
      last = state
    },
  }
  const plan = { game, options: { ...catanOptions, ...options }, bots: bots as readonly Bot[], seed }
  new Simulation(plan).play(number, newTally(game, bots.length), watcher)
  return last as CatanState
}
