import { PROTOCOL } from '@serai/protocol'
import { WebSocket } from 'ws'

/** Somebody at a tables, over nothing but its public interface: requests, a socket and the stream of the bot API. */
export class Player {
  id = ''
  /** Of an account. */
  password
  #url
  #cookie = ''
  #positions = new Map()
  #answers = new Map()
  #waiting = new Set()
  #socket = null
  #stop = new AbortController()
  #sent = 0

  constructor(url) {
    this.#url = url
  }

  static async named(url, name) {
    const player = new Player(url)
    player.id = (await player.ask('PUT', '/api/me', { name })).me.id
    return player
  }

  get cookie() {
    return this.#cookie
  }

  /** What is answered; throws what is refused. */
  async ask(method, path, body, headers = {}) {
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
    const [cookie] = answer.headers.getSetCookie()
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0]
    return answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
  }

  async connect() {
    this.#socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.#cookie } })
    await new Promise((resolve, reject) => {
      this.#socket.once('open', resolve).once('error', reject)
    })
    this.#socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      if (message.type === 'ack' || message.type === 'refused') this.#answers.get(message.id)?.(message)
    })
    this.#socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    const stream = await fetch(`${this.#url}/api/bot/stream`, {
      headers: { cookie: this.#cookie },
      signal: this.#stop.signal,
    })
    this.#listen(stream.body).catch((error) => {
      if (!this.#stop.signal.aborted) throw error
    })
  }

  /** Over the socket; the answer, be it a refusal. */
  send(message) {
    const id = `${this.id}-${this.#sent++}`
    return new Promise((resolve) => {
      this.#answers.set(id, resolve)
      this.#socket.send(JSON.stringify({ ...message, id }))
    })
  }

  /** The position of a table, as soon as it fits. */
  async until(table, fits) {
    for (;;) {
      const position = this.#positions.get(table)
      if (position && fits(position)) return position
      await new Promise((resolve) => this.#waiting.add(resolve))
    }
  }

  close() {
    this.#stop.abort()
    this.#socket?.close()
  }

  async #listen(body) {
    let rest = ''
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()
      for (const line of lines) this.#hear(JSON.parse(line))
    }
  }

  #hear(message) {
    if (message.type !== 'position') return
    this.#positions.set(message.table, message)
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const wake of waiting) wake()
  }
}
