import { type Action, CHANCE } from '@serai/kernel'
import { diceAction, type NardeState, narde } from '@serai/narde'
import { layout } from '@serai/narde/raw'
import { bestOf, type Evaluator, MOST_PLAYS, moverOf, newPosition } from './evaluator.ts'
import type { OnePlyEvaluator } from './one-ply-evaluator.ts'
import { hasEnded, outcomeValue } from './outcome-value.ts'

const { LAST_ROLL } = layout

/** N27: every roll with its weight out of 36. */
const ROLLS: readonly { readonly dice: Action; readonly weight: number }[] = [1, 2, 3, 4, 5, 6].flatMap((high) =>
  Array.from({ length: high }, (_, i) => ({ dice: diceAction(high, i + 1), weight: i + 1 === high ? 1 : 2 })),
)
const ALL_ROLLS = 36

/** Plays further behind the best of one ply, in points, are not looked at again. */
const CLOSE = 0.3
const LEAST_CANDIDATES = 2
/** Below any value: a play that was not looked at again. */
const NEVER = -9

/** Evaluates the best plays of one ply again, by the opponent's best replies to every roll. */
export class TwoPlyEvaluator implements Evaluator {
  readonly #onePly: OnePlyEvaluator
  readonly #after = newPosition()
  readonly #rolled = newPosition()
  readonly #replies: Action[] = []
  readonly #replyValues = new Float64Array(MOST_PLAYS)
  readonly #order: number[] = []
  #nodes = 0

  constructor(onePly: OnePlyEvaluator) {
    this.#onePly = onePly
  }

  evaluate(s: NardeState, plays: readonly Action[], count: number, values: Float64Array, budget: number): void {
    this.#onePly.evaluate(s, plays, count, values)
    this.#nodes = count
    const order = this.#order
    order.length = 0
    for (let i = 0; i < count; i++) order.push(i)
    order.sort((a, b) => values[b]! - values[a]! || a - b)
    const least = values[order[0]!]! - CLOSE
    for (let place = 0; place < count; place++) {
      const i = order[place]!
      const isCandidate = place < LEAST_CANDIDATES || (values[i]! > least && this.#nodes < budget)
      values[i] = isCandidate ? this.#evaluateDeeply(s, plays[i]!) : NEVER
    }
  }

  #evaluateDeeply(s: NardeState, play: Action): number {
    const after = this.#after
    after.set(s)
    narde.apply(after, moverOf(s), play)
    if (hasEnded(s, after)) return outcomeValue(s, after)
    if (after[LAST_ROLL] === 1) return 1
    this.#onePly.setBase(after)
    let sum = 0
    for (const { dice, weight } of ROLLS) sum += weight * this.#bestReply(after, dice)
    return -sum / ALL_ROLLS
  }

  #bestReply(after: NardeState, dice: Action): number {
    const rolled = this.#rolled
    rolled.set(after)
    narde.apply(rolled, CHANCE, dice)
    const count = narde.plays!.list(rolled, moverOf(rolled), this.#replies)
    this.#onePly.evaluateNear(rolled, this.#replies, count, this.#replyValues)
    this.#nodes += count
    return this.#replyValues[bestOf(this.#replyValues, count)]!
  }
}
