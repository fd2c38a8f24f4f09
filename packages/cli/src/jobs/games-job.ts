import { gzipSync } from 'node:zlib'
import { newTally, Recorder, Simulation, type SimulationPlan, type Tally, type Watcher } from '@serai/bots'
import { formatLog } from '@serai/kernel'
import { DecisionWriter } from '../export/decision-writer.ts'
import { type BatchRunner, type NamedGamesConfig, namesOf } from './job.ts'

/** Records that are wanted of every game besides its result. */
export interface WantedRecords {
  readonly logs?: boolean
  readonly decisions?: 'plain' | 'gzip'
}

/** Games of one plan: a bot for each seat. */
export interface GamesJob extends NamedGamesConfig {
  readonly kind: 'games'
  readonly wanted: WantedRecords
}

export interface GamesResult {
  readonly tally: Tally
  /** The games' logs one after the other; empty when they are not wanted. */
  readonly logs: string
  /** Records of their decisions; empty when they are not wanted. */
  readonly decisions: Uint8Array
}

const NOTHING = new Uint8Array(0)

export function gamesJob(plan: SimulationPlan, wanted: WantedRecords): GamesJob {
  return { kind: 'games', ...namesOf(plan), wanted }
}

export function gamesRunner(plan: SimulationPlan, { logs, decisions }: WantedRecords): BatchRunner<GamesResult> {
  const simulation = new Simulation(plan)
  const recorder = logs ? new Recorder(plan) : null
  const writer = decisions ? new DecisionWriter(plan.game) : null
  const watcher = together([recorder, writer].filter((one) => one !== null))
  return ({ first, games }) => {
    const tally = newTally(plan.game, plan.bots.length)
    const texts: string[] = []
    for (let number = first; number < first + games; number++) {
      writer?.next(number)
      simulation.play(number, tally, watcher)
      if (recorder) texts.push(formatLog(plan.game, recorder.log.header, recorder.log.entries))
    }
    const records = writer?.take() ?? NOTHING
    return { tally, logs: texts.join(''), decisions: decisions === 'gzip' ? gzipSync(records) : records }
  }
}

function together(watchers: readonly Watcher[]): Watcher | null {
  if (watchers.length < 2) return watchers[0] ?? null
  return {
    started: (state) => {
      for (const watcher of watchers) watcher.started(state)
    },
    acting: (state, by, action, whole) => {
      for (const watcher of watchers) watcher.acting(state, by, action, whole)
    },
    ended: (state) => {
      for (const watcher of watchers) watcher.ended(state)
    },
  }
}
