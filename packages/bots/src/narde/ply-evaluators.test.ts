import { type Action, CHANCE, type Outcomes, stream } from '@serai/kernel'
import { type NardeState, narde } from '@serai/narde'
import { layout } from '@serai/narde/raw'
import { describe, expect, it } from 'vitest'
import { place, seatToMove, walk } from '../../test/narde-positions.ts'
import { MOST_PLAYS } from './evaluator.ts'
import { INPUTS, writeFeatures } from './features.ts'
import { NardeNet, OUTPUTS, weightCount } from './net.ts'
import { OnePlyEvaluator } from './one-ply-evaluator.ts'
import { TwoPlyEvaluator } from './two-ply-evaluator.ts'

const HIDDEN = 4
const random = stream(9, 'net')
const net = new NardeNet(
  HIDDEN,
  Float32Array.from({ length: weightCount(HIDDEN) }, () => (random.next() / 2 ** 31 - 1) / 2),
)

function playsOf(s: NardeState): Action[] {
  const plays: Action[] = []
  const count = narde.plays!.list(s, seatToMove(s), plays)
  return plays.slice(0, count)
}

function valuesOf(evaluator: OnePlyEvaluator | TwoPlyEvaluator, s: NardeState, plays: readonly Action[]): number[] {
  const values = new Float64Array(MOST_PLAYS)
  evaluator.evaluate(s, plays, plays.length, values, Number.POSITIVE_INFINITY)
  return Array.from(values.subarray(0, plays.length))
}

function after(s: NardeState, by: number, action: Action): NardeState {
  const next = narde.clone(s)
  narde.apply(next, by, action)
  return next
}

/** By the definition: minus what the board is worth to the side that rolls next. */
function slowOnePly(s: NardeState, play: Action): number {
  const next = after(s, seatToMove(s), play)
  const result = narde.result(next)
  if (result) return result.returns[seatToMove(s)]!
  const inputs = new Float32Array(INPUTS)
  writeFeatures(next, next[layout.SIDE]!, inputs)
  const out = new Float64Array(OUTPUTS)
  const fresh = new NardeNet(HIDDEN, net.weights)
  fresh.evaluate(inputs, out)
  return -(2 * out[0]! - 1 + out[1]! - out[2]!)
}

function slowTwoPly(s: NardeState, play: Action): number {
  const next = after(s, seatToMove(s), play)
  const result = narde.result(next)
  if (result) return result.returns[seatToMove(s)]!
  const outcomes: Outcomes = { actions: [], weights: [] }
  const rolls = narde.chance(next, outcomes)
  let sum = 0
  for (let roll = 0; roll < rolls; roll++) {
    const rolled = after(next, CHANCE, outcomes.actions[roll]!)
    sum += outcomes.weights[roll]! * Math.max(...playsOf(rolled).map((answer) => slowOnePly(rolled, answer)))
  }
  return -sum / 36
}

describe('one ply', () => {
  it('is the net’s word on the board after each play', () => {
    const evaluator = new OnePlyEvaluator(net)
    for (const s of walk(40, 11, 4)) {
      const plays = playsOf(s)
      valuesOf(evaluator, s, plays).forEach((value, i) => {
        expect(value).toBeCloseTo(slowOnePly(s, plays[i]!), 8)
      })
    }
  })

  it('knows exactly what a finished game is worth', () => {
    const s = place({ white: { 22: 1, 23: 1 }, black: { 20: 15 }, dice: [1, 2] })
    const values = valuesOf(new OnePlyEvaluator(net), s, playsOf(s))
    expect(Math.max(...values)).toBe(2)
  })
})

describe('two ply', () => {
  it('averages the best answers to every roll, for the plays it looks at', () => {
    const evaluator = new TwoPlyEvaluator(new OnePlyEvaluator(net))
    let looked = 0
    for (const s of walk(6, 17, 5)) {
      const plays = playsOf(s)
      valuesOf(evaluator, s, plays).forEach((value, i) => {
        if (value < -3) return
        looked++
        expect(value).toBeCloseTo(slowTwoPly(s, plays[i]!), 8)
      })
    }
    expect(looked).toBeGreaterThan(12)
  })

  it('looks at two plays whatever the budget, and at more for more', () => {
    const s = walk(40, 1, 6).find((position) => playsOf(position).length > 9)!
    const plays = playsOf(s)
    const lookedAt = (budget: number) => {
      const values = new Float64Array(MOST_PLAYS)
      new TwoPlyEvaluator(new OnePlyEvaluator(net)).evaluate(s, plays, plays.length, values, budget)
      return values.slice(0, plays.length).filter((value) => value > -3).length
    }
    expect(lookedAt(0)).toBe(2)
    expect(lookedAt(1e9)).toBeGreaterThan(2)
  })

  it('takes a mars that is there', () => {
    const s = place({ white: { 22: 1, 23: 1 }, black: { 20: 15 }, dice: [1, 2] })
    expect(Math.max(...valuesOf(new TwoPlyEvaluator(new OnePlyEvaluator(net)), s, playsOf(s)))).toBe(2)
  })
})
