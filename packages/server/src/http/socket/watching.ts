import { isRefusal, type Refusal } from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import type { Listener, Watch } from '@serai/tables'

/**
 * The streams of one connection, by name. Opening one takes a while, and it may be closed or opened anew meanwhile:
 * what comes of a stream that was closed is not passed on. One that is opened anew ends when the next has begun, so that
 * nobody seems to leave the table in between.
 */
export class Watching {
  readonly #send: (message: ServerMessage) => void
  readonly #open = new Map<string, { isOpen: boolean; watch: Watch | null }>()

  constructor(send: (message: ServerMessage) => void) {
    this.#send = send
  }

  get size(): number {
    return this.#open.size
  }

  has(name: string): boolean {
    return this.#open.has(name)
  }

  async open(name: string, begin: (listener: Listener) => Promise<Watch | Refusal>): Promise<Refusal | null> {
    const before = this.#open.get(name)
    if (before) before.isOpen = false
    const stream: { isOpen: boolean; watch: Watch | null } = { isOpen: true, watch: null }
    this.#open.set(name, stream)
    const watch = await begin((message) => {
      if (stream.isOpen) this.#send(message)
    }).finally(() => before?.watch?.close())
    if (isRefusal(watch)) {
      if (this.#open.get(name) === stream) this.#open.delete(name)
      return watch
    }
    if (stream.isOpen) stream.watch = watch
    else watch.close()
    return null
  }

  close(name: string): void {
    const stream = this.#open.get(name)
    if (!stream) return
    this.#open.delete(name)
    stream.isOpen = false
    stream.watch?.close()
  }

  closeAll(): void {
    for (const name of this.#open.keys()) this.close(name)
  }
}
