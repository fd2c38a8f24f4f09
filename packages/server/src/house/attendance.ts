import { type Bot, findBot } from '@serai/bots'
import type { AnyGame, Seat } from '@serai/kernel'
import { Absences } from './absences.ts'
import type { Clock } from './clock.ts'
import { standIn } from './pilots.ts'
import { Presence } from './presence.ts'
import { peopleOf, type SeatData } from './table-data.ts'

/** What attendance is taken of. */
export interface Attended {
  readonly game: AnyGame
  seats(): readonly SeatData[]
  isRunning(): boolean
  /** Somebody counts as absent. */
  changed(): void
}

/** Who is at the table, and who plays which seat. */
export class Attendance {
  readonly #table: Attended
  readonly #presence = new Presence()
  readonly #absences: Absences

  constructor(table: Attended, clock: Clock, absenceMs: number) {
    this.#table = table
    this.#absences = new Absences(clock, absenceMs, () => table.changed())
  }

  /** The game is on: who is not here now is missed. */
  begin(): void {
    for (const person of peopleOf(this.#table.seats())) if (!this.#presence.has(person)) this.#absences.left(person)
  }

  /** True when this changes something for the others. */
  came(person: string): boolean {
    this.#absences.came(person)
    return this.#presence.came(person) && this.#isSeated(person)
  }

  left(person: string): boolean {
    if (!this.#presence.left(person) || !this.#isSeated(person)) return false
    if (this.#table.isRunning()) this.#absences.left(person)
    return true
  }

  isHere(person: string): boolean {
    return this.#presence.has(person)
  }

  /** The bot that plays the seat now. */
  botAt(seat: Seat): Bot | null {
    const { game } = this.#table
    const data = this.#table.seats()[seat]
    if (data?.kind === 'bot') return findBot(game, data.bot) ?? standIn(game)
    return this.isPiloted(seat) ? standIn(game) : null
  }

  /** A bot plays for the person: they asked for it, or have been away for long. */
  isPiloted(seat: Seat): boolean {
    const data = this.#table.seats()[seat]
    if (data?.kind !== 'person') return false
    return data.autopilot || (this.#table.isRunning() && this.#isMissed(data.person))
  }

  /** The person is here and plays for themselves. */
  isPlaying(seat: Seat): boolean {
    const data = this.#table.seats()[seat]
    return data?.kind === 'person' && this.#presence.has(data.person) && !this.isPiloted(seat)
  }

  stop(): void {
    this.#absences.stop()
  }

  /** By others: a game that everybody has left waits for them. */
  #isMissed(person: string): boolean {
    return this.#absences.has(person) && peopleOf(this.#table.seats()).some((one) => this.#presence.has(one))
  }

  #isSeated(person: string): boolean {
    return peopleOf(this.#table.seats()).includes(person)
  }
}
