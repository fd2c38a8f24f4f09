import * as layout from '../state/layout.ts'
import { lapse } from './trade.ts'

const { BANK, HAND, HAND_SIZE, OFFERING } = layout

type CatanState = layout.CatanState

/** Cards from the bank. */
export function take(s: CatanState, p: number, resource: number, count: number): void {
  s[BANK + resource]! -= count
  s[HAND + 5 * p + resource]! += count
  s[HAND_SIZE + p]! += count
}

/** Cards back to the bank. The caller tells `lost` once the whole payment is made. */
export function giveBack(s: CatanState, p: number, resource: number, count: number): void {
  s[BANK + resource]! += count
  s[HAND + 5 * p + resource]! -= count
  s[HAND_SIZE + p]! -= count
}

/** Cards from one player to another. */
export function pass(s: CatanState, from: number, to: number, resource: number, count: number): void {
  s[HAND + 5 * from + resource]! -= count
  s[HAND_SIZE + from]! -= count
  s[HAND + 5 * to + resource]! += count
  s[HAND_SIZE + to]! += count
}

/** R78: the hand of p has become smaller. */
export function lost(s: CatanState, p: number): void {
  if (s[OFFERING] !== 0) lapse(s, p)
}
