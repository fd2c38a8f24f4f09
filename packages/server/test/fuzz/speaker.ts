import type { Socket } from 'node:net'
import { MOST_MESSAGE, PROTOCOL, REFUSAL_TEXTS, ServerMessage } from '@serai/protocol'
import { demand } from '@serai/test-kit'
import { WebSocket } from 'ws'
import { readMessage } from '../../src/http/socket/read-message.ts'
import type { Visitor } from '../harness.ts'

/** One in so many messages of the server is held against its schema. */
const LOOKED_AT = 20

/** What a message gets: an answer with an id, any error, a pong without an id, nothing of its own, or the end of the connection. */
export type Fate = { readonly id: string } | 'error' | 'pong' | 'nothing' | 'end'

export function fateOf(text: string): Fate {
  if (Buffer.byteLength(text) > MOST_MESSAGE) return 'end'
  // Half of a surrogate pair does not get through.
  const message = readMessage(Buffer.from(text).toString())
  if ('refusal' in message) return message.id === undefined ? 'error' : { id: message.id }
  switch (message.type) {
    case 'hello':
      return 'end'
    case 'ping':
      return message.id === undefined ? 'pong' : { id: message.id }
    case 'lobby':
    case 'watch':
    case 'unwatch':
      return 'nothing'
    default:
      return { id: message.id }
  }
}

/** Somebody with a socket who says odd things, and counts whether each of them is answered once. */
export class Speaker {
  readonly visitor: Visitor
  readonly #fail: (fault: unknown) => void
  readonly #owed = new Map<string, number>()
  #errors = 0
  #pongs = 0
  #socket: WebSocket | null = null
  #heard = 0
  #wake = () => {}
  acks = 0

  constructor(visitor: Visitor, fail: (fault: unknown) => void) {
    this.visitor = visitor
    this.#fail = fail
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Connected and welcome. */
  async open(): Promise<void> {
    await this.connect()
    const welcome = new Promise<void>((resolve) => this.#socket!.once('message', () => resolve()))
    this.#socket!.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    await welcome
  }

  /** Connected, and not welcome yet. */
  async connect(): Promise<void> {
    const url = `${this.visitor.url.replace('http', 'ws')}/api/socket`
    const socket = new WebSocket(url, { headers: this.visitor.headers })
    this.#socket = socket
    this.#owed.clear()
    this.#errors = 0
    this.#pongs = 0
    socket.on('error', () => {})
    socket.on('close', () => this.#wake())
    socket.on('message', (data) => {
      if (this.#socket === socket) this.#hear(String(data))
    })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
  }

  /** It is to be answered as `fateOf` says. */
  say(text: string): void {
    const fate = fateOf(text)
    if (typeof fate === 'object') this.#owed.set(fate.id, (this.#owed.get(fate.id) ?? 0) + 1)
    else if (fate === 'error') this.#errors++
    else if (fate === 'pong') this.#pongs++
    this.#socket!.send(text)
  }

  sendBinary(bytes: Uint8Array): void {
    this.#socket!.send(bytes, { binary: true })
  }

  /** Below the protocol: what is no frame of a WebSocket, and the last that comes. */
  sendRaw(bytes: Uint8Array): void {
    ;(this.#socket as unknown as { readonly _socket: Socket })._socket.end(bytes)
  }

  /** Everything that was said has its answer, or the connection is closed. */
  async settled(): Promise<void> {
    while (this.isOpen && (this.#owed.size > 0 || this.#errors > 0 || this.#pongs > 0)) await this.#news()
  }

  async closed(): Promise<void> {
    while (this.#socket && this.#socket.readyState !== WebSocket.CLOSED) await this.#news()
  }

  close(): void {
    this.#socket?.terminate()
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  #hear(text: string): void {
    try {
      const message = JSON.parse(text) as ServerMessage
      if (this.#heard++ % LOOKED_AT === 0) {
        const { error } = ServerMessage.safeParse(message)
        demand(!error, () => `the server says ${text.slice(0, 500)}: ${error}`)
      }
      this.#take(message)
    } catch (fault) {
      this.#fail(fault)
    }
    this.#wake()
  }

  #take(message: ServerMessage): void {
    if (message.type === 'refused' || message.type === 'error') {
      const { code } = message.error
      demand(code !== 'E_INTERNAL' && code in REFUSAL_TEXTS, () => `the server says ${JSON.stringify(message)}`)
    }
    if (message.type === 'ack') this.acks++
    if (message.type === 'error') this.#errors--
    else if (message.type === 'pong' && message.id === undefined) this.#pongs--
    else if (message.type === 'pong' || message.type === 'ack' || message.type === 'refused') {
      const { id } = message
      if (id !== undefined) this.#answered(id)
    }
  }

  #answered(id: string): void {
    const owed = this.#owed.get(id)
    demand(owed !== undefined, () => `an answer to ${JSON.stringify(id)}, which waits for none`)
    if (owed === 1) this.#owed.delete(id)
    else this.#owed.set(id, owed! - 1)
  }
}
