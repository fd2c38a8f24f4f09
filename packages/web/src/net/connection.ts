import type { ClientMessage, Me, ServerMessage, WireError } from '@serai/protocol'
import { createStore } from 'zustand/vanilla'
import { ReconnectingSocket } from './reconnecting-socket.ts'

/** What has been sent so often, and each time the server failed, is not sent again. */
const MOST_SENDS = 3
/** A connection that is lost for so long is not back in a moment: a server that starts again is. */
const LONG_LOST = 5_000

/** A message of the server that belongs to a table. */
export type TableMessage = Extract<ServerMessage, { type: 'snapshot' | 'log' | 'entries' | 'table' | 'chat' }>
export type LobbyMessage = Extract<ServerMessage, { type: 'lobby' | 'lobby-change' }>
/** A message that is acknowledged or refused. */
export type Command = Extract<ClientMessage, { id: string }>

export interface TableListener {
  /** The last entry of the log that it has, to continue from, 0 for none; null: it wants no more than positions. */
  lastSeq(): number | null
  receive(message: TableMessage): void
  /** The server knows no such table, or will not show it. */
  refuse(error: WireError): void
}

export interface Link {
  /** `outdated`: the server is there, but speaks with pages of another version. */
  readonly status: 'connecting' | 'live' | 'lost' | 'outdated'
  /** Lost, and not for a moment only. */
  readonly isGone: boolean
  readonly me: Me | null
  /** The server is there, but its store is not: it goes on when that is back. */
  readonly isPaused: boolean
  /** The server's clock minus ours, in milliseconds. */
  readonly clockOffset: number
}

export type Answer = { readonly seq?: number } | { readonly refused: WireError }

interface Waiting {
  readonly command: Command
  readonly settle: (answer: Answer) => void
  /** How often the server failed while it had this. */
  faults: number
}

/**
 * What goes over the one socket of the page. When that has reconnected, tables go on from the last entry they have, and
 * commands that were not answered are sent again under the same id, which the server does once.
 */
export class Connection {
  readonly link = createStore<Link>()(() => ({
    status: 'connecting',
    isGone: false,
    me: null,
    isPaused: false,
    clockOffset: 0,
  }))
  readonly #socket: ReconnectingSocket
  /** Who listens to each table, and whether without being there. */
  readonly #tables = new Map<string, Map<TableListener, boolean>>()
  readonly #lobby = new Set<(message: LobbyMessage) => void>()
  readonly #waiting = new Map<string, Waiting>()
  #gone: ReturnType<typeof setTimeout> | undefined

