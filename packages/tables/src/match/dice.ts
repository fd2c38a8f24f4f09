import {
  type AnyGame,
  chainEntry,
  chainHeader,
  commitmentOf,
  FairRandom,
  type FairTerms,
  fairKey,
  type Header,
  type HmacKey,
  type LogEntry,
  type Random,
} from '@serai/kernel'
import { seedsOf, type TableData } from '../table/table-data.ts'

/** What everybody may know of a table's dice. */
export function termsOf(table: string, data: TableData): FairTerms {
  return { table, commitment: commitmentOf(data.secret), seeds: seedsOf(data.seats) }
}

/** The chance that lays out the board. */
export function startRandom(table: string, data: TableData): Random {
  return new FairRandom(data.secret, termsOf(table, data), 0, '')
}

/** The chance of one table: each outcome hangs on the secret, the seeds and everything before it. */
export class Dice {
  readonly #game: AnyGame
  readonly #key: HmacKey
  readonly #terms: FairTerms
  #chain: string

  /** `chain` is what an earlier one had at the same place. */
  constructor(game: AnyGame, secret: string, header: Header, chain: string = chainHeader(header)) {
    if (!header.fair) throw new Error('a table has committed to its dice')
    this.#game = game
    this.#key = fairKey(secret)
    this.#terms = header.fair
    this.#chain = chain
  }

  get chain(): string {
    return this.#chain
  }

  /** Every entry, in order, chance included. */
  took(entry: LogEntry): void {
    this.#chain = chainEntry(this.#chain, this.#game, entry)
  }

  /** For entry `seq`, which comes next. */
  randomFor(seq: number): Random {
    return new FairRandom(this.#key, this.#terms, seq, this.#chain)
  }
}
