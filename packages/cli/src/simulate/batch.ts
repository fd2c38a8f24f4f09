import { gzipSync } from 'node:zlib'
import { newTally, type Plan, Recorder, Simulation, type Tally, type Watcher } from '@serai/bots'
import { formatLog } from '@serai/kernel'
import { DecisionWriter } from '../export/decision-writer.ts'
import { namesOf, type Task, type Wanted, type Work } from '../workers/job.ts'

export interface GamesResult {
  readonly tally: Tally
  /** The games' logs one after the other; empty when they are not wanted. */
  readonly logs: string
  /** Records of their decisions; empty when they are not wanted. */
  readonly decisions: Uint8Array
}

const NOTHING = new Uint8Array(0)

export function gamesTask(plan: Plan, wanted: Wanted): Task<GamesResult> {
  return { job: { kind: 'games', ...namesOf(plan), wanted }, work: gamesWork(plan, wanted) }
}

export function gamesWork(plan: Plan, { logs, decisions }: Wanted): Work<GamesResult> {
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
