import { catanValue } from '@serai/bots'
import { type CatanState, geometry } from '@serai/catan'
import { layout } from '@serai/catan/raw'

const { FREE_VERTICES, HARBOUR, SETTLEMENTS, TERRAIN } = layout
const { VERTICES } = geometry
const BOARD_END = HARBOUR + 9

/**
 * The bots' value for many drafts on one board. In the setup what a place would add to a seat follows from the board
 * and the seat's first settlement alone, and the setup search asks for the same ones again and again: they are kept.
 */
export class DraftValue extends catanValue.Value {
  readonly #board = new Int32Array(BOARD_END - TERRAIN).fill(-1)
  /** By first settlement, none of them last: prospects of each vertex, NaN where nobody has asked. */
  readonly #kept = new Float64Array((VERTICES + 1) * VERTICES)
  readonly #prospects = new Float64Array(VERTICES)

  override setBoard(s: CatanState): void {
    super.setBoard(s)
    for (let i = TERRAIN; i < BOARD_END; i++) {
      if (s[i] === this.#board[i - TERRAIN]) continue
      this.#board.set(s.subarray(TERRAIN, BOARD_END))
      this.#kept.fill(Number.NaN)
      return
    }
  }

  override prospects(s: CatanState, p: number): Float64Array {
    const settlement = onlySettlement(s, p)
    if (settlement === null) return super.prospects(s, p)
    const row = VERTICES * settlement
    const kept = this.#kept
    const prospects = this.#prospects.fill(-1)
    for (let half = 0; half < 2; half++) {
      const first = half === 0 ? 31 : 58
      for (let rest = s[FREE_VERTICES + half]!; rest !== 0; rest &= rest - 1) {
        const vertex = first - Math.clz32(rest & -rest)
        const worth = kept[row + vertex]!
        if (Number.isNaN(worth)) return this.#keep(super.prospects(s, p), row)
        prospects[vertex] = worth
      }
    }
    return prospects
  }

  #keep(prospects: Float64Array, row: number): Float64Array {
    for (let vertex = 0; vertex < VERTICES; vertex++) {
      if (prospects[vertex] !== -1) this.#kept[row + vertex] = prospects[vertex]!
    }
    return prospects
  }
}

/** VERTICES where there is none; null where there are more. */
function onlySettlement(s: CatanState, p: number): number | null {
  const low = s[SETTLEMENTS + 2 * p]!
  const high = s[SETTLEMENTS + 2 * p + 1]!
  if ((low & (low - 1)) !== 0 || (high & (high - 1)) !== 0 || (low !== 0 && high !== 0)) return null
  if (low !== 0) return 31 - Math.clz32(low)
  return high !== 0 ? 58 - Math.clz32(high) : VERTICES
}
