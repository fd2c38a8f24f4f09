import type { Past } from '@serai/bots'
import {
  type Action,
  type AnyGame,
  CHANCE,
  formatEntry,
  formatLog,
  type GameRecord,
  inEffect,
  isRefusal,
  type Options,
  parseLog,
  type Random,
  type Refusal,
  recordFrom,
  redactLog,
  refuse,
  replay,
  type Seat,
} from '@serai/kernel'

/** The person's seat: they come first. */
export const MINE: Seat = 0

/** A game on this device: the record is kept open, but the page gets no more of it than a server would send. */
export class LocalGame {
  readonly #record: GameRecord<unknown>
  readonly #random: Random
  readonly #now: () => number

  private constructor(record: GameRecord<unknown>, random: Random, now: () => number) {
    this.#record = record
    this.#random = random
    this.#now = now
  }

  static begin(
    game: AnyGame,
    options: Options,
    names: readonly string[],
    random: Random,
    now: () => number,
  ): LocalGame {
    const start = game.start(options, names.length, random)
    const begun = new LocalGame(recordFrom(game, options, names, start), random, now)
    begun.settle()
    return begun
  }

  /** From a log that was kept; a damaged one is refused. */
  static resume(game: AnyGame, text: string, random: Random, now: () => number): LocalGame | Refusal {
    const log = parseLog((id) => (id === game.id ? game : undefined), text)
    if (isRefusal(log)) return log
    const record = replay(game, log.header, log.entries)
    return isRefusal(record) ? record : new LocalGame(record, random, now)
  }

  get game(): AnyGame {
    return this.#record.game
  }

  get names(): readonly string[] {
    return this.#record.header.seats
  }

  /** The position, to ask the rules of it; what leaves it goes through `view`. */
  get state(): unknown {
    return this.#record.state
  }

  get seq(): number {
    return this.#record.seq
  }

  /** When the last entry was made; null before the first. */
  get changedAt(): number | null {
    return this.#record.entries.at(-1)?.at ?? null
  }

  get isOver(): boolean {
    return this.game.result(this.state) !== null
  }

  act(seat: Seat, actions: readonly Action[]): Refusal | null {
    const done = this.#record.batch(seat, actions, this.#now())
    if (isRefusal(done)) return done
    this.settle()
    return null
  }

  back(seat: Seat): Refusal | null {
    const done = this.#record.undo(seat, this.#now())
    return isRefusal(done) ? done : null
  }

  forward(seat: Seat): Refusal | null {
    const done = this.#record.redo(seat, this.#now())
    return isRefusal(done) ? done : null
  }

  /** Giving up can be done at any time and is in no list. */
  resign(seat: Seat): Refusal | null {
    const action = this.game.decode({ type: 'RESIGN' })
    return isRefusal(action) ? refuse('E_PAYLOAD') : this.act(seat, [action])
  }

  /** Chance acts until somebody has to. */
  settle(): void {
    while (this.game.turn(this.state).kind === 'chance') {
      this.#record.act(CHANCE, this.game.draw(this.state, this.#random), this.#now())
    }
  }

  view(seat: Seat): unknown {
    return this.game.redact(this.state, seat)
  }

  /** The entries after `seq` as the seat may know them, in their form on the wire. */
  entriesFor(seat: Seat, from: number) {
    return this.#seen(seat)
      .entries.slice(from)
      .map((entry) => formatEntry(this.game, entry))
  }

  /** What a bot on the seat remembers. */
  pastOf(seat: Seat): Past {
    const { start, entries } = this.#seen(seat)
    return { start: this.game.write(start), entries: inEffect(entries).map((entry) => formatEntry(this.game, entry)) }
  }

  /** Everything, to be kept on this device. */
  wholeLog(): string {
    return formatLog(this.game, this.#record.header, this.#record.entries)
  }

  logFor(seat: Seat): string {
    const { header, entries } = this.#seen(seat)
    return formatLog(this.game, header, entries)
  }

  #seen(seat: Seat) {
    const log = redactLog(this.game, this.#record.header, this.#record.entries, seat)
    if (isRefusal(log)) throw new Error(`the game on this device does not fit its own rules: ${log.code}`)
    return log
  }
}
