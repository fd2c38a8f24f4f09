import { type ClientMessage, PROTOCOL, type ServerMessage } from '@serai/protocol'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000
/** A connection that has lived for so long is a good one. */
const GOOD = 3_000
/** A server that says nothing for so long is asked whether it is there; ours answers at once … */
const SILENCE = 25_000
/** … the sooner if it was told to do something … */
const SILENCE_AFTER_COMMAND = 3_000
/** … and is taken for gone when it does not, or does not let us in. A browser would notice minutes later. */
const PATIENCE = 8_000
const PATIENCE_AT_DOOR = 15_000

export interface SocketEvents {
  receive(message: ServerMessage): void
  /** It is tried again. */
  lost(): void
}

/** A socket that reconnects: after a loss, after a silence that nobody breaks, and sooner when somebody looks at the page. */
export class ReconnectingSocket {
  readonly #url: string
  readonly #events: SocketEvents
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #good: ReturnType<typeof setTimeout> | undefined

  constructor(url: string, events: SocketEvents) {
    this.#url = url
    this.#events = events
  }

  open(): void {
    if (this.#socket) return
    clearTimeout(this.#retry)
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#giveUp(socket), PATIENCE_AT_DOOR)
    socket.onopen = () => this.post({ type: 'hello', protocol: PROTOCOL })
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return
      this.#listen()
      this.#events.receive(JSON.parse(String(data)) as ServerMessage)
    }
    socket.onclose = () => this.#socket === socket && this.#lose()
  }

  post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** The server has let us in. */
  welcomed(): void {
    this.#good = setTimeout(() => {
      this.#wait = FIRST_WAIT
    }, GOOD)
  }

  /** An answer is expected: a silence is noticed sooner. */
  expectAnswer(): void {
    this.#listen(SILENCE_AFTER_COMMAND)
  }

  /** Asks at once whether the server is there. */
  probe(): void {
    this.#listen(0)
  }

  /** Reconnects now, if it is connecting or waits to. */
  hurry(): void {
    if (!this.#socket && this.#retry === undefined) return
    this.#wait = FIRST_WAIT
    this.renew()
  }

  /** Another connection in place of this one. */
  renew(): void {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#good)
    socket?.close()
    this.open()
  }

  /** The next attempt comes no sooner. */
  waitFor(ms: number): void {
    this.#wait = Math.max(FIRST_WAIT, ms)
  }

  /** The next attempts are few: there is nothing to hope for soon. */
  waitLong(): void {
    this.#wait = LONGEST_WAIT
  }

  #lose(): void {
    this.#socket = null
    clearTimeout(this.#silence)
    clearTimeout(this.#good)
    this.#events.lost()
    this.#retry = setTimeout(() => this.open(), this.#wait)
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
  }

  /** Asks when it has been silent, and gives up when that is not answered. */
  #listen(silence = SILENCE): void {
    const socket = this.#socket
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.post({ type: 'ping' })
      this.#silence = setTimeout(() => socket && this.#giveUp(socket), PATIENCE)
    }, silence)
  }

  /** Without the other end: a socket that nobody answers takes minutes to close. */
  #giveUp(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#lose()
    socket.close()
  }
}
