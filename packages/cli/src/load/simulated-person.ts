import { type ClientMessage, PROTOCOL, type ServerMessage } from '@serai/protocol'
import { WebSocket } from 'ws'
import { CommandError } from '../command-error.ts'

type Listener = (message: ServerMessage, bytes: number) => void

/** A simulated person: a cookie and one socket. */
export class SimulatedPerson {
  readonly #url: string
  readonly #cookie: string
  #socket: WebSocket | null = null
  readonly #listeners: Listener[] = []
  /** Why the connection ended, when it was not us who ended it. */
  failure: string | null = null

  private constructor(url: string, cookie: string) {
    this.#url = url
    this.#cookie = cookie
  }

  static async arrive(url: string, name: string): Promise<SimulatedPerson> {
    const answer = await request(url, 'PUT', '/api/me', '', { name })
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
    if (cookie === undefined) throw new CommandError(`${url} is not a Serai server: it set no cookie`)
    const person = new SimulatedPerson(url, cookie)
    await person.#connect()
    return person
  }

  async request(method: string, path: string, body?: object, url = this.#url): Promise<unknown> {
    const answer = await request(url, method, path, this.#cookie, body)
    return answer.json()
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  /** They may sit at several tables, each of which hears everything. */
  listen(listener: Listener): void {
    this.#listeners.push(listener)
  }

  leave(): void {
    this.#listeners.length = 0
    this.#socket?.removeAllListeners('close').terminate()
  }

  #connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      const url = `${this.#url.replace(/^http/, 'ws')}/api/socket`
      const socket = new WebSocket(url, { headers: { cookie: this.#cookie }, perMessageDeflate: false })
      this.#socket = socket
      socket.on('error', (error) => {
        this.failure ??= error.message
        reject(new CommandError(`cannot connect to ${url}: ${error.message}`))
      })
      socket.on('close', (code, reason) => {
        this.failure ??= `closed with code ${code} ${String(reason)}`.trim()
        reject(new CommandError(`cannot connect to ${url}: ${this.failure}`))
      })
      socket.on('open', () => this.send({ type: 'hello', protocol: PROTOCOL }))
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ServerMessage
        if (message.type === 'welcome') resolve()
        else if (message.type === 'error') this.failure ??= message.error.message
        else for (const listener of this.#listeners) listener(message, data.length)
      })
    })
  }
}

/** As long as a busy server may take to answer. */
const PATIENCE_MS = 30_000

export async function request(
  url: string,
  method: string,
  path: string,
  cookie = '',
  body?: object,
): Promise<Response> {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    const cause = error.cause instanceof Error ? error.cause.message : ''
    throw new CommandError(`cannot reach ${url}: ${cause || error.message}`)
  })
  if (!answer.ok)
    throw new CommandError(`the server answered ${method} ${path} with status ${answer.status}: ${await answer.text()}`)
  return answer
}
