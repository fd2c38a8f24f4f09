import type { ClientBase } from 'pg'
import { StoreAway } from '../store-fault.ts'
import type { Link } from './link.ts'

/** What goes to the function serai.write. */
export interface Write {
  readonly kind: 'create' | 'update' | 'append'
  readonly table: string
  readonly [field: string]: unknown
}

interface Waiting {
  readonly write: Write
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/** More than this in one transaction would hold up others for longer than it saves. */
const MOST = 300

/** Does something more in the transaction of the writes. */
export type Beside = (client: ClientBase, writes: readonly Write[]) => Promise<void>

/** Collects writes while a transaction runs; all of them share the next one. */
export class Writer {
  readonly #link: Link
  readonly #node: string
  readonly #beside: Beside | null
  #waiting: Waiting[] = []
  #isRunning = false
  #idle: () => void = () => {}

  constructor(link: Link, node: string, beside: Beside | null = null) {
    this.#link = link
    this.#node = node
    this.#beside = beside
  }

  write(write: Write): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject })
      if (this.#isRunning) return
      this.#isRunning = true
      // Whatever else this turn of the event loop asks for goes along.
      queueMicrotask(() => void this.#run())
    })
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    if (!this.#isRunning) return
    await new Promise<void>((resolve) => {
      this.#idle = resolve
    })
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const some = this.#waiting.slice(0, MOST)
      this.#waiting = this.#waiting.slice(MOST)
      await this.#together(some)
    }
    this.#isRunning = false
    this.#idle()
  }

  async #together(some: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.#send(some.map(({ write }) => write))
      for (const [i, { resolve }] of some.entries()) resolve(answers[i])
    } catch (error) {
      if (some.length === 1 || error instanceof StoreAway) for (const { reject } of some) reject(error)
      // One of them is broken: each goes by itself, so that only this one fails.
      else for (const one of some) await this.#together([one])
    }
  }

  #send(writes: readonly Write[]): Promise<readonly unknown[]> {
    const beside = this.#beside
    const text = JSON.stringify(writes)
    return this.#link.write(async (client, isAgain) => {
      const ask = () =>
        client.query<{ at: string; answer: unknown }>({
          name: 'write',
          text: 'SELECT at, answer FROM serai.write($1, $2, $3)',
          values: [text, this.#node, isAgain],
        })
      const rows = (
        await (beside && writes.some(({ wakeInMs }) => wakeInMs !== undefined)
          ? inTransaction(client, async () => {
              const asked = await ask()
              await beside(client, writes)
              return asked
            })
          : ask())
      ).rows
      const answers: unknown[] = []
      for (const { at, answer } of rows) answers[Number(at)] = answer
      return answers
    })
  }
}

async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const value = await work()
    await client.query('COMMIT')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
