import type { Action } from '@serai/kernel'
import { type NardeState, narde } from '@serai/narde'
import { layout } from '@serai/narde/raw'
import { type Evaluator, moverOf, newPosition } from './evaluator.ts'
import { INPUTS, writeFeatures } from './features.ts'
import { type NardeNet, OUTPUTS } from './net.ts'
import { hasEnded, marsValue, outcomeValue } from './outcome-value.ts'

const { LAST_ROLL, SIDE } = layout

/** The net's opinion of the board that each play leads to, in points; of a game that is over its exact value. */
export class OnePlyEvaluator implements Evaluator {
  readonly #net: NardeNet
  readonly #after = newPosition()
  readonly #inputs = new Float32Array(INPUTS)
  readonly #outputs = new Float64Array(OUTPUTS)

  constructor(net: NardeNet) {
    this.#net = net
  }

  evaluate(s: NardeState, plays: readonly Action[], count: number, values: Float64Array): void {
    this.setBase(s)
    this.evaluateNear(s, plays, count, values)
  }

  /** Boards that are evaluated next differ little from this one, whose side to move will have moved. */
  setBase(s: NardeState): void {
    writeFeatures(s, 1 - s[SIDE]!, this.#inputs)
    this.#net.setBase(this.#inputs)
  }

  evaluateNear(s: NardeState, plays: readonly Action[], count: number, values: Float64Array): void {
    const after = this.#after
    const seat = moverOf(s)
    const roller = 1 - s[SIDE]!
    const forRoller = marsValue(s, roller)
    const forMover = marsValue(s, 1 - roller)
    for (let i = 0; i < count; i++) {
      after.set(s)
      narde.apply(after, seat, plays[i]!)
      values[i] = hasEnded(s, after) ? outcomeValue(s, after) : this.#valueOf(after, roller, forRoller, forMover)
    }
  }

  #valueOf(after: NardeState, roller: number, forRoller: number, forMover: number): number {
    // N23: finished, but for a last roll of the other side that can draw at best.
    if (after[LAST_ROLL] === 1) return 1
    writeFeatures(after, roller, this.#inputs)
    const out = this.#outputs
    this.#net.evaluate(this.#inputs, out)
    return 1 - 2 * out[0]! - forRoller * out[1]! + forMover * out[2]!
  }
}
