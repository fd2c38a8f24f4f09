import { findGame } from '@serai/bots'
import type { Random } from '@serai/kernel'
import type { ClientMessage, Clocks, ServerMessage } from '@serai/protocol'
import { SeatView } from '../../src/http/bot/seat-view.ts'
import { type Talk, Visitor } from '../harness.ts'

type Act = Extract<ClientMessage, { type: 'act' }>

/** What was acknowledged, and as which entry at the latest. */
export interface Acknowledged {
  readonly act: Act
  readonly seq: number
}

export interface Events {
  sent(): void
  acknowledged(): void
}

/** Somebody at a table who comes back after every end of the connection, and sends again what was not answered. */
export class Player {
  readonly table: string
  readonly seat: number
  readonly acknowledged: Acknowledged[] = []
  /** What the clocks were said to be after an entry. */
  readonly clocks: { readonly seq: number; readonly clocks: Clocks }[] = []
  /** Sent and not answered. */
  pending: Act | null = null
  isOver = false
  readonly #headers: Record<string, string>
  readonly #random: Random
  #view: SeatView | null = null
  #sends = 0

  constructor(table: string, seat: number, { headers }: Visitor, random: Random) {
    this.table = table
    this.seat = seat
    this.#headers = headers
    this.#random = random
  }

  /** The last entry that this one knows of. */
  get seq(): number {
    return this.#view?.position().seq ?? 0
  }

  /** Plays on until the game is over, the server is gone, or it is enough. */
  async play(url: string, events: Events, isEnough: () => boolean = () => false): Promise<void> {
    if (this.isOver) return
    const talk = await new Visitor(url, this.#headers).talk().catch(() => null)
    if (!talk) return
    talk.send({ type: 'watch', table: this.table, from: this.#view ? this.seq : null })
    if (this.pending) talk.send(this.pending)
    while (!this.isOver && !isEnough()) {
      const message = await talk.any().catch(() => null)
      if (!message) return
      this.#hear(message, events)
      this.#act(talk, events)
    }
    talk.close()
  }

  #hear(message: ServerMessage, events: Events): void {
    switch (message.type) {
      case 'snapshot':
        this.#view = SeatView.from(findGame(message.summary.game)!, message)
        this.#note(message.seq, message.clocks)
        break
      case 'table':
        this.#note(message.summary.seq, message.clocks)
        break
      case 'entries':
        if (!this.#view!.follow(message)) throw new Error(`entries that do not fit: ${JSON.stringify(message)}`)
        this.#note(message.entries.at(-1)!.seq, message.clocks)
        break
      case 'ack':
        this.acknowledged.push({ act: this.pending!, seq: message.seq! })
        this.pending = null
        events.acknowledged()
        break
      case 'refused':
        if (message.error.code !== 'E_SEQ') throw new Error(JSON.stringify(message))
        this.pending = null
        break
      case 'error':
        throw new Error(JSON.stringify(message))
      default:
    }
  }

  #act(talk: Talk, events: Events): void {
    const position = this.#view?.position()
    if (!position) return
    const { seq, turn, legal, result } = position
    this.isOver = result !== null && this.pending === null
    const known = this.acknowledged.at(-1)?.seq ?? 0
    if (result || this.pending || seq < known || !turn.must.includes(this.seat)) return
    const action = legal[this.#random.below(legal.length)]!
    this.pending = { type: 'act', table: this.table, id: `a${this.#sends++}`, seq, actions: [action] }
    talk.send(this.pending)
    events.sent()
  }

  #note(seq: number, clocks: Clocks | null): void {
    if (clocks) this.clocks.push({ seq, clocks })
  }
}
