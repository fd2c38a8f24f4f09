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

  /** `together`: so many games, from the first on, fall into one batch where it may hold them. */
  constructor(games: number, { most = MOST_GAMES, together = 1 } = {}) {
    const unit = together <= most ? together : 1
    this.#games = games
    this.#size = unit * Math.max(1, Math.min(Math.floor(most / unit), Math.ceil(games / PARTS / unit)))
    this.length = Math.ceil(games / this.#size)
  }

  at(index: number): Batch {
    const before = index * this.#size
    return { first: before + 1, games: Math.min(this.#size, this.#games - before) }
  }
}
