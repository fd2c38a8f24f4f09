import type { CatanState } from '@serai/catan'
import { ScoreNet } from './score-net.ts'
import { Value } from './value.ts'
import { type Shape, WEIGHTS } from './weights.ts'
import { WIN_NET } from './win-net-weights.ts'

/** The shape of the terms that the net was fitted to: it stays when SHAPE is tuned. */
export const WIN_NET_SHAPE: Shape = {
  robbed: 0.428,
  patience: 14.3,
  traded: 0.471,
  variety: 6.13,
  need: [0.882, 0.455, 0.843, 1.05, 1.33],
  harbour: 0.94,
  fade: 0.248,
}

/**
 * A net that predicts who wins: the strength of a seat as log-odds, at the start of a turn, where a search ends.
 * It predicts better than WEIGHTS and would make a worse one-ply player: what goes with winning need not bring it about.
 */
export class WinNet {
  readonly #value = new Value(WEIGHTS, WIN_NET_SHAPE)
  readonly #net = new ScoreNet(WIN_NET)

  setBoard(s: CatanState): void {
    this.#value.setBoard(s)
  }

  /** Of a seat whose hand is known or imagined. */
  strength(s: CatanState, p: number): number {
    return this.#net.score(this.#value.terms(s, p))
  }
}
