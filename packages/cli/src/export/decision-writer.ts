import { stepsOf, type Watcher } from '@serai/bots'
import { type Action, type Actor, type AnyGame, CHANCE, type Seat } from '@serai/kernel'
import { type RecordLayout, recordLayout } from './record-layout.ts'

const FIRST_RECORDS = 256

/** Writes a record of every decision: where more than one action was open, and the one taken has a code. */
export class DecisionWriter implements Watcher {
  readonly #game: AnyGame
  readonly #layout: RecordLayout
  readonly #observation: Float32Array
  readonly #list: Action[] = []
  #number = 0
  #bytes: Uint8Array
  #view: DataView
  #records = 0
  /** The first record of the game that is being played. */
  #gameStart = 0
  #scratch: unknown

  constructor(game: AnyGame) {
    this.#game = game
    this.#layout = recordLayout(game)
    this.#observation = new Float32Array(game.observation.size)
    this.#bytes = new Uint8Array(FIRST_RECORDS * this.#layout.size)
    this.#view = new DataView(this.#bytes.buffer)
  }

  /** The number of the game that starts next. */
  next(number: number): void {
    this.#number = number
  }

  started(): void {
    this.#gameStart = this.#records
  }

  acting(state: unknown, by: Actor, action: Action, whole: boolean): void {
    if (by === CHANCE) return
    if (!whole) {
      this.#decide(state, by, action)
      return
    }
    const game = this.#game
    if (this.#scratch === undefined) this.#scratch = game.clone(state)
    else game.copy(state, this.#scratch)
    for (const step of stepsOf(game, state, action)) {
      this.#decide(this.#scratch, by, step)
      game.apply(this.#scratch, by, step)
    }
  }

  ended(state: unknown): void {
    const { size, seat, return: field } = this.#layout
    const returns = this.#game.result(state)?.returns ?? []
    for (let record = this.#gameStart; record < this.#records; record++) {
      const at = record * size
      this.#view.setFloat32(at + field.offset, returns[this.#view.getInt8(at + seat.offset)]!, true)
    }
  }

  /** The records since it was last asked. */
  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#records * this.#layout.size)
    this.#records = 0
    return taken
  }

  #decide(state: unknown, by: Seat, action: Action): void {
    const game = this.#game
    const layout = this.#layout
    const code = game.code(action)
    if (code < 0) return
    const at = this.#records * layout.size
    this.#makeRoom(at + layout.size)
    const mask = at + layout.mask.offset
    this.#bytes.fill(0, mask, at + layout.size)
    this.#allow(mask, game.legal(state, by, this.#list))
    this.#allow(mask, game.offers(state, by, this.#list))
    this.#setBit(mask, code)
    if (this.#isForced(mask, at + layout.size)) return
    game.observation.write(state, by, this.#observation)
    const view = this.#view
    for (let i = 0; i < this.#observation.length; i++) view.setFloat32(at + 4 * i, this.#observation[i]!, true)
    view.setUint32(at + layout.game.offset, this.#number, true)
    view.setUint16(at + layout.code.offset, code, true)
    view.setInt8(at + layout.seat.offset, by)
    view.setUint8(at + layout.seat.offset + 1, 0)
    this.#records++
  }

  #allow(mask: number, count: number): void {
    for (let i = 0; i < count; i++) this.#setBit(mask, this.#game.code(this.#list[i]!))
  }

  #setBit(mask: number, code: number): void {
    if (code >= 0) this.#bytes[mask + (code >> 3)]! |= 1 << (code & 7)
  }

  /** One bit in all. */
  #isForced(from: number, to: number): boolean {
    let found = false
    for (let i = from; i < to; i++) {
      const byte = this.#bytes[i]!
      if (byte === 0) continue
      if (found || (byte & (byte - 1)) !== 0) return false
      found = true
    }
    return true
  }

  #makeRoom(bytes: number): void {
    if (bytes <= this.#bytes.length) return
    const more = new Uint8Array(2 * this.#bytes.length)
    more.set(this.#bytes)
    this.#bytes = more
    this.#view = new DataView(more.buffer)
  }
}
