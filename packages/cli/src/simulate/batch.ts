import { newTally, Recorder, type Simulation, type Tally } from '@serai/bots'
import { formatLog } from '@serai/kernel'

/** Consecutive games of a run. */
export interface Batch {
  readonly first: number
  readonly games: number
}

export interface BatchResult {
  readonly tally: Tally
  /** The games' logs one after the other; empty when they are not wanted. */
  readonly logs: string
}

const MOST_GAMES = 100
const PARTS = 100

/** The same batches whatever the number of workers, so that sums are added in the same order. */
export class Batches {
  readonly #games: number
  readonly #size: number
  readonly length: number

  constructor(games: number) {
    this.#games = games
    this.#size = Math.max(1, Math.min(MOST_GAMES, Math.ceil(games / PARTS)))
    this.length = Math.ceil(games / this.#size)
  }

  at(index: number): Batch {
    const before = index * this.#size
    return { first: before + 1, games: Math.min(this.#size, this.#games - before) }
  }
}

export function playBatch(simulation: Simulation, { first, games }: Batch, record: boolean): BatchResult {
  const { plan } = simulation
  const tally = newTally(plan.game, plan.bots.length)
  const recorder = record ? new Recorder(plan) : null
  const logs: string[] = []
  for (let number = first; number < first + games; number++) {
    simulation.play(number, tally, recorder)
    if (recorder) logs.push(formatLog(plan.game, recorder.log.header, recorder.log.entries))
  }
  return { tally, logs: logs.join('') }
}
