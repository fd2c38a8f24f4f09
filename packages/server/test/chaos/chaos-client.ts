import { setTimeout as sleep } from 'node:timers/promises'
import { findGame } from '@serai/bots'
import type { Random } from '@serai/kernel'
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@serai/protocol'
import { WebSocket } from 'ws'
import { SeatView } from '../../src/http/bot/seat-view.ts'
import type { History, HistoryEvent, Wanted } from './history.ts'

type Sent = Extract<ClientMessage, { type: 'act' | 'undo' | 'redo' }>

/** No race leads to these, as it may to what a game refuses. */
const STRANGE = new Set([
  'E_INTERNAL',
  'E_JSON',
  'E_REQUEST',
  'E_PAYLOAD',
  'E_NOBODY',
  'E_RATE',
  'E_TABLE_UNKNOWN',
  'E_NOT_STARTED',
  'E_NOT_SEATED',
])
/** The server goes, or its store is away: the next connection asks again. */
const AWAY = new Set(['E_AWAY', 'E_CLOSING', 'E_STOPPING'])
/** How long it thinks at most. */
const THINKS_MS = 80
/** So long it waits for a word before it tries another server: at least, and at most so much longer. */
const PATIENCE_MS = 400
const MORE_PATIENCE_MS = 2500
const RETRY_MS = 25
/** Of a hundred actions. */
const OFFERS = 5
const TAKEBACKS = 4

export interface Place {
  readonly table: string
  /** Null: it watches. */
  readonly seat: number | null
  readonly headers: Readonly<Record<string, string>>
  /** The addresses of the servers that are there just now. */
  urls(): readonly string[]
  readonly random: Random
}

/** Somebody at a table who comes back whatever happens, and sends again what was not answered under the same id. */
export class ChaosClient implements History {
  readonly client: string
  readonly viewer: number
  readonly table: string
  readonly events: HistoryEvent[] = []
  /** What no client should ever be told. */
  readonly complaints: string[] = []
  /** How often something was sent again. */
  resent = 0
  readonly #place: Place
  /** Follows the log, or positions. */
  readonly #followsLog: boolean
  #view: SeatView | null = null
  #seq = 0
  #hasResult = false
  #pending: Sent | null = null
  #sends = 0
  /** Nothing is to be done before this entry is seen. */
  #from = 0
  #socket: WebSocket | null = null
  #thinking: NodeJS.Timeout | undefined
  #mayAct = true
  #isGone = false

  constructor(place: Place) {
    const { table, seat, random } = place
    this.#place = place
    this.table = table
    this.viewer = seat ?? -1
    this.client = seat === null ? 'watcher' : `seat ${seat}`
    this.#followsLog = random.below(2) === 0
  }

  /** The last entry that it has seen. */
  get seq(): number {
    return this.#seq
  }

  get isOver(): boolean {
    return this.#hasResult && this.#pending === null
  }

  get isWaiting(): boolean {
    return this.#pending !== null
  }

