import { StringDecoder } from 'node:string_decoder'

/** A line that was longer than allowed; its text is lost. */
export const TOO_LONG = Symbol('too long')
export type Line = string | typeof TOO_LONG

export const MOST_CHARACTERS = 1 << 20

/** Cuts a stream of chunks into lines, wherever the chunks end. Takes `\n` and `\r\n`; leaves empty lines out. */
export class LineSplitter {
  readonly #decoder = new StringDecoder('utf8')
  #rest = ''
  #skipping = false

  push(chunk: Uint8Array | string): Line[] {
    const parts = (typeof chunk === 'string' ? chunk : this.#decoder.write(Buffer.from(chunk))).split('\n')
    const rest = parts.pop()!
    const lines = parts.flatMap((part) => this.#end(part))
    this.#keep(rest)
    return lines
  }

  /** What is left when the stream ends without a line break. */
  flush(): Line[] {
    return this.#end(this.#decoder.end())
  }

  #end(tail: string): Line[] {
    this.#keep(tail)
    const line = this.#rest.endsWith('\r') ? this.#rest.slice(0, -1) : this.#rest
    const skipped = this.#skipping
    this.#rest = ''
    this.#skipping = false
    if (skipped) return [TOO_LONG]
    return line.trim() === '' ? [] : [line]
  }

  #keep(text: string): void {
    if (this.#skipping) return
    if (this.#rest.length + text.length <= MOST_CHARACTERS) {
      this.#rest += text
      return
    }
    this.#skipping = true
    this.#rest = ''
  }
}
