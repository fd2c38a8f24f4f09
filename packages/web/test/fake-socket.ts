import type { ClientMessage, ServerMessage } from '@serai/protocol'

/** The server's end of a page's sockets: what was sent, and a way to answer. */
export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readonly sent: ClientMessage[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  /** Lets the page in and greets it. */
  welcome(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
    this.say({ type: 'welcome', protocol: 1, me: { id: 'p1', name: 'Lena' }, time: Date.now() + 5_000 })
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  sentOf<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: Type }> => message.type === type)
  }
}
