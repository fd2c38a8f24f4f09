import { newTally, Simulation } from '@serai/bots'
import { type Action, type AnyGame, GameRecord, headerFor } from '@serai/kernel'
import { callTimes } from './call-times.ts'
import { perCpuSecond } from './cpu-rate.ts'
import type { Measurement } from './measurement.ts'
import { randomPlan, type SampledDecision, sampleDecisions } from './sample-decisions.ts'

/** How much to do: full figures, or as little as a test needs. */
export interface Effort {
  readonly seconds: number
  /** Full speed comes after about a thousand games. */
  readonly warmUpGames: number
  readonly states: number
  readonly clones: number
}

export function fullEffort(seconds: number): Effort {
  return { seconds, warmUpGames: 1500, states: 4000, clones: 10_000 }
}

type Measure = (game: AnyGame, effort: Effort) => Measurement[]

// A prime, so that samples do not fall in step with the order of turns.
const STEP = 37
/** Games between two looks at the clock. */
const CHUNK = 50

/** Each runs in a process of its own: one measure would spoil what the compiler learnt for another. */
export const MEASURES: { readonly [name: string]: Measure } = {
  'random-games': (game, effort) => randomGames(game, effort, false),
  'random-games-by-steps': (game, effort) => (game.plays ? randomGames(game, effort, true) : []),

  'copy-apply'(game, effort) {
    const decisions = sampleDecisions(game, effort.states, STEP, true)
    const scratch = game.clone(decisions[0]!.state)
    const work = () => {
      for (const { state, seat, action } of decisions) {
        game.copy(state, scratch)
        game.apply(scratch, seat, action)
      }
      return decisions.length
    }
    for (let n = 0; n < 20; n++) work()
    return [{ name: 'copy-apply', value: perCpuSecond(effort.seconds, work), unit: 'per CPU-second' }]
  },

  legal(game, effort) {
    const list: Action[] = []
    return timeCalls(game, effort, 'legal', true, ({ state, seat }) => game.legal(state, seat, list))
  },

  plays(game, { ...effort }) {
    const { plays } = game
    if (!plays) return []
    const list: Action[] = []
    return timeCalls(game, effort, 'plays', false, ({ state, seat }) => plays.list(state, seat, list))
  },

  check: (game, effort) =>
    timeCalls(game, effort, 'check', true, ({ state, seat, action }) => game.check(state, seat, action)),

  copy(game, effort) {
    const scratch = game.clone(sampleDecisions(game, 1, 1, true)[0]!.state)
    return timeCalls(game, effort, 'copy', true, ({ state }) => game.copy(state, scratch))
  },

  clone: (game, effort) => timeCalls(game, effort, 'clone', true, ({ state }) => game.clone(state)),

  redact(game, effort) {
    const view = game.clone(sampleDecisions(game, 1, 1, true)[0]!.state)
    return timeCalls(game, effort, 'redact', true, ({ state, seat }) => game.redact(state, seat, view))
  },

  'act-undo'(game, effort) {
    const records = sampleDecisions(game, effort.states, STEP, true)
      .filter(({ state, seat, action }) => canBeTakenBack(game, state, seat, action))
      .map(({ state, seat, action }) => ({ record: newRecord(game, state), seat, action }))
    const { p50, p99 } = callTimes(records, ({ record, seat, action }) => {
      record.act(seat, action, 0)
      record.undo(seat, 0)
    })
    return callTimeMeasurements('act-undo', p50, p99)
  },

  memory(game, effort) {
    const { state } = sampleDecisions(game, 1, 1, true)[0]!
    const clones = new Array<unknown>(effort.clones)
    const before = usedBytes()
    for (let i = 0; i < clones.length; i++) clones[i] = game.clone(state)
    const live = (usedBytes() - before) / clones.length
    // Said after the second reading, so that the clones are alive until then.
    const written = game.write(clones.at(-1)).length
    return [
      { name: 'state-live', value: live, unit: 'bytes' },
      { name: 'state-written', value: written, unit: 'bytes' },
    ]
  },
}

function randomGames(game: AnyGame, { warmUpGames, seconds }: Effort, bySteps: boolean): Measurement[] {
  const plan = randomPlan(game, bySteps)
  const simulation = new Simulation(plan)
  const tally = newTally(game, plan.bots.length)
  let number = 0
  const work = () => {
    for (let n = 0; n < CHUNK; n++) simulation.play(++number, tally)
    return CHUNK
  }
  while (number < warmUpGames) work()
  const name = bySteps ? 'random-games-by-steps' : 'random-games'
  return [{ name, value: perCpuSecond(seconds, work), unit: 'games per CPU-second' }]
}

function timeCalls(
  game: AnyGame,
  effort: Effort,
  name: string,
  bySteps: boolean,
  call: (decision: SampledDecision) => unknown,
) {
  const { p50, p99 } = callTimes(sampleDecisions(game, effort.states, STEP, bySteps), call)
  return callTimeMeasurements(name, p50, p99)
}

function callTimeMeasurements(name: string, p50: number, p99: number): Measurement[] {
  return [
    { name: `${name}-p50`, value: p50, unit: 'us' },
    { name: `${name}-p99`, value: p99, unit: 'us' },
  ]
}

function newRecord(game: AnyGame, state: unknown): GameRecord<unknown> {
  return new GameRecord(game, headerFor(game, {}, [], state), state)
}

function canBeTakenBack(game: AnyGame, state: unknown, seat: number, action: Action): boolean {
  if (game.disclosed(state, { by: seat, action }).reveal) return false
  const record = newRecord(game, state)
  record.act(seat, action, 0)
  return 'undo' in record.undo(seat, 0)
}

function usedBytes(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
