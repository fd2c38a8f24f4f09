import { isRefusal, type Refusal, refuse } from '@serai/kernel'
import { type ClientMessage, OLDEST_PROTOCOL, PROTOCOL, type ServerMessage } from '@serai/protocol'
import type { Caller, Command } from '@serai/tables'
import { StoreAway } from '../../store/store-fault.ts'
import { faultOf, wireError } from '../failure.ts'
import type { Services } from '../services.ts'
import { readMessage } from './read-message.ts'
import { Watching } from './watching.ts'

/** One end of a connection, whatever carries it. */
export interface Line {
  send(message: ServerMessage): void
  /** Says why, then ends. */
  end(refusal: Refusal): void
  /** For whoever runs the server: something went wrong here. */
  failed(error: unknown): void
  /** The client has asked for so much work, beside an ordinary message: it may have to wait before it can ask for more. */
  spend(cost: number): void
}

/** The lobby among the streams, whose other names are table ids. */
const LOBBY = ''

const EXPECTED = { expected: PROTOCOL }

type Told = Exclude<ClientMessage, { type: 'hello' }>

/** What is more work than an ordinary message: whole lists and logs. */
const COSTS: { readonly [Type in ClientMessage['type']]?: number } = { lobby: 20, watch: 5 }

/**
 * One client of the socket. A message goes to the tables before the next one is read, so that commands to one table
 * keep their order; the answers come when the tables have them.
 */
export class Client {
  readonly #services: Services
  readonly #line: Line
  readonly #caller: Caller | null
  readonly #ban: Refusal | null
  readonly #watching: Watching
  #isWelcome = false

  /** `ban`: why somebody who is known is nobody here. */
  constructor(services: Services, line: Line, caller: Caller | null, ban: Refusal | null) {
    this.#services = services
    this.#line = line
    this.#caller = caller
    this.#ban = ban
    this.#watching = new Watching((message) => line.send(message))
  }

  async receive(text: string): Promise<void> {
    const message = readMessage(text)
    this.#line.spend(('type' in message && COSTS[message.type]) || 1)
    if ('refusal' in message) {
      const error = wireError(message.refusal)
      if (!this.#isWelcome) this.#line.end(message.refusal)
      else if (message.id === undefined) this.#line.send({ type: 'error', error })
      else this.#line.send({ type: 'refused', id: message.id, error })
      return
    }
    this.#services.metrics.received.inc({ type: message.type })
    if (message.type === 'hello') this.#hello(message.protocol)
    else if (!this.#isWelcome) this.#line.end(refuse('E_HELLO'))
    else await this.#perform(message)
  }

  close(): void {
    this.#watching.closeAll()
  }

  #hello(protocol: number): void {
    const isSpoken = Number.isInteger(protocol) && protocol >= OLDEST_PROTOCOL && protocol <= PROTOCOL
    const refusal = isSpoken ? this.#isWelcome && refuse('E_HELLO') : refuse('E_PROTOCOL', EXPECTED)
    if (refusal) {
      this.#line.end(refusal)
      return
    }
    this.#isWelcome = true
    const me = this.#me()
    const time = this.#services.now()
    this.#line.send({ type: 'welcome', protocol: PROTOCOL, me: me && { id: me.id, name: me.name }, time })
    if (this.#services.away?.isAway) this.#line.send({ type: 'pause', on: true })
  }

  async #perform(message: Told): Promise<void> {
    const { tables } = this.#services
    switch (message.type) {
      case 'ping':
        return this.#line.send({ type: 'pong', ...(message.id && { id: message.id }), time: this.#services.now() })
      case 'lobby':
        if (message.on) await this.#watching.open(LOBBY, (listener) => tables.watchLobby(listener))
        else this.#watching.close(LOBBY)
        return
      case 'watch':
        return this.#watch(message)
      case 'unwatch':
        return this.#watching.close(message.table)
      case 'act':
        return this.#answer(message, (by, table, command) => tables.act(by, table, command, message.actions))
      case 'resign':
        return this.#answer(message, (by, table, command) => tables.resign(by, table, command))
      case 'undo':
        return this.#answer(message, (by, table, command) => tables.undo(by, table, command))
      case 'redo':
        return this.#answer(message, (by, table, command) => tables.redo(by, table, command))
      case 'autopilot':
        return this.#answer(message, (by, table) => tables.autopilot(by, table, message.on))
      case 'chat':
        return this.#answer(message, async (by, table) =>
          (await this.#services.store.readBan(by.id))?.isMuted
            ? refuse('E_MUTED')
            : tables.chat(by, table, message.id, message.chat),
        )
    }
  }

  async #watch({ table, from = null, quiet }: Extract<Told, { type: 'watch' }>): Promise<void> {
    const { tables, settings } = this.#services
    const isTooMany = !this.#watching.has(table) && this.#watching.size >= settings.watches
    const refusal = isTooMany
      ? refuse('E_WATCHING', { most: settings.watches })
      : await this.#watching.open(table, (listener) => tables.watch(this.#me(), table, from, listener, quiet))
    if (refusal) this.#line.send({ type: 'refused', table, error: wireError(refusal) })
  }

  async #answer(
    { id, table, ...rest }: { id: string; table: string; seq?: number },
    perform: (by: Caller, table: string, command: Command) => Promise<{ seq?: number } | null | Refusal>,
  ): Promise<void> {
    const { stages } = this.#services.metrics
    const asked = stages.now()
    const by = this.#me()
    const answer = by
      ? await perform(by, table, { clientId: id, expectedSeq: rest.seq ?? 0 }).catch((error: unknown) =>
          this.#fault(error),
        )
      : (this.#ban ?? refuse('E_NOBODY'))
    if (isRefusal(answer)) {
      const { seq } = answer
      const at = typeof seq === 'number' ? { seq } : {}
      return this.#line.send({ type: 'refused', id, table, error: wireError(answer), ...at })
    }
    const seq = answer?.seq
    stages.ended('answered', asked)
    this.#line.send({ type: 'ack', id, ...(seq !== undefined && { seq }) })
  }

  /** What a command is told that failed here. It fails alone; but what waits for a store comes again by the next line. */
  #fault(error: unknown): Refusal {
    if (error instanceof StoreAway) throw error
    this.#line.failed(error)
    return faultOf(error)
  }

  #me(): Caller | null {
    return this.#caller && this.#services.people.current(this.#caller)
  }
}
