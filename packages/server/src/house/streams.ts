import type { Viewer } from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import type { Listener } from './house.ts'

/** One viewer's end of a table. */
export interface Stream {
  readonly person: string | null
  readonly listener: Listener
  /** The last entry that was sent. */
  seq: number
  /** The position that the viewer follows from: what was before, they cannot go back to. */
  since: number
}

/** The open streams of a table. */
export class Streams {
  readonly #streams = new Set<Stream>()

  open(person: string | null, listener: Listener): Stream {
    const stream: Stream = { person, listener, seq: 0, since: 0 }
    this.#streams.add(stream)
    return stream
  }

  /** False when it was closed before. */
  close(stream: Stream): boolean {
    return this.#streams.delete(stream)
  }

  get size(): number {
    return this.#streams.size
  }

  /** Who looks, each once. */
  viewers(viewerOf: (stream: Stream) => Viewer): Viewer[] {
    return [...new Set([...this.#streams].map(viewerOf))]
  }

  [Symbol.iterator](): IterableIterator<Stream> {
    // A listener may close a stream while all are told.
    return [...this.#streams][Symbol.iterator]()
  }

  /** A listener that fails is its own misfortune: the others hear everything. */
  send(stream: Stream, message: ServerMessage): void {
    if (!this.#streams.has(stream)) return
    try {
      stream.listener(message)
    } catch {
      this.#streams.delete(stream)
    }
  }
}
