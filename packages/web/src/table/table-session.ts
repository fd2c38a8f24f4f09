import { type Action, type AnyGame, formatLog } from '@serai/kernel'
import type { ChatInput, ChatLine, Clocks, ServerMessageOf, TableSummary, WireEntry, WireError } from '@serai/protocol'
import { createStore } from 'zustand/vanilla'
import { ApiFault } from '../net/api.ts'
import type { Command, TableListener, TableMessage } from '../net/connection.ts'
import type { TableLink } from '../net/table-link.ts'
import { History, type Moment } from './history.ts'
import { chatSeenBefore, keepChatSeen, lastLine } from './unread-chat.ts'

/** What the page knows of a table. */
export interface TableView {
  readonly summary: TableSummary | null
  /** My seat; null: I watch. */
  readonly seat: number | null
  /** The last position, as the game's own (redacted) state; null before the start. */
  readonly state: unknown
  readonly seq: number
  readonly moments: readonly Moment[]
  readonly chat: readonly ChatLine[]
  /** The number of the last line that was in sight; null before there was anything to see. */
  readonly chatSeen: number | null
  readonly clocks: Clocks | null
  /** When those who are asked and say nothing have refused, by the server's clock; null: nobody is waited for. */
  readonly answerBy: number | null
  /** A command of mine is on its way. */
  readonly busy: boolean
  /** My move that is not answered yet; empty: a step back or forth, or the end of the game for me. */
  readonly sent: readonly Action[] | null
  /** Why the last thing I tried was not done; the next one clears it. */
  readonly refusal: WireError | null
  /** The table itself cannot be shown. */
  readonly fault: WireError | null
}

type LoadGame = (id: string) => Promise<AnyGame> | null

const EMPTY: TableView = {
  summary: null,
  seat: null,
  state: null,
  seq: 0,
  moments: [],
  chat: [],
  chatSeen: null,
  clocks: null,
  answerBy: null,
  busy: false,
  sent: null,
  refusal: null,
  fault: null,
}

/** One table, followed by one stream: its log so far, then its entries as they come. */
export class TableSession {
  readonly id: string
  readonly view = createStore<TableView>()(() => EMPTY)
  readonly #link: TableLink
  readonly #loadGame: LoadGame
  #history: History | null = null
  /** The game as it really was, with everything that was hidden. */
  #whole: History | null = null
  #wantsWhole: ((whole: History) => void)[] = []
  /** The log has come, and the game that reads it is on its way. */
  #isReading = false
  /** The entry after which the last move was sent. */
  #sentAt = 0
  #early: WireEntry[] = []
  /** How many places of the page show the chat. */
  #chatsShown = 0
  #close: (() => void) | null = null

  constructor(id: string, link: TableLink, loadGame: LoadGame) {
    this.id = id
    this.#link = link
    this.#loadGame = loadGame
  }

  open(): void {
    if (!this.#close) this.#watch()
  }

  close(): void {
    this.#close?.()
    this.#close = null
  }

  /** The game's module and the whole of what was seen; null before the start. */
  get history(): History | null {
    return this.#history
  }

  /** The log of a game that has ended, with everything that was hidden: who followed it saw less. */
  whole(): Promise<History> {
    const whole = this.#whole ?? (this.#history?.reveal ? this.#history : null)
    if (whole) return Promise.resolve(whole)
    return new Promise((resolve) => {
      this.#wantsWhole.push(resolve)
      if (this.#wantsWhole.length === 1) this.#watch()
    })
  }

  /** As lines of JSON, as far as I may know it. */
  async logText(): Promise<string> {
    const isOver = this.view.getState().summary?.endedAt !== undefined
    const history = isOver ? await this.whole() : this.#history
    if (!history) return ''
    const { game, header, entries, reveal } = history.log
    return formatLog(game, header, entries, reveal)
  }

  act(...actions: readonly Action[]): Promise<boolean> {
    const game = this.#history?.game
    if (!game) return Promise.resolve(false)
    const wire = actions.map((action) => game.encode(action))
    return this.#move(actions, (id, seq) => ({ type: 'act', table: this.id, id, seq, actions: wire }))
  }

  undo(): Promise<boolean> {
    return this.#move([], (id, seq) => ({ type: 'undo', table: this.id, id, seq }))
  }

  redo(): Promise<boolean> {
    return this.#move([], (id, seq) => ({ type: 'redo', table: this.id, id, seq }))
  }

  resign(): Promise<boolean> {
    return this.#move([], (id, seq) => ({ type: 'resign', table: this.id, id, seq }))
  }

  autopilot(on: boolean): Promise<boolean> {
    return this.#command((id) => ({ type: 'autopilot', table: this.id, id, on }))
  }

  say(chat: ChatInput): Promise<boolean> {
    return this.#command((id) => ({ type: 'chat', table: this.id, id, chat }))
  }

  /** The chat is in sight, with all that comes, until the answer is called. */
  showChat(): () => void {
    this.#chatsShown++
    this.#setChat(this.view.getState().chat)
    return () => {
      this.#chatsShown--
    }
  }

  /** Shows a reason that the page itself found, in the same place as the server's. */
  refuse(refusal: WireError | null): void {
    this.view.setState({ refusal })
  }

  #setChat(chat: readonly ChatLine[]): void {
    const { chatSeen } = this.view.getState()
    // What was written before I first came is no news.
    const seen = this.#chatsShown > 0 ? lastLine(chat) : (chatSeen ?? chatSeenBefore(this.id) ?? lastLine(chat))
    this.view.setState({ chat, chatSeen: seen })
    if (seen !== chatSeen) keepChatSeen(this.id, seen)
  }

  #seq(): number {
    return this.#history?.seq ?? 0
  }

