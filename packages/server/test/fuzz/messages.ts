import { findGame } from '@serai/bots'
import { isRefusal, parseLog, type Random, replay, stream } from '@serai/kernel'
import { type BotPosition, PRESETS, type ServerMessage } from '@serai/protocol'
import { type Caller, dataOf, hasEnded, verdictOn } from '@serai/tables'
import {
  accepted,
  broken,
  type Donor,
  deepenJson,
  demand,
  donorOf,
  fuzzWire,
  mutateBytes,
  mutateJson,
  mutateText,
  pick,
} from '@serai/test-kit'
import { SeatView } from '../../src/http/bot/seat-view.ts'
import { MemoryStore } from '../../src/store/memory/memory-store.ts'
import { openTestServer, type TestServer, Visitor } from '../harness.ts'
import { startTable, type Table } from '../live.ts'
import type { Section } from './section.ts'
import { fateOf, Speaker } from './speaker.ts'

interface Wanted {
  readonly people: number
  readonly request: Table
}

const TABLES: readonly Wanted[] = [
  { people: 3, request: { game: 'catan', seats: 4, options: {} } },
  { people: 2, request: { game: 'long-narde', seats: 2, options: {} } },
  { people: 2, request: { game: 'catan', seats: 3, options: { victoryPoints: 5 } } },
  { people: 1, request: { game: 'long-narde', seats: 2, options: { matchPoints: 3 } } },
]
/** Said at once, before anybody waits for answers. */
const BATCH = 16
const MOST_OF_A_TABLE = 8000
/** Reconnecting takes long beside a message. */
const END_RARITY = 8

/** Odd messages to a server, at tables at which people and bots play: each is answered, and what is refused changes nothing. */
export async function fuzzMessages(section: Section): Promise<void> {
  const server = await openTestServer({ store: new MemoryStore(), level: 'warn' })
  try {
    const crowd = await Crowd.gather(server, (fault) => section.fail(fault))
    await section.run(async (seed, number) => {
      await new FuzzedTable(server, crowd, section, stream(seed, 'odd messages')).play(TABLES[number % TABLES.length]!)
      const faults = server.logged.splice(0)
      demand(faults.length === 0, () => `the server logs ${faults[0]}`)
    })
    crowd.leave()
  } finally {
    await server.close()
  }
}

/** Those who sit down, somebody who only looks on, and somebody without a name. */
class Crowd {
  readonly people: readonly Speaker[]
  readonly callers: readonly Caller[]
  readonly others: readonly Speaker[]

  private constructor(people: readonly Speaker[], callers: readonly Caller[], others: readonly Speaker[]) {
    this.people = people
    this.callers = callers
    this.others = others
  }

  static async gather(server: TestServer, fail: (fault: unknown) => void): Promise<Crowd> {
    const named = await Promise.all(['Ann', 'Bob', 'Cid', 'Dora'].map((name) => server.person(name)))
    const callers = await Promise.all(
      named.slice(0, 3).map(async (person) => (await person.ask('GET', '/api/me')).body.me),
    )
    const speakers = [...named, new Visitor(server.url)].map((visitor) => new Speaker(visitor, fail))
    for (const speaker of speakers) await speaker.open()
    return new Crowd(speakers.slice(0, 3), callers, speakers.slice(3))
  }

  leave(): void {
    for (const speaker of [...this.people, ...this.others]) speaker.close()
  }
}

/** One table, its players, and what is said at it. */
class FuzzedTable {
  readonly #server: TestServer
  readonly #crowd: Crowd
  readonly #section: Section
  readonly #random: Random
  readonly #views: FollowedSeat[] = []
  #table = ''
  #people: readonly Speaker[] = []
  #sent = 0
  #valid: object[] = []
  #donor: Donor = new Map()

  constructor(server: TestServer, crowd: Crowd, section: Section, random: Random) {
    this.#server = server
    this.#crowd = crowd
    this.#section = section
    this.#random = random
  }

