import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Link } from '../store/postgres/link.ts'
import { type Message, readMessage } from './message.ts'

const RETRY_MS = 250

/** Hears what other nodes tell, over a connection of its own that comes back when it breaks. */
export class Notices {
  readonly #link: Link
  readonly #node: string
  readonly #hear: (message: Message) => void
  readonly #missed: () => void
  #client: Client | null = null
  #isClosed = false
  #running: Promise<void>

  private constructor(link: Link, node: string, hear: (message: Message) => void, missed: () => void, client: Client) {
    this.#link = link
    this.#node = node
    this.#hear = hear
    this.#missed = missed
    this.#running = this.#stay(client)
  }

  /** Resolves when nothing that is told from now on is missed. */
  static async open(link: Link, node: string, hear: (message: Message) => void, missed: () => void): Promise<Notices> {
    return new Notices(link, node, hear, missed, await listening(link))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.end().catch(() => {})
    await this.#running
  }

  async #stay(first: Client): Promise<void> {
    let client: Client | null = first
    while (!this.#isClosed) {
      if (client) await this.#follow(client)
      if (this.#isClosed) return
      client = await listening(this.#link).catch(() => null)
      if (client) this.#missed()
      else await sleep(RETRY_MS)
    }
    await client?.end().catch(() => {})
  }

  /** Until the connection ends. */
  #follow(client: Client): Promise<void> {
    this.#client = client
    return new Promise((resolve) => {
      client.on('notification', ({ payload }) => {
        const message = readMessage(payload ?? '')
        if (message && message.from !== this.#node) this.#hear(message)
      })
      client.on('end', resolve)
    })
  }
}

async function listening(link: Link): Promise<Client> {
  const client = link.newClient()
  client.on('error', () => {})
  await client.connect()
  await client.query('LISTEN serai')
  return client
}
