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
  /** Those without whom it does not go on: once it runs whoever sits, before that the host. */
  needed(): readonly string[]
  /** Somebody counts as absent. */
  changed(): void
  /** A person opened the table in this process, or left it. */
  present(person: string, isHere: boolean): void
}

/** Who is at the table, and who plays which seat. */
export class Attendance {
  readonly #table: Attended
  readonly #presence = new Presence()
  readonly #absences: Absences
  /** People at the table in other processes. */
  #elsewhere: ReadonlySet<string> = new Set()

  constructor(table: Attended, clock: Clock, absenceMs: number) {
    this.#table = table
    this.#absences = new Absences(clock, absenceMs, () => table.changed())
  }

  /** Who is needed and not here now is missed after a while. */
  begin(): void {
    for (const person of this.#table.needed()) if (!this.isHere(person)) this.#absences.left(person)
  }

  /** True when this changes something for the others. */
  came(person: string): boolean {
    this.#absences.came(person)
    if (!this.#presence.came(person)) return false
    this.#table.present(person, true)
    return this.#isSeated(person) && !this.#elsewhere.has(person)
  }

  left(person: string): boolean {
    if (!this.#presence.left(person)) return false
    this.#table.present(person, false)
    if (this.isHere(person)) return false
    if (this.#table.needed().includes(person)) this.#absences.left(person)
    return this.#isSeated(person)
  }

  /** Who is at the table in other processes now. True when this changes something for those here. */
  setElsewhere(people: ReadonlySet<string>): boolean {
    const seated = peopleOf(this.#table.seats())
    const were = seated.filter((person) => this.isHere(person))
    this.#elsewhere = people
    const are = seated.filter((person) => this.isHere(person))
    for (const person of people) this.#absences.came(person)
    this.begin()
    return were.join() !== are.join()
  }

  /** People are at the table in other processes. */
  get isElsewhere(): boolean {
    return this.#elsewhere.size > 0
  }

  isHere(person: string): boolean {
    return this.#presence.has(person) || this.#elsewhere.has(person)
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
    return data.autopilot || (this.#table.isRunning() && this.isMissed(data.person))
  }

  /** The person is here and plays for themselves. */
  isPlaying(seat: Seat): boolean {
    const data = this.#table.seats()[seat]
    return data?.kind === 'person' && this.isHere(data.person) && !this.isPiloted(seat)
  }

  /** By others: a game that everybody has left waits for them. */
  isMissed(person: string): boolean {
    return this.#absences.has(person) && peopleOf(this.#table.seats()).some((one) => this.isHere(one))
  }

  stop(): void {
    this.#absences.stop()
  }

  #isSeated(person: string): boolean {
    return peopleOf(this.#table.seats()).includes(person)
  }
}
