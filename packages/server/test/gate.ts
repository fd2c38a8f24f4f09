import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '@serai/test-kit'

/** A way to a database that can be cut and closed. */
export class Gate {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server
  #port = 0

  private constructor(target: string) {
    this.#target = new URL(target)
    this.#server = this.#make()
  }

  static async open(target: string): Promise<Gate> {
    const gate = new Gate(target)
    await gate.#listen()
    return gate
  }

  get url(): string {
    const url = new URL(this.#target)
    url.host = `127.0.0.1:${this.#port}`
    return url.href
  }

  /** Every connection ends without a word. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async close(): Promise<void> {
    this.#server.close()
    this.cut()
    await once(this.#server, 'close')
  }

  async reopen(): Promise<void> {
    this.#server = this.#make()
    await this.#listen()
  }

  #make(): Server {
    return createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one)
        one.on('error', () => {})
        one.on('close', () => {
          this.#sockets.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
  }

  async #listen(): Promise<void> {
    this.#port ||= await freePort()
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
  }
}
