import { type AnyGame, defaultOptions, Follower, isRefusal, listSeats, parseEntry, type Random } from '@serai/kernel'
import type { ServerMessage, ServerMessageOf } from '@serai/protocol'
import type { Samples } from './samples.ts'
import type { SimulatedPerson } from './simulated-person.ts'

interface Sent {
  readonly id: string
  readonly at: number
  /** The entry that it becomes, if nothing comes between. */
  readonly seq: number
  ack: number | null
  isSeen: boolean
}

/**
 * A table at which people play at random. Each of them knows only what the server tells them, and finds their legal
 * actions in it. People beyond its seats watch.
 */
export class LoadTable {
  readonly #game: AnyGame
  readonly #host: SimulatedPerson
  readonly #people: readonly SimulatedPerson[]
  readonly #seats: number
  /** Tells its sends from those of other tables. */
  readonly #name: string
  readonly #samples: Samples
  readonly #random: Random
  readonly #whenIdle: (table: LoadTable) => void
  readonly #legal: number[] = []
  #followers: (Follower<unknown> | null)[] = []
  #sent: Sent | null = null
  #sends = 0
  /** Nothing is asked of it twice. */
  #isIdle = false
  #id = ''
  /** The last acknowledged entry of each game played here, by table id. */
  readonly #acknowledged = new Map<string, number>()

  constructor(
    game: AnyGame,
    name: string,
    host: SimulatedPerson,
    people: readonly SimulatedPerson[],
    samples: Samples,
    random: Random,
    whenIdle: (table: LoadTable) => void,
  ) {
    this.#game = game
    this.#name = name
    this.#host = host
    this.#people = people
    this.#seats = Math.min(people.length, game.seats.table.min)
    this.#samples = samples
    this.#random = random
    this.#whenIdle = whenIdle
    people.forEach((person, place) => {
      person.listen((message, bytes) => this.#receive(place, message, bytes))
    })
  }

  get isWaiting(): boolean {
    return this.#sent !== null
  }

  /** Opens a table, seats everybody and starts; idle once all have seen the start. */
  async open(): Promise<void> {
    const options = { ...defaultOptions(this.#game.options), ...this.#game.simulationOptions }
    const wanted = { game: this.#game.id, options, seats: this.#seats, isPrivate: true, clock: null }
    const { id } = (await this.#host.request('POST', '/api/tables', wanted)) as { id: string }
    for (const [seat, person] of this.#people.slice(0, this.#seats).entries()) {
      await person.request('POST', `/api/tables/${id}/seat`, { seat })
    }
    await this.#host.request('POST', `/api/tables/${id}/start`)
    this.#id = id
    this.#followers = this.#people.map(() => null)
    for (const person of this.#people) person.send({ type: 'watch', table: id, from: null })
  }

  /** One random legal action of a seat that must act. False when the game is over. */
  act(): boolean {
    this.#isIdle = false
    const game = this.#game
    const { kind, must } = game.toAct(this.#followers[0]!.state)
    if (kind === 'over') return false
    const waited = listSeats(must)
    const seat = waited[this.#random.below(waited.length)]!
    const { state, seq } = this.#followers[seat]!
    const count = game.legal(state, seat, this.#legal)
    if (count === 0) throw new Error(`${game.id}: seat ${seat} must act at ${seq} of ${this.#id}, and cannot`)
    const action = game.encode(this.#legal[this.#random.below(count)]!)
    const id = `load-${this.#name}-${++this.#sends}`
    this.#sent = { id, at: performance.now(), seq: seq + 1, ack: null, isSeen: false }
    this.#people[seat]!.send({ type: 'act', table: this.#id, id, seq, actions: [action] })
    return true
  }

  /** Leaves the game that is over. */
  async restart(): Promise<void> {
    for (const person of this.#people) person.send({ type: 'unwatch', table: this.#id })
    await this.open()
  }

  /** Acknowledged entries that the server at `url` does not have. */
  async countLost(url: string): Promise<number> {
    let lost = 0
    for (const [id, acknowledged] of this.#acknowledged) {
      const { seq } = (await this.#people[0]!.request('GET', `/api/tables/${id}`, undefined, url)) as { seq: number }
      lost += Math.max(0, acknowledged - seq)
    }
    return lost
  }

  #receive(place: number, message: ServerMessage, bytes: number): void {
    if (message.type === 'ack') this.#acknowledge(message)
    if (!('table' in message) || message.table !== this.#id) return
    if (message.type === 'snapshot' && message.view !== null) {
      const state = this.#game.parsePosition(message.view)
      if (isRefusal(state)) throw new Error(`${this.#game.id}: no such view: ${JSON.stringify(state)}`)
      this.#followers[place] = new Follower(this.#game, state, message.seq)
      this.#proceed()
    }
    if (message.type === 'entries') this.#follow(place, message, bytes)
    if (message.type === 'refused') {
      this.#samples.refuse(message.error.message)
      this.#sent = null
      // Where it is now is for a new snapshot to say.
      this.#followers[place] = null
      this.#people[place]!.send({ type: 'watch', table: this.#id, from: null })
    }
  }

  #follow(place: number, { entries }: ServerMessageOf<'entries'>, bytes: number): void {
    const follower = this.#followers[place]
    if (!follower) return
    this.#samples.received(entries.length, bytes)
    for (const json of entries) {
      if (json.seq <= follower.seq) continue
      const entry = parseEntry(this.#game, json, this.#seats)
      const refusal = isRefusal(entry) ? entry : follower.append(entry)
      if (refusal) throw new Error(`${this.#game.id}: entry ${json.seq} of ${this.#id}: ${JSON.stringify(refusal)}`)
    }
    this.#proceed()
  }

  #acknowledge({ id, seq }: ServerMessageOf<'ack'>): void {
    if (id !== this.#sent?.id || seq === undefined) return
    this.#sent.ack = seq
    this.#acknowledged.set(this.#id, seq)
    this.#samples.acknowledged(performance.now() - this.#sent.at)
    this.#proceed()
  }

  /** Idle once the action is acknowledged and everybody has seen all that came of it. */
  #proceed(): void {
    const sent = this.#sent
    if (sent && !sent.isSeen && this.#haveAll(sent.seq)) {
      sent.isSeen = true
      this.#samples.seen(performance.now() - sent.at)
    }
    const until = sent ? sent.ack : 0
    if (until === null || !this.#haveAll(until)) return
    const seqs = this.#followers.map((follower) => follower?.seq)
    if (seqs.some((seq) => seq !== seqs[0])) return
    this.#sent = null
    if (this.#isIdle) return
    this.#isIdle = true
    this.#whenIdle(this)
  }

  #haveAll(seq: number): boolean {
    return this.#followers.every((follower) => follower && follower.seq >= seq)
  }
}
