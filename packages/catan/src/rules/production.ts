import * as layout from '../state/layout.ts'
import { take } from './hand.ts'

const { BANK, NUMBER_HEXES, ROBBER, SEATS, TERRAIN, YIELD } = layout

type CatanState = layout.CatanState

/** R47, R48: every hex with the rolled number yields, the one with the robber excepted. */
export function produce(s: CatanState, number: number): void {
  let first = s[NUMBER_HEXES + 2 * number]!
  let second = s[NUMBER_HEXES + 2 * number + 1]!
  if (first === s[ROBBER]) first = -1
  if (second === s[ROBBER]) second = -1
  if (first < 0) {
    if (second >= 0) yieldOf(s, second, -1)
  } else if (second < 0) {
    yieldOf(s, first, -1)
  } else if (s[TERRAIN + first] === s[TERRAIN + second]) {
    yieldOf(s, first, second)
  } else {
    yieldOf(s, first, -1)
    yieldOf(s, second, -1)
  }
}

/** R50 for the one resource of these hexes (the second may be -1). */
function yieldOf(s: CatanState, hex: number, twin: number): void {
  const resource = s[TERRAIN + hex]!
  let demand = 0
  let claimants = 0
  let claimant = -1
  for (let p = s[SEATS]! - 1; p >= 0; p--) {
    const owed = s[YIELD + 4 * hex + p]! + (twin < 0 ? 0 : s[YIELD + 4 * twin + p]!)
    if (owed === 0) continue
    demand += owed
    claimants++
    claimant = p
  }
  const bank = s[BANK + resource]!
  if (demand > bank) {
    if (claimants === 1) take(s, claimant, resource, bank)
    return
  }
  if (claimants === 1) {
    take(s, claimant, resource, demand)
    return
  }
  if (claimants === 0) return
  for (let p = s[SEATS]! - 1; p >= 0; p--) {
    const owed = s[YIELD + 4 * hex + p]! + (twin < 0 ? 0 : s[YIELD + 4 * twin + p]!)
    if (owed !== 0) take(s, p, resource, owed)
  }
}
