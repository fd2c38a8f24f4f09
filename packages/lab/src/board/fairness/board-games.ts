import { type Bot, findGame, newTally, Simulation, type Watcher } from '@serai/bots'
import { type Board, type CatanState, catan, encodeBoard, firstSeat } from '@serai/catan'
import { decodeOptions, isRefusal } from '@serai/kernel'
import { type BoardRequest, generateBoard } from '../generate/generate.ts'

/** How the message begins when a board of a plan cannot be made. */
export const NO_BOARD = 'no board'

/** Catan as the simulation takes it. */
const rules = findGame(catan.id)!

/** Nobody won: the game was cut short. */
export const NOBODY = -1

export interface BoardGamesPlan {
  /** One board for all games, or how to make board 1, 2, … */
  readonly board: Board | Omit<BoardRequest, 'number'>
  readonly gamesPerBoard: number
  readonly bot: Bot
  readonly seats: number
  readonly seed: number
}

/**
 * Games between equal bots on given boards. Chance says who places first (R32), so the seats rotate by themselves; what
 * counts is the draft seat, 0 for the one who placed first. A game follows from the plan and its number alone.
 */
export class BoardGames {
  readonly #plan: BoardGamesPlan
  #number = 0
  #board: Board | null = null
  #simulation: Simulation | null = null
  #winner = NOBODY

  constructor(plan: BoardGamesPlan) {
    this.#plan = plan
  }

  /** The draft seats that won games first … first + games - 1, counted from 1. `seen` is shown each position after the setup. */
  play(first: number, games: number, seen?: (s: CatanState) => void): Int8Array {
    const { seats } = this.#plan
    const winners = new Int8Array(games)
    const tally = newTally(rules, seats)
    let isSeen = true
    const watcher: Watcher = {
      started: () => {
        isSeen = seen === undefined
      },
      acting: (state) => {
        if (isSeen || catan.turnCount(state as CatanState) === 0) return
        isSeen = true
        seen?.(state as CatanState)
      },
      ended: (state) => {
        const s = state as CatanState
        const winner = catan.result(s)?.winner ?? null
        this.#winner = winner === null ? NOBODY : (winner - firstSeat(s) + seats) % seats
      },
    }
    for (let i = 0; i < games; i++) {
      this.#simulationOf(first + i).play(first + i, tally, watcher)
      winners[i] = this.#winner
    }
    return winners
  }

  /** Board 1, 2, …; the last one is kept: a fair board takes longer to make than a game to play. */
  board(number: number): Board {
    const { board: source } = this.#plan
    if (this.#board !== null && number === this.#number) return this.#board
    const board = 'terrain' in source ? source : generateBoard({ ...source, number })
    if (isRefusal(board)) throw new Error(`${NO_BOARD} found that meets the constraints (board number ${number})`)
    this.#number = number
    this.#board = board
    this.#simulation = null
    return board
  }

  #simulationOf(game: number): Simulation {
    const { board: source, gamesPerBoard, bot, seats, seed } = this.#plan
    const number = 'terrain' in source ? 1 : Math.ceil(game / gamesPerBoard)
    const board = this.board(number)
    if (this.#simulation !== null) return this.#simulation
    const options = decodeOptions(catan.options, { ...catan.simulationOptions, board: encodeBoard(board) })
    if (isRefusal(options)) throw new Error(`board ${number} is no board: ${options.code}`)
    this.#simulation = new Simulation({ game: rules, options, bots: Array.from({ length: seats }, () => bot), seed })
    return this.#simulation
  }
}
