/** Consecutive games of a run. */
export interface Batch {
  readonly first: number
  readonly games: number
}

const MOST_GAMES = 100
const PARTS = 100

/** The same batches whatever the number of workers, so that sums are added in the same order. */
export class Batches {
  readonly #games: number
  readonly #size: number
  readonly length: number

  constructor(games: number, most = MOST_GAMES) {
    this.#games = games
    this.#size = Math.max(1, Math.min(most, Math.ceil(games / PARTS)))
    this.length = Math.ceil(games / this.#size)
  }

  at(index: number): Batch {
    const before = index * this.#size
    return { first: before + 1, games: Math.min(this.#size, this.#games - before) }
  }
}
