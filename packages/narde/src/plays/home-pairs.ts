import type { Action } from '@serai/kernel'
import { isBlock } from '../board/block.ts'
import * as route from '../board/route.ts'
import type { NardeState } from '../state/layout.ts'
import * as packing from './play.ts'
import { sourcesOf } from './sources.ts'

const { FIELD } = packing
const { ALL, HOME, POINTS } = route

const MOST = 256
const found = new Int32Array(MOST)

/**
 * A number that tells boards apart: each home point has a hexadecimal digit, and the one checker that may be outside
 * counts above them. A turn changes a digit by two at the most, so equal sums mean equal boards.
 */
const weight = Int32Array.from({ length: 32 }, (_, progress) => {
  if (progress >= POINTS) return 0
  return progress < HOME ? (progress + 1) << 24 : 1 << (4 * (POINTS - 1 - progress))
})

/**
 * Plays of both of two different dice by a side with at most one checker outside its home, which may bear off in this
 * turn (N18): both orders step by step, each board once.
 */
export function listHomePairs(
  s: NardeState,
  base: number,
  occupied: number,
  opposing: number,
  free: number,
  low: number,
  high: number,
  mayBlock: boolean,
  prefix: Action,
  out: Action[],
): number {
  let n = 0
  for (let order = 0; order < 2; order++) {
    const first = order === 0 ? low : high
    const second = order === 0 ? high : low
    const firstShift = order === 0 ? 0 : FIELD
    const secondShift = FIELD - firstShift
    for (let rest = sourcesOf(occupied, free, first); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const field = Math.clz32(bit)
      const source = 31 - field
      const between = (s[base + source] === 1 ? occupied & ~bit : occupied) | ((bit << first) & ALL)
      if (mayBlock && isBlock(between, opposing)) continue
      const change = weight[source + first]! - weight[source]!
      for (let then = sourcesOf(between, free, second); then !== 0; then &= then - 1) {
        const nextBit = then & -then
        const nextField = Math.clz32(nextBit)
        const next = 31 - nextField
        if (mayBlock) {
          const stood = s[base + next]! - (next === source ? 1 : 0) + (next === source + first ? 1 : 0)
          const after = (stood === 1 ? between & ~nextBit : between) | ((nextBit << second) & ALL)
          if (isBlock(after, opposing)) continue
        }
        const board = change + weight[next + second]! - weight[next]!
        let same = 0
        while (same < n && found[same] !== board) same++
        if (same < n) continue
        found[n] = board
        out[n++] = prefix | (field << firstShift) | (nextField << secondShift)
      }
    }
  }
  return n
}
