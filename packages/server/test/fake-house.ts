import { findGame } from '@serai/bots'
import {
  type Action,
  CHANCE,
  decodeOptions,
  formatEntry,
  GameRecord,
  headerFor,
  isRefusal,
  type LogEntry,
  type Random,
  type Refusal,
  refuse,
  SPECTATOR,
  stream,
} from '@serai/kernel'
import type { ChatLine, ServerMessage, TableRequest, TableSummary, WireEntry } from '@serai/protocol'
import type { Asker, Command, House, Listener, Watch } from '../src/house/house.ts'

type AnyRecord = GameRecord<unknown>

interface FakeTable {
  summary: TableSummary
  readonly people: (string | null)[]
  record: AnyRecord | null
  readonly random: Random
  readonly watchers: Set<{ by: Asker | null; listener: Listener; view: ViewOf }>
  readonly chat: ChatLine[]
}

type ViewOf = (before: unknown, entry: LogEntry) => WireEntry

const unknown = () => refuse('E_TABLE_UNKNOWN')

/** Just enough of a house to drive the network with: people at tables, no clocks, no bots, nothing kept. */
export class FakeHouse implements House {
  readonly #tables = new Map<string, FakeTable>()
  readonly #lobby = new Set<Listener>()
  readonly #seats = new Set<{ by: Asker; listener: (table: string) => void }>()

  async createTable(by: Asker, request: TableRequest): Promise<TableSummary | Refusal> {
    const game = findGame(request.game)
    if (!game) return refuse('E_GAME_UNKNOWN')
    const options = decodeOptions(game.options, request.options)
    if (isRefusal(options)) return options
    const id = `t${this.#tables.size + 1}`
    const seats = Array.from({ length: request.seats }, (_, seat) => emptySeat(seat))
    const { isPrivate } = request
    const base = { id, game: game.id, options, status: 'open' as const, isPrivate, host: by.name, seats }
    const summary = { ...base, seq: 0, commitment: '00', createdAt: 1 }
    const people = seats.map(() => null)
    this.#tables.set(id, { summary, people, record: null, random: stream(7, id), watchers: new Set(), chat: [] })
    this.#tellLobby(summary)
    return summary
  }

  async readTable(_: Asker | null, id: string) {
    return this.#tables.get(id)?.summary ?? unknown()
  }

