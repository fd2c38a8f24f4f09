import { CHANCE } from '@serai/kernel'
import { expect, it } from 'vitest'
import { raceGame, raceOptions, racePlays } from '../test/race.ts'
import { randomBot } from './random-bot.ts'
import { Recorder } from './recorder.ts'
import { Simulation } from './simulation.ts'
import { newTally } from './tally.ts'

const described = { describe: (state: object) => ({ ...state }) }

function record(game: typeof raceGame, bySteps: boolean) {
  const plan = { game: { ...game, ...described }, options: raceOptions, bots: [randomBot, randomBot], seed: 3, bySteps }
  const recorder = new Recorder(plan as never)
  const simulation = new Simulation(plan as never)
  simulation.play(1, newTally(game, 2), recorder)
  simulation.play(2, newTally(game, 2), recorder)
  return recorder.log
}

it('writes header and entries of the last game', () => {
  const { header, entries } = record(raceGame, false)
  expect(header).toMatchObject({ game: 'race', seats: ['random', 'random'], start: { at: [0, 0], rounds: 0 } })
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1))
  expect(entries.slice(0, 3).map(({ by }) => by)).toEqual([0, 1, CHANCE])
})

it('writes whole plays as their steps', () => {
  expect(record(racePlays, false)).toEqual(record(racePlays, true))
})

it('has nothing to tell before a game', () => {
  const recorder = new Recorder({ game: raceGame, options: raceOptions, bots: [], seed: 1 })
  expect(() => recorder.log).toThrow('no game was recorded')
})