  async play({ people, request }: Wanted): Promise<void> {
    const { tables } = this.#server
    this.#people = this.#crowd.people.slice(0, people)
    this.#table = await startTable(
      this.#people.map(({ visitor }) => visitor),
      request,
    )
    for (const caller of this.#crowd.callers.slice(0, people)) {
      this.#views.push(await FollowedSeat.follow(this.#server, caller, this.#table))
    }
    try {
      while (!this.#section.isOver && this.#sent < MOST_OF_A_TABLE && (await this.#step()));
      await this.#demandWhole()
    } finally {
      for (const view of this.#views) view.leave()
      if (!this.#views[0]!.isOver) await tables.remove(this.#table, 'enough')
    }
  }

  /** False when the game is over. */
  async #step(): Promise<boolean> {
    await this.#takeOver()
    if (!(await this.#ourTurn())) return false
    this.#valid = this.#validMessages()
    this.#donor = donorOf(this.#valid)
    const acks = this.#acks
    const viewer = pick(this.#random, [null, ...this.#crowd.callers])
    const before = await this.#state(viewer)
    await this.#sayOddThings()
    if (this.#acks === acks) await this.#demandUnchanged(before, viewer)
    if (this.#random.below(END_RARITY) === 0) {
      const held = this.#acks
      const same = await this.#state(viewer)
      await this.#endConnection()
      if (this.#acks === held) await this.#demandUnchanged(same, viewer)
    }
    await this.#moveOn()
    return true
  }

  get #acks(): number {
    return [...this.#crowd.people, ...this.#crowd.others].reduce((sum, { acks }) => sum + acks, 0)
  }

  async #sayOddThings(): Promise<void> {
    const speakers = new Set<Speaker>()
    for (let i = 0; i < BATCH; i++) {
      const text = this.#oddText()
      const fate = fateOf(text)
      // These come by themselves, now and then.
      if (fate === 'end') continue
      const speaker = pick(this.#random, this.#random.below(4) === 0 ? this.#crowd.others : this.#people)
      speaker.say(text)
      speakers.add(speaker)
      this.#count(typeof fate === 'object' ? 'to be answered' : fate)
    }
    for (const speaker of speakers) {
      speaker.say('{"type":"ping"}')
      this.#count('pong')
      await speaker.settled()
      // Nothing that was said should have led to this.
      if (!speaker.isOpen) broken('a connection was closed')
    }
  }

  /** What no connection outlives, alone: then nothing waits for an answer. */
  async #endConnection(): Promise<void> {
    const random = this.#random
    const speaker = pick(random, [...this.#crowd.people, ...this.#crowd.others])
    switch (random.below(5)) {
      case 0:
        speaker.say(JSON.stringify({ type: 'hello', protocol: random.below(4) }))
        break
      case 1:
        speaker.say(this.#oddText().padEnd(20_000))
        break
      case 2:
        speaker.sendBinary(mutateBytes(random, Buffer.from(this.#oddText())))
        break
      case 3:
        // A frame with reserved bits, then anything.
        speaker.sendRaw(Buffer.concat([Buffer.of(0xf1), mutateBytes(random, Buffer.from(this.#oddText()))]))
        break
      default:
        speaker.close()
        await speaker.closed()
        await speaker.connect()
        // Before the hello nothing is answered, least of all done.
        speaker.say(this.#oddText().replace('hello', ''))
        speaker.say('{"type":"ping"}')
    }
    await speaker.closed()
    this.#count('end')
    await speaker.open()
  }

  /** Somebody whose turn it is does something legal, so that the game goes on. */
  async #moveOn(): Promise<void> {
    const seat = this.#views.findIndex(({ isAsked }) => isAsked)
    if (seat < 0) return
    const { position } = this.#views[seat]!
    const action = pick(this.#random, position!.legal)
    await this.#say(seat, { type: 'act', seq: position!.seq, actions: [action] })
  }

  /** Who let a bot play for them plays themselves again. */
  async #takeOver(): Promise<void> {
    const row = await this.#server.store.readTable(this.#table)
    for (const [seat, held] of dataOf(row!).seats.entries()) {
      if (held.kind !== 'person' || !held.autopilot || hasEnded(row!)) continue
      const view = this.#views.findIndex((one) => one.seat === seat)
      await this.#say(view, { type: 'autopilot', on: false })
    }
  }

  async #say(view: number, message: object): Promise<void> {
    const speaker = this.#people[view]!
    speaker.say(JSON.stringify({ ...message, table: this.#table, id: this.#newId() }))
    this.#count('to be answered')
    await speaker.settled()
  }

  /** Waits until people must act; false when the game is over. */
  async #ourTurn(): Promise<boolean> {
    for (;;) {
      if (this.#views.some(({ isOver }) => isOver)) return false
      if (this.#views.some(({ isAsked }) => isAsked)) return true
      await this.#views[0]!.news()
    }
  }

  #newId(): string {
    return `f${this.#section.name}${this.#sent}-${this.#random.next()}`
  }

  #count(fate: string): void {
    this.#sent++
    this.#section.count('messages')
    this.#section.count(fate)
  }

  #oddText(): string {
    const random = this.#random
    const message = pick(random, this.#valid)
    const way = random.below(60)
    const text = JSON.stringify(message)
    if (way === 0) return deepenJson(random, text)
    if (way === 1) return text
    if (way < 15) return mutateText(random, text)
    if (way < 25) return JSON.stringify(fuzzWire(random, message as never)) ?? ''
    return JSON.stringify(mutateJson(random, message, this.#donor)) ?? ''
  }

  /** One of each kind, most of them what players say. */
  #validMessages(): object[] {
    const random = this.#random
    const table = this.#table
    const messages: object[] = []
    const positions = this.#views.flatMap(({ position }) => (position ? [position] : []))
    const actions = positions.flatMap(({ legal, offers }) => [...legal, ...offers])
    for (const { seq } of positions) {
      const common = { table, seq }
      for (let i = 0; i < 6; i++) {
        const count = random.below(4) === 0 ? 1 + random.below(4) : 1
        const some = Array.from({ length: count }, () => pick(random, actions))
        messages.push({ type: 'act', ...common, id: this.#newId(), actions: some })
      }
      messages.push({ type: 'undo', ...common, id: this.#newId() })
      messages.push({ type: 'redo', ...common, id: this.#newId() })
    }
    // What is taken from everybody at any time, has a long answer or ends the game, less often.
    const more = [
      { type: 'chat', table, id: this.#newId(), chat: { text: 'hello' } },
      { type: 'chat', table, id: this.#newId(), chat: { preset: pick(random, PRESETS) } },
      { type: 'autopilot', table, id: this.#newId(), on: random.below(2) === 0 },
      { type: 'lobby', on: random.below(2) === 0 },
      { type: 'hello', protocol: 2 },
      { type: 'watch', table, from: random.below(40), quiet: random.below(2) === 0 },
      { type: 'watch', table },
      { type: 'unwatch', table },
    ]
    messages.push(pick(random, more), pick(random, more))
    if (random.below(80) === 0) messages.push({ type: 'resign', table, seq: positions[0]!.seq, id: this.#newId() })
    messages.push({ type: 'ping', id: this.#newId() })
    return messages
  }

  /** All that is kept of the table, and what a viewer has of it. */
  async #state(viewer: Caller | null): Promise<State> {
    const { store } = this.#server
    const seq = await store.lastSeq(this.#table)
    const [row, view] = [await store.readTable(this.#table), await this.#viewOf(viewer)]
    return { seq, row: JSON.stringify(row), view }
  }

  async #viewOf(viewer: Caller | null): Promise<string> {
    let view = ''
    const hear = (message: ServerMessage) => {
      if (message.type === 'snapshot') view = JSON.stringify([message.seq, message.view, message.chat, message.seat])
    }
    const watch = await this.#server.tables.watch(viewer, this.#table, null, hear, true)
    if (isRefusal(watch)) return broken(`the table cannot be watched: ${watch.code}`)
    watch.close()
    return view
  }

  /** Bots may have gone on; people have done nothing. */
  async #demandUnchanged(before: State, viewer: Caller | null): Promise<void> {
    const after = await this.#state(viewer)
    this.#section.count('refused batches')
    if (after.seq === before.seq) {
      demand(after.row === before.row, () => `refused, and changed:\n${before.row}\n${after.row}`)
      demand(after.view === before.view, () => `refused, and changed:\n${before.view}\n${after.view}`)
      return
    }
    const seats = this.#views.map(({ seat }) => seat)
    for (const { entry } of await this.#server.store.readEntries(this.#table, before.seq, 1000)) {
      const isOurs = seats.includes(Number(entry.by)) && entry.by !== 'chance' && entry.late !== true
      demand(!isOurs, () => `refused, and written: ${JSON.stringify(entry)}`)
    }
  }

  /** The log is that of a game that can be played again, and its dice are true. */
  async #demandWhole(): Promise<void> {
    const text = accepted(await this.#server.tables.log(this.#crowd.callers[0]!, this.#table), 'the log')
    const log = accepted(parseLog(findGame, text), 'the log')
    if (!this.#views[0]!.isOver) return
    accepted(replay(log.game, log.header, log.entries), 'the log')
    const verdict = accepted(verdictOn(text), 'the verdict')
    demand(verdict.isTrue, () => `the dice are false: ${JSON.stringify(verdict)}`)
    this.#section.count('games')
  }
}

interface State {
  readonly seq: number
  readonly row: string
  readonly view: string
}

/** What one person knows of the table, by a way on which nothing odd is said. */
class FollowedSeat {
  #view: SeatView | null = null
  /** Made when it is asked for. */
  #position: BotPosition | null = null
  #isOver = false
  #wake = () => {}
  #leave = () => {}
  #rewatch = async () => {}

  static async follow({ tables }: TestServer, caller: Caller, table: string): Promise<FollowedSeat> {
    const seat = new FollowedSeat()
    seat.#rewatch = async () => {
      seat.#leave()
      const watch = await tables.watch(caller, table, null, (message) => seat.#hear(message))
      if (isRefusal(watch)) throw new Error(watch.code)
      seat.#leave = () => watch.close()
    }
    await seat.#rewatch()
    return seat
  }

  get seat(): number {
    return this.#view?.seat ?? -1
  }

  get position(): BotPosition | null {
    this.#position ??= this.#view?.position() ?? null
    return this.#position
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** It is their turn, and theirs alone to go on. */
  get isAsked(): boolean {
    const { position } = this
    return position?.turn.must.includes(position.seat) === true
  }

  leave(): void {
    this.#leave()
  }

  news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  #hear(message: ServerMessage): void {
    this.#position = null
    if (message.type === 'snapshot' && message.view !== null)
      this.#view = SeatView.from(findGame(message.summary.game)!, message)
    if (message.type === 'entries' && this.#view?.follow(message) === false) void this.#rewatch()
    if ('summary' in message && message.summary && hasEnded(message.summary)) this.#isOver = true
    this.#wake()
  }
}
