import { findGame, stepsOf } from '@serai/bots'
import {
  type Action,
  type AnyGame,
  Follower,
  hasSeat,
  isRefusal,
  type LogEntry,
  parseEntry,
  type Random,
  type Refusal,
  stream,
} from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import type { Caller, TableService, Watch, Written } from '@serai/tables'
import { ok } from './fixture.ts'

/** A person with a page: folds what the table sends and clicks something legal, knowing nothing else. */
export class ScriptedPerson {
  readonly #tables: TableService
  readonly #by: Caller
  readonly #table: string
  readonly #random: Random
  readonly #seed: string
  readonly messages: ServerMessage[] = []
  #game: AnyGame | null = null
  #seat: number | null = null
  #follower: Follower<unknown> | null = null
  #watch: Watch | null = null
  #sends = 0
  status = 'open'

  constructor(tables: TableService, by: Caller, table: string, seed = 'person') {
    this.#tables = tables
    this.#by = by
    this.#table = table
    this.#random = stream(seed, by.id)
    this.#seed = seed
  }

  get seq(): number {
    return this.#follower?.seq ?? 0
  }

  get seat(): number | null {
    return this.#seat
  }

  get view(): unknown {
    return this.#follower?.state
  }

  async sit(from: number | null = null): Promise<this> {
    this.#watch = await ok(this.#tables.watch(this.#by, this.#table, from, (message) => this.hear(message)))
    return this
  }

  leave(): void {
    this.#watch?.close()
  }

  hear(message: ServerMessage): void {
    this.messages.push(message)
    if (message.type === 'snapshot') {
      this.#game = findGame(message.summary.game)!
      this.#seat = message.seat
      this.status = message.summary.status
      if (!message.view) return
      const state = this.#game.parsePosition(message.view)
      if (isRefusal(state)) throw new Error(JSON.stringify(state))
      this.#follower = new Follower(this.#game, state, message.seq)
    } else if (message.type === 'entries') {
      for (const json of message.entries) {
        const refusal = this.#follower!.append(parseEntry(this.#game!, json) as LogEntry)
        if (refusal) throw new Error(JSON.stringify(refusal))
      }
    } else if (message.type === 'table') {
      this.#seat = message.seat
      this.status = message.summary.status
    }
  }

  /** What could be clicked now. */
  choices(): Action[] {
    const game = this.#game
    if (!game || !this.#follower || this.#seat === null) return []
    const turn = game.toAct(this.#follower.state)
    if (!hasSeat(turn.must | turn.may, this.#seat)) return []
    const list: Action[] = []
    const count = game.legal(this.#follower.state, this.#seat, list)
    return list.slice(0, count)
  }

  /** Clicks; true when something was done. */
  async click(): Promise<boolean> {
    const choices = this.choices()
    if (choices.length === 0) return false
    const action = choices[this.#random.below(choices.length)]!
    await ok(this.send([action]))
    return true
  }

  /** A whole play at once, where the game has them. */
  async playWhole(): Promise<boolean> {
    const game = this.#game
    const list: Action[] = []
    if (!game?.plays || !this.#follower || this.choices().length === 0) return false
    const count = game.plays.list(this.#follower.state, this.#seat!, list)
    const play = list[this.#random.below(count)]!
    await ok(this.send(stepsOf(game, this.#follower.state, play)))
    return true
  }

  send(
    actions: readonly Action[],
    seq = this.seq,
    clientId = `${this.#seed}-${this.#sends++}`,
  ): Promise<Written | Refusal> {
    const wire = actions.map((action) => this.#game!.encode(action))
    return this.#tables.act(this.#by, this.#table, { clientId, expectedSeq: seq }, wire)
  }
}