  constructor(url: string) {
    this.#socket = new ReconnectingSocket(url, {
      receive: (message) => this.#receive(message),
      lost: () => this.#lost(),
    })
  }

  /** `isQuiet`: the person is not at the table by this. */
  watch(table: string, listener: TableListener, isQuiet = false): () => void {
    const listeners = this.#tables.get(table) ?? new Map<TableListener, boolean>()
    this.#tables.set(table, listeners.set(listener, isQuiet))
    if (this.#isLive()) this.#follow(table, listeners)
    else this.open()
    return () => {
      const wasQuiet = allQuiet(listeners)
      listeners.delete(listener)
      if (listeners.size === 0) this.#tables.delete(table)
      if (!this.#isLive()) return
      if (listeners.size === 0) this.#socket.post({ type: 'unwatch', table })
      else if (wasQuiet !== allQuiet(listeners)) this.#follow(table, listeners)
    }
  }

  lobby(listener: (message: LobbyMessage) => void): () => void {
    this.#lobby.add(listener)
    if (this.#isLive()) this.#socket.post({ type: 'lobby', on: true })
    else this.open()
    return () => {
      this.#lobby.delete(listener)
      if (this.#lobby.size === 0 && this.#isLive()) this.#socket.post({ type: 'lobby', on: false })
    }
  }

  /**
   * Resolves when the server has done it or refused it, however often the connection breaks on the way; or when the
   * server has failed each time.
   */
  command(command: Command): Promise<Answer> {
    return new Promise((settle) => {
      this.#waiting.set(command.id, { command, settle, faults: 0 })
      if (!this.#isLive()) return this.open()
      this.#socket.post(command)
      this.#socket.expectAnswer()
    })
  }

  /** Somebody looks at the page again, or the device has a network again: what waits for its time need not. */
  hurry(): void {
    if (this.#isLive()) this.#socket.probe()
    else this.#socket.hurry()
  }

  /** After the person has changed: the server knows a socket by the cookie it was opened with. */
  renew(): void {
    this.#socket.renew()
  }

  /** Also to learn only how the server is. */
  open(): void {
    this.#socket.open()
  }

  #isLive(): boolean {
    return this.link.getState().status === 'live'
  }

  #lost(): void {
    if (this.link.getState().status === 'outdated') return
    this.link.setState({ status: 'lost' })
    this.#gone ??= setTimeout(() => this.link.setState({ isGone: true }), LONG_LOST)
  }

  /** The server answers. */
  #find(link: Partial<Link>): void {
    clearTimeout(this.#gone)
    this.#gone = undefined
    this.link.setState({ ...link, isGone: false })
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'lobby':
      case 'lobby-change':
        for (const listener of this.#lobby) listener(message)
        break
      case 'snapshot':
      case 'log':
      case 'entries':
      case 'table':
      case 'chat':
        for (const listener of this.#listenersOf(message.table)) listener.receive(message)
        break
      case 'ack':
        this.#settle(message.id, message.seq === undefined ? {} : { seq: message.seq })
        break
      case 'refused':
        if (message.id !== undefined) this.#settle(message.id, { refused: message.error })
        else for (const listener of this.#listenersOf(message.table)) listener.refuse(message.error)
        break
      case 'pause':
        this.link.setState({ isPaused: message.on })
        break
      case 'error':
        if (message.error.code === 'E_PROTOCOL') {
          this.#socket.waitLong()
          this.#find({ status: 'outdated' })
        }
        // What waits for the server's store is done when that is back.
        else if (message.error.code !== 'E_AWAY' && this.#isLive()) this.#blame(message.error)
        break
      case 'reconnect':
        this.#socket.waitFor(message.afterMs)
    }
  }

  #listenersOf(table = ''): Iterable<TableListener> {
    return this.#tables.get(table)?.keys() ?? []
  }

  #welcome({ me, time }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#socket.welcomed()
    this.#find({ status: 'live', isPaused: false, me, clockOffset: time - Date.now() })
    if (this.#lobby.size > 0) this.#socket.post({ type: 'lobby', on: true })
    for (const [table, listeners] of this.#tables) this.#follow(table, listeners)
    for (const { command } of this.#waiting.values()) this.#socket.post(command)
  }

  #follow(table: string, listeners: ReadonlyMap<TableListener, boolean>): void {
    const known = [...listeners.keys()].map((listener) => listener.lastSeq())
    const isLogWanted = known.some((seq) => seq !== null)
    const from = isLogWanted ? Math.min(...known.map((seq) => seq ?? 0)) : null
    this.#socket.post({ type: 'watch', table, from, ...(allQuiet(listeners) && { quiet: true }) })
  }

  /** The server failed at something, and may have failed at any of these. */
  #blame(error: WireError): void {
    for (const waiting of this.#waiting.values()) {
      if (++waiting.faults >= MOST_SENDS) this.#settle(waiting.command.id, { refused: error })
    }
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    waiting?.settle(answer)
  }
}

function allQuiet(listeners: ReadonlyMap<TableListener, boolean>): boolean {
  return [...listeners.values()].every((isQuiet) => isQuiet)
}

const here = typeof location === 'undefined' ? 'ws://localhost' : location.origin.replace(/^http/, 'ws')
export const connection = new Connection(`${here}/api/socket`)

if (typeof window !== 'undefined') {
  addEventListener('online', () => connection.hurry())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && connection.hurry())
}
