import { type CatanState, catan } from '@serai/catan'
import { actions as act, layout, stage } from '@serai/catan/raw'
import { type Action, CHANCE, type Random } from '@serai/kernel'
import type { Policy } from './policy.ts'
import type { WinNet } from './win-net.ts'

const { ACTIVE, DISCARDING, PLAYING, SEATS, STAGE, TURN, WINNER, WORDS } = layout
const { STAGE_BEFORE_ROLL, STAGE_DICE, STAGE_DISCARD, STAGE_DRAW, STAGE_OVER, STAGE_STOLEN } = stage
const dice = act.DICE

/** Plays imagined worlds on with the one-ply policy, and says what they are worth. */
export class Rollout {
  readonly #policy: Policy
  readonly #winNet: WinNet
  readonly #list: Action[] = []
  readonly #strength = new Float64Array(4)
  readonly state: CatanState = new Int32Array(WORDS)
  /** Decisions looked at so far. */
  nodes = 0

  constructor(policy: Policy, winNet: WinNet) {
    this.#policy = policy
    this.#winNet = winNet
  }

  /** Until turn `until` begins: the chance of p to win. `rolls` are the dice of the turns to come. */
  run(p: number, until: number, rolls: Uint8Array, random: Random): number {
    const s = this.state
    const list = this.#list
    let rolled = 0
    for (;;) {
      const at = s[STAGE]!
      if (at === STAGE_OVER) return s[WINNER] === p ? 1 : 0
      if (at === STAGE_BEFORE_ROLL && s[TURN]! >= until) return this.winChance(s, p)
      if (at === STAGE_DICE) {
        catan.apply(s, CHANCE, dice + rolls[rolled++ % rolls.length]!)
        continue
      }
      if (at === STAGE_DRAW || at === STAGE_STOLEN) {
        catan.apply(s, CHANCE, catan.draw(s, random))
        continue
      }
      const seat = at === STAGE_DISCARD ? 31 - Math.clz32(s[DISCARDING]! & -s[DISCARDING]!) : s[ACTIVE]!
      const count = catan.legal(s, seat, list)
      this.nodes++
      catan.apply(s, seat, count === 1 ? list[0]! : this.#policy.choose(s, seat, list, count))
    }
  }

  /** By the strengths of all seats, hands included. */
  winChance(s: CatanState, p: number): number {
    const strength = this.#strength
    for (let q = 0; q < s[SEATS]!; q++) strength[q] = this.#winNet.strength(s, q)
    let total = 0
    for (let q = 0; q < s[SEATS]!; q++)
      if (((s[PLAYING]! >> q) & 1) === 1) total += Math.exp(strength[q]! - strength[p]!)
    return 1 / total
  }
}
