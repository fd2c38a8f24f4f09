import type { CatanState } from '@serai/catan'
import { Net } from './net.ts'
import { OUTLOOK_NET } from './outlook-net.ts'
import { Value } from './value.ts'
import { type Shape, WEIGHTS } from './weights.ts'

/** The shape of the terms that the net was fitted to: it stays when SHAPE is tuned. */
export const OUTLOOK_SHAPE: Shape = {
  robbed: 0.428,
  patience: 14.3,
  traded: 0.471,
  variety: 6.13,
  need: [0.882, 0.455, 0.843, 1.05, 1.33],
  harbour: 0.94,
  fade: 0.248,
}

/**
 * The strength that predicts best who wins, as log-odds: for positions at the start of a turn, at the end of a search.
 * It predicts better than WEIGHTS and would make a worse one-ply player: what goes with winning need not bring it about.
 */
export class Outlook {
  readonly #value = new Value(WEIGHTS, OUTLOOK_SHAPE)
  readonly #net = new Net(OUTLOOK_NET)

  see(s: CatanState): void {
    this.#value.see(s)
  }

  /** Of a seat whose hand is known or imagined. */
  strength(s: CatanState, p: number): number {
    return this.#net.score(this.#value.terms(s, p))
  }
}
