import type { Action, AnyGame } from '@serai/kernel'
import type { ChatInput, ChatLine, Clocks, TableSummary, WireEntry, WireError } from '@serai/protocol'
import { createStore } from 'zustand/vanilla'
import { ApiFault } from '../net/api.ts'
import type { Command, TableMessage } from '../net/connection.ts'
import { newId } from '../net/ids.ts'
import type { TableLink } from '../net/table-link.ts'
import { chatSeenBefore, keepChatSeen } from './chat-seen.ts'
import { History, type Moment } from './history.ts'

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

/** One table, followed: the log so far by REST, then its entries as they come. */
export class TableSession {
  readonly id: string
  readonly view = createStore<TableView>()(() => EMPTY)
  readonly #link: TableLink
  readonly #loadGame: LoadGame
  #history: History | null = null
  #isLoading = false
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
    this.#close ??= this.#link.watch(this.id, {
      lastSeq: () => this.#history?.seq ?? null,
      receive: (message) => this.#receive(message),
      refuse: (fault) => this.view.setState({ fault }),
    })
  }

  close(): void {
    this.#close?.()
    this.#close = null
  }

  /** The game's module and the whole of what was seen; null before the start. */
  get history(): History | null {
    return this.#history
  }

  /** As lines of JSON: whole once the game has ended. */
  log(): Promise<string> {
    return this.#link.log(this.id)
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
        // Other eyes, or a gap: what was seen before does not count.
        if (seat !== this.view.getState().seat || message.seq !== this.#seq()) this.#history = null
        this.view.setState({ summary, seat, clocks, answerBy, fault: null })
        this.#setChat(chat)
        break
      }
      case 'entries':
        this.view.setState({ clocks: message.clocks, answerBy: message.answerBy ?? null })
        if (this.#history) this.#append(message.entries)
        else this.#early.push(...message.entries)
    }
    this.#needHistory()
  }

  #append(entries: readonly WireEntry[]): void {
    if (this.#history?.append(entries)) {
      this.#show()
    } else {
      this.#history = null
      this.#needHistory()
    }
  }

  #needHistory(): void {
    const { summary } = this.view.getState()
    if (this.#history || this.#isLoading || !summary || summary.startedAt === undefined) return
    this.#isLoading = true
    void this.#load(summary.game).finally(() => {
      this.#isLoading = false
      // What came meanwhile did not follow it.
      if (!this.view.getState().fault) this.#needHistory()
    })
  }

  async #load(gameId: string): Promise<void> {
    try {
      const [game, log] = await Promise.all([this.#loadGame(gameId), this.log()])
      if (!game) throw new ApiFault({ code: 'E_GAME_UNKNOWN', message: gameId })
      const history = History.parse(game, log)
      const early = this.#early
      this.#early = []
      this.#history = history
      this.#append(early.filter(({ seq }) => seq > history.seq))
    } catch (error) {
      this.view.setState({
        fault: error instanceof ApiFault ? error.error : { code: 'E_LOG', message: String(error) },
      })
    }
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

function lastLine(chat: readonly ChatLine[]): number {
  return chat.at(-1)?.number ?? 0
}

/** What others have written out of my sight. */
export function unreadLines({ chat, chatSeen, seat }: Pick<TableView, 'chat' | 'chatSeen' | 'seat'>) {
  return chat.filter((line) => line.number > (chatSeen ?? 0) && (seat === null || line.seat !== seat))
}

export function unreadChat(view: TableView): number {
  return unreadLines(view).length
}
