import { type Action, CHANCE, stream } from '@serai/kernel'
import { MARS_POINTS, type NardeState, narde } from '@serai/narde'
import { layout } from '@serai/narde/raw'
import { bestOf, MOST_PLAYS, moverOf, newPosition } from './evaluator.ts'
import { INPUTS, writeFeatures } from './features.ts'
import { gradientStep, newGradientBuffers } from './gradient-step.ts'
import { NardeNet, OUTPUTS, weightCount } from './net.ts'
import { OnePlyEvaluator } from './one-ply-evaluator.ts'

const { ENDED_POINTS, MOVE, OVER, SIDE, STAGE } = layout

export interface NardeTrainingSettings {
  readonly seed: number
  readonly hidden: number
  /** Learning rate of the first game; it falls as games go by. */
  readonly rate: number
}

/** After so many games the rate is half of what it was. */
const RATE_HALVES_AFTER = 40_000
/** How far an outcome reaches back: 0 asks only the next board, 1 only how the game ended. */
const LAMBDA = 0.5
const MOST_TURNS = 512
const FIRST_WEIGHTS = 0.1

/**
 * Self-play: the net plays both sides at one ply, and every board it left learns from what came of it. Each game follows
 * from the seed, its number and the weights, so training that is interrupted and resumed ends the same.
 */
export class NardeTrainer {
  readonly net: NardeNet
  readonly settings: NardeTrainingSettings
  games: number
  readonly #evaluator: OnePlyEvaluator
  readonly #buffers
  readonly #state: NardeState = newPosition()
  readonly #plays: Action[] = []
  readonly #values = new Float64Array(MOST_PLAYS)
  readonly #inputs = Array.from({ length: MOST_TURNS }, () => new Float32Array(INPUTS))
  readonly #outputs = Array.from({ length: MOST_TURNS }, () => new Float64Array(OUTPUTS))
  readonly #target = new Float64Array(OUTPUTS)

  constructor(settings: NardeTrainingSettings, games: number, weights: Float32Array = firstWeights(settings)) {
    this.settings = settings
    this.games = games
    this.net = new NardeNet(settings.hidden, weights)
    this.#evaluator = new OnePlyEvaluator(this.net)
    this.#buffers = newGradientBuffers(this.net)
  }

  /** Plays one more game and learns from it. */
  play(): void {
    this.games++
    const boards = this.#playOut()
    const rate = this.settings.rate / (1 + this.games / RATE_HALVES_AFTER)
    this.#learn(boards, this.#state[ENDED_POINTS] === MARS_POINTS, rate)
  }

  /** How many boards it wrote down. */
  #playOut(): number {
    const random = stream(this.settings.seed, 'training', this.games)
    const s = narde.start(OPTIONS, 2, random, this.#state)
    let boards = 0
    while (s[STAGE] !== OVER) {
      if (s[STAGE] !== MOVE) {
        narde.apply(s, CHANCE, narde.draw(s, random))
        continue
      }
      const seat = moverOf(s)
      const count = narde.plays!.list(s, seat, this.#plays)
      if (count > 1) this.#evaluator.evaluate(s, this.#plays, count, this.#values)
      narde.apply(s, seat, this.#plays[count > 1 ? bestOf(this.#values, count) : 0]!)
      if (narde.result(s) !== null || boards === MOST_TURNS) continue
      writeFeatures(s, s[SIDE]!, this.#inputs[boards]!)
      boards++
    }
    return boards
  }

  /** TD(lambda), from the end of the game back. The side that would have rolled on the last board has won. */
  #learn(boards: number, mars: boolean, rate: number): void {
    const target = this.#target
    target[0] = 1
    target[1] = mars ? 1 : 0
    target[2] = 0
    for (let board = boards - 1; board >= 0; board--) {
      const out = this.#outputs[board]!
      gradientStep(this.#buffers, this.net, this.#inputs[board]!, target, rate, out)
      for (let k = 0; k < OUTPUTS; k++) target[k] = LAMBDA * target[k]! + (1 - LAMBDA) * out[k]!
      // The board before is told from the other side.
      target[0] = 1 - target[0]!
      const marsFor: number = target[1]!
      target[1] = target[2]!
      target[2] = marsFor
    }
  }
}

const OPTIONS = { opening: 'play', scoring: 'winloss', lastRoll: 'fourteen-off', matchPoints: 1 } as const

function firstWeights({ seed, hidden }: NardeTrainingSettings): Float32Array {
  const random = stream(seed, 'weights')
  return Float32Array.from({ length: weightCount(hidden) }, () => FIRST_WEIGHTS * (random.next() / 2 ** 31 - 1))
}
