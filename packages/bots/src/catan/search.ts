import { type CatanState, catan } from '@serai/catan'
import { actions as act, layout, stage } from '@serai/catan/raw'
import { type Action, type Random, Sfc32, shuffle } from '@serai/kernel'
import { type Belief, determinizeWith } from './belief.ts'
import { openView, Policy } from './policy.ts'
import { Rollout } from './rollout.ts'
import type { Value } from './value.ts'
import type { WinNet } from './win-net.ts'

const { SEATS, STAGE, TURN, WORDS } = layout
const { STAGE_DISCARD, STAGE_SETUP_SETTLEMENT } = stage

export interface SearchSettings {
  /** Rounds that each world is played on, and then the own turn: what is in the hand has become something by then. */
  readonly rounds: number
  /** Actions that are looked at further, and how far below the best they may be ranked. */
  readonly width: number
  readonly margin: number
  /** Standard errors by which another action must beat the policy's own. */
  readonly doubt: number
  /** Worlds between two cuts. */
  readonly batch: number
  /** How many times the budget a settlement of the opening may take. */
  readonly opening: number
}

const MOST_WIDTH = 24
const MOST_WORLDS = 4032
const ROLLS = 64
/** Standard errors behind the front-runner at which an action is dropped. */
const CLEAR = 2.5
/** Rolls from now on in which every outcome comes once in 36 worlds. */
const EVEN = 6
const ALL_DICE = Array.from({ length: 36 }, (_, outcome) => outcome)

/**
 * The best-ranked actions, each tried in the same imagined worlds with the same dice; those that fall behind are
 * dropped, until one is left or the budget is used up.
 */
export class Search {
  readonly #settings: SearchSettings
  readonly #policy: Policy
  readonly #rollout: Rollout
  readonly #winNet: WinNet
  readonly #view = new Int32Array(WORDS)
  readonly #world = new Int32Array(WORDS)
  readonly #rolls = new Uint8Array(ROLLS)
  readonly #dice = new Uint8Array(36 * EVEN)
  readonly #candidates: Action[] = []
  #best = 0
  readonly #sums = new Float64Array(MOST_WIDTH)
  /** By candidate and world: who falls behind is told by the differences within worlds. */
  readonly #results: Float64Array[] = []

  constructor(value: Value, winNet: WinNet, settings: SearchSettings) {
    this.#settings = settings
    this.#policy = new Policy(value)
    this.#rollout = new Rollout(this.#policy, winNet)
    this.#winNet = winNet
  }

  choose(
    view: CatanState,
    seat: number,
    list: readonly Action[],
    count: number,
    belief: Belief,
    random: Random,
    budget: number,
  ): Action {
    const at = view[STAGE]!
    this.#policy.value.setBoard(view)
    this.#winNet.setBoard(view)
    const open = openView(view, this.#view)
    let left = this.#shortList(open, seat, list, count)
    if (left === 1 || at === STAGE_DISCARD) return this.#candidates[0]!
    const limit = this.#rollout.nodes + budget * (at === STAGE_SETUP_SETTLEMENT ? this.#settings.opening : 1)
    const until = view[TURN]! + view[SEATS]! * this.#settings.rounds + 1
    this.#shuffleDice(random)
    this.#sums.fill(0)
    this.#best = 0
    while (this.#results.length < left) this.#results.push(new Float64Array(MOST_WORLDS))
    for (let worlds = 0; worlds < MOST_WORLDS; ) {
      for (let i = 0; i < this.#settings.batch; i++, worlds++) {
        this.#play(view, seat, left, belief, random, until, worlds)
      }
      left = this.#cut(left, worlds)
      if (left === 1 || this.#rollout.nodes >= limit) break
    }
    return this.#candidates[this.#best]!
  }

  #shuffleDice(random: Random): void {
    for (let i = 0; i < EVEN; i++) this.#dice.set(shuffle([...ALL_DICE], random), 36 * i)
  }

  /** The best-ranked actions in candidates[0..n), best first; returns n. */
  #shortList(open: CatanState, seat: number, list: readonly Action[], count: number): number {
    const { margin, width } = this.#settings
    const policy = this.#policy
    policy.rank(open, seat, list, count)
    const scores = policy.scores
    const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => scores[b]! - scores[a]! || a - b)
    const best = scores[order[0]!]!
    let n = 0
    for (const i of order) {
      if (n > 0 && (n >= width || scores[i]! < best - margin)) break
      this.#candidates[n++] = list[i]!
    }
    const end = list[count - 1]!
    if (end === act.END_TURN && n > 1 && !this.#candidates.slice(0, n).includes(end)) this.#candidates[n++] = end
    return n
  }

  /** One world and its dice for every candidate that is left. */
  #play(
    view: CatanState,
    seat: number,
    left: number,
    belief: Belief,
    random: Random,
    until: number,
    world: number,
  ): void {
    determinizeWith(belief, view, random, this.#world)
    const row = world % 36
    for (let i = 0; i < ROLLS; i++) this.#rolls[i] = i < EVEN ? this.#dice[36 * i + row]! : random.below(36)
    const seed = random.next()
    const rollout = this.#rollout
    for (let c = 0; c < left; c++) {
      rollout.state.set(this.#world)
      catan.apply(rollout.state, seat, this.#candidates[c]!)
      const won = rollout.run(seat, until, this.#rolls, new Sfc32(seed, 1, 2, 3))
      this.#sums[c]! += won
      this.#results[c]![world] = won
    }
  }

  /**
   * Drops who is clearly behind the front-runner, and returns how many are left. The policy's favourite stays first
   * among equals: another one leads only by more than chance would give it.
   */
  #cut(count: number, worlds: number): number {
    const sums = this.#sums
    let best = 0
    for (let c = 1; c < count; c++) {
      if (sums[c]! <= sums[best]!) continue
      const { mean, error } = this.#lead(c, 0, worlds)
      if (c === 0 || mean > this.#settings.doubt * error) best = c
    }
    let left = 0
    const front = best
    for (let c = 0; c < count; c++) {
      if (c !== front) {
        const { mean, error } = this.#lead(front, c, worlds)
        if (mean > CLEAR * error) continue
      } else best = left
      this.#swap(left++, c)
    }
    this.#best = best
    return left
  }

  /** By how much a is ahead of b in the same worlds, and the standard error of that. */
  #lead(a: number, b: number, worlds: number): { mean: number; error: number } {
    const ahead = this.#results[a]!
    const behind = this.#results[b]!
    let sum = 0
    let squares = 0
    for (let i = 0; i < worlds; i++) {
      const difference = ahead[i]! - behind[i]!
      sum += difference
      squares += difference * difference
    }
    const mean = sum / worlds
    return { mean, error: Math.sqrt(Math.max(1e-12, squares / worlds - mean * mean) / worlds) }
  }

  #swap(a: number, b: number): void {
    if (a === b) return
    const candidate = this.#candidates[a]!
    this.#candidates[a] = this.#candidates[b]!
    this.#candidates[b] = candidate
    const sum = this.#sums[a]!
    this.#sums[a] = this.#sums[b]!
    this.#sums[b] = sum
    const result = this.#results[a]!
    this.#results[a] = this.#results[b]!
    this.#results[b] = result
  }
}
