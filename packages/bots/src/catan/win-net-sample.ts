import { type CatanState, catan } from '@serai/catan'
import { layout, stage } from '@serai/catan/raw'
import type { Bot } from '../bot.ts'
import { Simulation, type Watcher } from '../simulation.ts'
import { newTally } from '../tally.ts'
import { greedyBot } from './greedy-bot.ts'
import { WEIGHT_NAMES } from './term-indices.ts'
import { Value } from './value.ts'
import { WEIGHTS } from './weights.ts'
import { WIN_NET_SHAPE } from './win-net.ts'

const { STAGE, TURN, WINNER } = layout
const SEATS = 4

/** The terms of a seat whose hand is known: all names before those that stand for unknown cards. */
export const WIN_NET_INPUTS = WEIGHT_NAMES.indexOf('unknownCard')
const ROW = SEATS * WIN_NET_INPUTS

/** Positions at the start of a turn, and who won. */
export interface WinNetSample {
  readonly positions: number
  /** Position i, seat q, term t at (4i + q) * WIN_NET_INPUTS + t. */
  readonly terms: Float32Array
  readonly winners: Uint8Array
}

/** Without trades a game takes a third of the time. */
const options = { victoryPoints: 10, board: 'spiral', trading: false, turnCap: 300 }

/** Turns between positions of a game that are taken: neighbours tell the same story. */
const EVERY = 5

/** Games of `greedy` against itself, one at a time; follows from the seed and the number of games. */
export class WinNetSampler {
  readonly #value = new Value(WEIGHTS, WIN_NET_SHAPE)
  readonly #simulation: Simulation
  readonly #game = catan
  readonly #rows: Float32Array[] = []
  readonly #winners: number[] = []
  games = 0

  constructor(seed: number) {
    const bots = Array.from({ length: SEATS }, () => greedyBot as Bot)
    this.#simulation = new Simulation({ game: this.#game, options, bots, seed })
  }

  play(): void {
    const rows: Float32Array[] = []
    let turn = 0
    let winner = -1
    const watcher: Watcher = {
      started: () => {},
      acting: (state) => {
        const s = state as CatanState
        if (s[STAGE] !== stage.STAGE_BEFORE_ROLL || s[TURN] === turn) return
        turn = s[TURN]!
        if (turn % EVERY === 0) rows.push(this.#read(s))
      },
      ended: (state) => {
        winner = (state as CatanState)[WINNER]!
      },
    }
    this.#simulation.play(++this.games, newTally(this.#game, SEATS), watcher)
    if (winner < 0) return
    for (const row of rows) {
      this.#rows.push(row)
      this.#winners.push(winner)
    }
  }

  sample(): WinNetSample {
    const terms = new Float32Array(ROW * this.#rows.length)
    this.#rows.forEach((row, i) => {
      terms.set(row, ROW * i)
    })
    return { positions: this.#rows.length, terms, winners: Uint8Array.from(this.#winners) }
  }

  #read(s: CatanState): Float32Array {
    const row = new Float32Array(ROW)
    this.#value.setBoard(s)
    for (let seat = 0; seat < SEATS; seat++) {
      row.set(this.#value.terms(s, seat).subarray(0, WIN_NET_INPUTS), WIN_NET_INPUTS * seat)
    }
    return row
  }
}