  async lobby() {
    return [...this.#tables.values()].map(({ summary }) => summary).filter(({ isPrivate }) => !isPrivate)
  }

  async finished() {
    return []
  }

  async log(_: Asker | null, id: string) {
    return this.#tables.has(id) ? '{"serai":1}\n' : unknown()
  }

  async takeSeat(by: Asker, id: string, seat: number | null) {
    const table = this.#tables.get(id)
    if (!table) return unknown()
    const at = seat ?? table.people.indexOf(null)
    if (at < 0) return refuse('E_SEATS_FULL')
    if (table.people[at] !== null) return refuse('E_SEAT_TAKEN', { seat: at })
    table.people[at] = by.id
    const seats = table.summary.seats.map((info) =>
      info.seat === at ? { ...info, kind: 'person' as const, name: by.name, connected: true } : info,
    )
    this.#change(table, { seats })
    for (const { by: who, listener } of this.#seats) if (who.id === by.id) listener(id)
    return table.summary
  }

  async leaveSeat(by: Asker, id: string) {
    const table = this.#tables.get(id)
    if (!table) return unknown()
    const at = table.people.indexOf(by.id)
    if (at < 0) return refuse('E_NOT_SEATED')
    table.people[at] = null
    this.#change(table, { seats: table.summary.seats.map((info) => (info.seat === at ? emptySeat(at) : info)) })
    return table.summary
  }

  async start(_: Asker, id: string) {
    const table = this.#tables.get(id)
    if (!table) return unknown()
    if (table.record) return refuse('E_STARTED')
    if (table.people.includes(null)) return refuse('E_SEATS_MISSING')
    const game = findGame(table.summary.game)!
    const state = game.start(table.summary.options, table.people.length, table.random)
    const names = table.summary.seats.map(({ name }) => name)
    table.record = new GameRecord(game, headerFor(game, table.summary.options, names, state), state)
    this.#change(table, { status: 'running' })
    for (const { by, listener } of table.watchers) listener(this.#snapshot(table, by))
    this.#chance(table)
    return table.summary
  }

  async act(by: Asker, id: string, { expectedSeq }: Command, wire: readonly unknown[]) {
    const table = this.#tables.get(id)
    if (!table) return unknown()
    const seat = table.people.indexOf(by.id)
    if (seat < 0) return refuse('E_NOT_SEATED')
    const { record } = table
    if (!record) return refuse('E_NOT_STARTED')
    if (expectedSeq !== record.seq) return refuse('E_SEQ', { seq: record.seq })
    const actions: Action[] = []
    for (const json of wire) {
      const action = record.game.decode(json)
      if (isRefusal(action)) return action
      actions.push(action)
    }
    const before = record.game.clone(record.state)
    const entries = record.batch(seat, actions, 1)
    if (isRefusal(entries)) return entries
    this.#show(table, before, entries)
    this.#chance(table)
    return { seq: record.seq }
  }

  async undo(by: Asker, id: string): Promise<{ seq: number } | Refusal> {
    const table = this.#tables.get(id)
    if (!table?.record) return unknown()
    const entry = table.record.undo(table.people.indexOf(by.id), 1)
    if (isRefusal(entry)) return entry
    this.#show(table, null, [entry])
    return { seq: table.record.seq }
  }

  async chat(by: Asker, id: string, chat: { text: string } | { preset: ChatLine['preset'] & string }) {
    const table = this.#tables.get(id)
    if (!table) return unknown()
    const line = { number: table.chat.length + 1, at: 1, person: by.id, name: by.name, seat: null, ...chat }
    table.chat.push(line)
    for (const { listener } of table.watchers) listener({ type: 'chat', table: id, line })
    return null
  }

  async watch(by: Asker | null, id: string, _: number | null, listener: Listener): Promise<Watch | Refusal> {
    const table = this.#tables.get(id)
    if (!table) return unknown()
    const viewer = this.#seatOf(table, by) ?? SPECTATOR
    const game = findGame(table.summary.game)!
    const view: ViewOf = (before, entry) =>
      formatEntry(game, 'undo' in entry ? entry : game.redactEntry(before, entry, viewer)) as WireEntry
    const watcher = { by, listener, view }
    table.watchers.add(watcher)
    listener(this.#snapshot(table, by))
    return { close: () => void table.watchers.delete(watcher) }
  }

  async watchLobby(listener: Listener): Promise<Watch> {
    this.#lobby.add(listener)
    listener({ type: 'lobby', tables: await this.lobby() })
    return { close: () => void this.#lobby.delete(listener) }
  }

  async watchSeats(by: Asker, listener: (table: string) => void): Promise<Watch> {
    const watcher = { by, listener }
    this.#seats.add(watcher)
    for (const [id, { people }] of this.#tables) if (people.includes(by.id)) listener(id)
    return { close: () => void this.#seats.delete(watcher) }
  }

  addBot = async () => refuse('E_SEATS_FULL')
  removeBot = async () => refuse('E_NOT_BOT')
  addSeed = async () => refuse('E_STARTED')
  rematch = async () => refuse('E_NOT_OVER')
  redo = async () => refuse('E_REDO_NONE')
  autopilot = async () => refuse('E_NOT_SEATED')
  mute = async () => refuse('E_NOT_HOST')
  close = async () => {}

  #snapshot(table: FakeTable, by: Asker | null): ServerMessage {
    const { record, summary, chat } = table
    const seat = this.#seatOf(table, by)
    const view = record ? record.game.describe(record.game.redact(record.state, seat ?? SPECTATOR)) : null
    return { type: 'snapshot', table: summary.id, summary, seat, seq: summary.seq, view, clocks: null, chat: [...chat] }
  }

  #seatOf(table: FakeTable, by: Asker | null): number | null {
    const seat = by ? table.people.indexOf(by.id) : -1
    return seat < 0 ? null : seat
  }

  #chance(table: FakeTable): void {
    const record = table.record!
    while (record.game.turn(record.state).kind === 'chance') {
      const before = record.game.clone(record.state)
      const entry = record.act(CHANCE, record.game.draw(record.state, table.random), 1)
      if (isRefusal(entry)) throw new Error(entry.code)
      this.#show(table, before, [entry])
    }
    if (record.game.turn(record.state).kind === 'over') this.#change(table, { status: 'over' })
  }

  #show(table: FakeTable, before: unknown, entries: readonly LogEntry[]): void {
    table.summary = { ...table.summary, seq: table.record!.seq }
    const { game } = table.record!
    for (const { listener, view } of table.watchers) {
      const at = before === null ? null : game.clone(before)
      const wire = entries.map((entry) => {
        const shown = view(at, entry)
        if (!('undo' in entry)) game.apply(at, entry.by, entry.action)
        return shown
      })
      listener({ type: 'entries', table: table.summary.id, entries: wire, clocks: null })
    }
  }

  #change(table: FakeTable, change: Partial<TableSummary>): void {
    table.summary = { ...table.summary, ...change }
    const { summary } = table
    for (const { by, listener } of table.watchers) {
      listener({ type: 'table', table: summary.id, summary, seat: this.#seatOf(table, by), clocks: null })
    }
    this.#tellLobby(summary)
  }

  #tellLobby(summary: TableSummary): void {
    if (summary.isPrivate) return
    for (const listener of this.#lobby) listener({ type: 'lobby-change', table: summary.id, summary })
  }
}

function emptySeat(seat: number) {
  return { seat, kind: 'empty' as const, name: '', connected: false, autopilot: false }
}
