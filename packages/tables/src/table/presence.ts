import { type Bot, findBot } from '@serai/bots'
import type { Seat } from '@serai/kernel'
import { standIn } from '../auto-play/stand-in.ts'
import type { TableCore } from './core.ts'
import { peopleOf } from './table-data.ts'

/** Who is at the table, and so who plays which seat. */
export class Presence {
  readonly #table: TableCore
  /** How many streams each person has open here. */
  readonly #streams = new Map<string, number>()
  /** People at the table in other processes. */
  #elsewhere: ReadonlySet<string> = new Set()
  /** Those who are away: what ends their time of grace … */
  readonly #leaving = new Map<string, () => void>()
  /** … and those for whom it is over. */
  readonly #absent = new Set<string>()

  constructor(table: TableCore) {
    this.#table = table
  }

  /** Who is needed and not here now is missed after a while. */
  begin(): void {
    for (const person of this.#needed()) if (!this.isHere(person)) this.#startGrace(person)
  }

  /** True when this changes something for the others. */
  came(person: string): boolean {
    this.#endGrace(person)
    const streams = this.#streams.get(person) ?? 0
    this.#streams.set(person, streams + 1)
    if (streams > 0) return false
    this.#tellNodes(person, true)
    return this.#isSeated(person) && !this.#elsewhere.has(person)
  }

  /** True when this changes something for the others. */
  left(person: string): boolean {
    const streams = (this.#streams.get(person) ?? 0) - 1
    if (streams > 0) {
      this.#streams.set(person, streams)
      return false
    }
    this.#streams.delete(person)
    this.#tellNodes(person, false)
    if (this.isHere(person)) return false
    if (this.#needed().includes(person)) this.#startGrace(person)
    return this.#isSeated(person)
  }

  /** Who is at the table in other processes now. True when this changes something for those here. */
  setElsewhere(people: ReadonlySet<string>): boolean {
    const seated = peopleOf(this.#table.writer.data.seats)
    const were = seated.filter((person) => this.isHere(person))
    this.#elsewhere = people
    const are = seated.filter((person) => this.isHere(person))
    for (const person of people) this.#endGrace(person)
    this.begin()
    return were.join() !== are.join()
  }

  /** People are at the table in other processes. */
  get isElsewhere(): boolean {
    return this.#elsewhere.size > 0
  }

  isHere(person: string): boolean {
    return this.#streams.has(person) || this.#elsewhere.has(person)
  }

  /** The bot that plays the seat now. */
  botAt(seat: Seat): Bot | null {
    const { game, data } = this.#table.writer
    const held = data.seats[seat]
    if (held?.kind === 'bot') return findBot(game, held.bot) ?? standIn(game)
    return this.isPiloted(seat) ? standIn(game) : null
  }

  /** A bot plays for the person: they asked for it, or have been away for long. */
  isPiloted(seat: Seat): boolean {
    const { data, isRunning } = this.#table.writer
    const held = data.seats[seat]
    if (held?.kind !== 'person') return false
    return held.autopilot || (isRunning && this.isMissed(held.person))
  }

  /** The person is here and plays for themselves. */
  isPlaying(seat: Seat): boolean {
    const held = this.#table.writer.data.seats[seat]
    return held?.kind === 'person' && this.isHere(held.person) && !this.isPiloted(seat)
  }

  /** By others: a game that everybody has left waits for them. */
  isMissed(person: string): boolean {
    return this.#absent.has(person) && peopleOf(this.#table.writer.data.seats).some((one) => this.isHere(one))
  }

  stop(): void {
    for (const stop of this.#leaving.values()) stop()
    this.#leaving.clear()
  }

  /** Those without whom it does not continue: once it runs whoever sits, before that the host. */
  #needed(): readonly string[] {
    const { data, isRunning, row } = this.#table.writer
    return isRunning ? peopleOf(data.seats) : row.status === 'open' ? [data.host.id] : []
  }

  #isSeated(person: string): boolean {
    return peopleOf(this.#table.writer.data.seats).includes(person)
  }

  #startGrace(person: string): void {
    if (this.#leaving.has(person) || this.#absent.has(person)) return
    const { time, timing } = this.#table.parts
    const stop = time.setTimer(timing.absenceMs, () => {
      this.#leaving.delete(person)
      this.#absent.add(person)
      this.#table.autoPlay.take()
      this.#table.tell()
      this.#table.handOverHost()
    })
    this.#leaving.set(person, stop)
  }

  #endGrace(person: string): void {
    this.#leaving.get(person)?.()
    this.#leaving.delete(person)
    this.#absent.delete(person)
  }

  #tellNodes(person: string, isHere: boolean): void {
    this.#table.parts.otherNodes?.present(this.#table.writer.row.id, person, isHere)
  }
}