  /** For whoever wants to know why nothing happens. */
  get standing(): string {
    const turn = JSON.stringify(this.#view?.position().turn)
    return `${this.client} has seen ${this.#seq}, waits for ${this.#pending?.id ?? 'nothing'}, to act: ${turn}`
  }

  /** Until it is told to leave. */
  async stay(): Promise<void> {
    const { urls, random } = this.#place
    while (!this.#isGone) {
      const there = urls()
      if (there.length === 0) await sleep(RETRY_MS)
      else if (!(await this.#visit(there[random.below(there.length)]!))) await sleep(RETRY_MS)
    }
  }

  /** Its connection ends without a word. */
  cut(): void {
    this.#socket?.terminate()
  }

  /** Does nothing new; what it has sent it goes on asking about. */
  rest(): void {
    this.#mayAct = false
  }

  leave(): void {
    this.#isGone = true
    this.cut()
  }

  /** False when there was no connection at all. */
  #visit(url: string): Promise<boolean> {
    const { headers, random } = this.#place
    const patience = PATIENCE_MS + random.below(MORE_PATIENCE_MS)
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers, perMessageDeflate: false })
    this.#socket = socket
    const silence = setTimeout(() => socket.terminate(), patience)
    return new Promise((resolve) => {
      let wasOpen = false
      socket.on('error', () => {})
      socket.on('open', () => {
        wasOpen = true
        this.#send({ type: 'hello', protocol: PROTOCOL })
      })
      socket.on('message', (data: Buffer) => {
        silence.refresh()
        // A connection that is being cut still hears what had come before.
        if (!this.#isGone) this.#hear(JSON.parse(data.toString()) as ServerMessage)
      })
      socket.on('close', () => {
        clearTimeout(silence)
        clearTimeout(this.#thinking)
        this.#thinking = undefined
        resolve(wasOpen)
      })
    })
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#begin()
        break
      case 'snapshot':
        this.#open(message.seq)
        if (message.view === null) break
        this.events.push({ type: 'viewed', seq: message.seq, view: message.view })
        this.#view = SeatView.from(findGame(message.summary.game)!, message)
        this.#hasResult = message.summary.status === 'over'
        break
      case 'log': {
        const { header, entries, reveal, ...rest } = message
        this.#open(0)
        // From the start on, a log is followed as any position is.
        const start = { ...rest, type: 'snapshot', seq: 0, view: header.start as object } as Extract<
          ServerMessage,
          { type: 'snapshot' }
        >
        this.#view = SeatView.from(findGame(message.summary.game)!, start)
        this.#hasResult = message.summary.status === 'over'
        // Everybody's cards are open in it, which the position of one seat cannot follow: the game is over.
        if (reveal) this.#view = null
        this.#see(entries, reveal !== undefined)
        break
      }
      case 'entries':
        this.#see(message.entries, false)
        break
      case 'table':
        this.#hasResult = message.summary.status === 'over'
        break
      case 'ack':
        this.events.push({ type: 'acknowledged', id: message.id, seq: message.seq! })
        if (message.id === this.#pending?.id) this.#pending = null
        break
      case 'refused':
        this.#refused(message)
        break
      case 'error':
        if (!AWAY.has(message.error.code)) this.#complain(message)
        break
      default:
    }
    this.#think()
  }

  #begin(): void {
    const { table } = this.#place
    if (this.#followsLog) {
      this.#send({ type: 'watch', table, from: this.#seq })
      if (this.#seq > 0) this.events.push({ type: 'opened', seq: this.#seq })
    } else this.#send({ type: 'watch', table })
    if (!this.#pending) return
    this.resent++
    this.#send(this.#pending)
  }

  #open(seq: number): void {
    this.events.push({ type: 'opened', seq })
    this.#seq = seq
  }

  #see(entries: Extract<ServerMessage, { type: 'entries' }>['entries'], isWhole: boolean): void {
    this.events.push({ type: 'saw', entries, isWhole })
    this.#seq = entries.at(-1)?.seq ?? this.#seq
    if (!this.#view || entries.length === 0) return
    const message = { type: 'entries', table: this.table, entries, clocks: null } as const
    if (!this.#view.follow(message)) this.#complain({ entries, fault: 'they do not fit what it knows' })
  }

  #refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const { id, error, seq } = message
    if (AWAY.has(error.code)) {
      this.cut()
      return
    }
    if (id === undefined || STRANGE.has(error.code)) this.#complain(message)
    if (id === undefined) return
    this.events.push({ type: 'refused', id, code: error.code })
    if (id === this.#pending?.id) this.#pending = null
    this.#from = Math.max(this.#from, seq ?? 0)
  }

  #complain(what: object): void {
    this.complaints.push(JSON.stringify(what))
  }

  #think(): void {
    if (this.#thinking !== undefined || this.#pending || !this.#isAsked()) return
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined
      this.#act()
    }, this.#place.random.below(THINKS_MS))
  }

  #isAsked(): boolean {
    if (!this.#view || this.#hasResult || !this.#mayAct || this.#seq < this.#from) return false
    const { seat, turn, result } = this.#view.position()
    if (result) this.#hasResult = true
    return !result && (turn.must.includes(seat) || turn.may.includes(seat))
  }

  #act(): void {
    if (this.#pending || !this.#isAsked() || this.#socket?.readyState !== WebSocket.OPEN) return
    const { random, table } = this.#place
    const { legal, offers } = this.#view!.position()
    const number = random.below(100)
    const list = number < OFFERS && offers.length > 0 ? offers : legal
    if (list.length === 0) return
    const to = { table, id: `a${this.#sends++}`, seq: this.#seq }
    let sent: Sent
    let wanted: Wanted
    if (number >= 100 - TAKEBACKS) {
      wanted = number === 99 ? 'redo' : 'undo'
      sent = { type: wanted, ...to }
    } else {
      const action = list[random.below(list.length)]!
      wanted = { action }
      sent = { type: 'act', ...to, actions: [action] }
    }
    this.#pending = sent
    this.events.push({ type: 'sent', id: to.id, after: to.seq, wanted })
    this.#send(sent)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