  /** One at a time from a position: the first would win over whatever is chosen while it waits. */
  async #move(actions: readonly Action[], make: (id: string, seq: number) => Command): Promise<boolean> {
    const seq = this.#seq()
    if (this.view.getState().sent && this.#sentAt === seq) return false
    this.#sentAt = seq
    this.view.setState({ sent: actions })
    const isDone = await this.#command((id) => make(id, seq))
    if (this.view.getState().sent === actions) this.view.setState({ sent: null })
    return isDone
  }

  async #command(make: (id: string) => Command): Promise<boolean> {
    this.view.setState({ busy: true, refusal: null })
    const asked = this.#seq()
    const answer = await this.#link.command(make(newId()))
    const refusal = 'refused' in answer ? answer.refused : null
    this.view.setState({ busy: false, refusal: this.#seq() > asked ? stillTrue(refusal) : refusal })
    return refusal === null
  }

  readonly #listener: TableListener = {
    lastSeq: () => (this.#wantsWhole.length > 0 ? 0 : (this.#history?.seq ?? 0)),
    receive: (message) => this.#receive(message),
    refuse: (fault) => this.view.setState({ fault }),
  }

  /** From what is here now. */
  #watch(): void {
    this.#close = this.#link.watch(this.id, this.#listener)
  }

  #receive(message: TableMessage): void {
    switch (message.type) {
      case 'chat': {
        const { line } = message
        this.#setChat([...this.view.getState().chat.filter(({ number }) => number !== line.number), line])
        break
      }
      case 'table': {
        const { summary, seat, clocks, answerBy = null } = message
        this.view.setState({ summary, seat, clocks, answerBy, fault: null })
        break
      }
      case 'snapshot': {
        const { summary, seat, clocks, answerBy = null, chat } = message
        this.view.setState({ summary, seat, clocks, answerBy, fault: null })
        this.#setChat(chat)
        // There is no log before the start; after it, a position alone is not enough.
        if (message.view !== null) this.#beginAnew()
        break
      }
      case 'log': {
        const { summary, seat, clocks, answerBy = null, chat } = message
        // Other eyes: what was seen before does not count.
        if (seat !== this.view.getState().seat) this.#history = null
        this.view.setState({ summary, seat, clocks, answerBy, fault: null })
        this.#setChat(chat)
        void this.#read(message)
        break
      }
      case 'entries':
        this.view.setState({ clocks: message.clocks, answerBy: message.answerBy ?? null })
        if (this.#isReading) this.#early.push(...message.entries)
        // Before the log there is nothing that they could follow, and they are in it.
        else if (this.#history) this.#append(message.entries)
    }
  }

  #append(entries: readonly WireEntry[]): void {
    if (this.#history?.append(entries)) this.#show()
    else this.#beginAnew()
  }

  #beginAnew(): void {
    this.#history = null
    this.#watch()
  }

  async #read(message: ServerMessageOf<'log'>): Promise<void> {
    this.#isReading = true
    this.#early = []
    try {
      const game = await this.#loadGame(message.summary.game)
      if (!game) throw new ApiFault({ code: 'E_GAME_UNKNOWN', message: message.summary.game })
      const history = History.read(game, message)
      if (history.reveal) this.#tellWhole(history)
      // What was followed to the end stays as it was seen.
      if (!history.reveal || this.#history?.seq !== history.seq) this.#history = history
    } catch (error) {
      this.view.setState({
        fault: error instanceof ApiFault ? error.error : { code: 'E_LOG', message: String(error) },
      })
      return
    } finally {
      this.#isReading = false
    }
    const early = this.#early
    this.#early = []
    this.#append(early)
  }

  #tellWhole(whole: History): void {
    this.#whole = whole
    const waiting = this.#wantsWhole
    this.#wantsWhole = []
    for (const tell of waiting) tell(whole)
  }

  #show(): void {
    const history = this.#history
    if (!history) return
    const { state, seq, moments } = history
    this.view.setState(({ refusal }) => ({ state, seq, moments, refusal: stillTrue(refusal) }))
  }
}

/** That the table has moved on is no news once the page shows where to. */
function stillTrue(refusal: WireError | null): WireError | null {
  return refusal?.code === 'E_SEQ' ? null : refusal
}

/** For a command: unique at its table. `crypto.randomUUID` is missing over plain http, `getRandomValues` is not. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
