import type { NardeState } from '@serai/narde'
import { layout } from '@serai/narde/raw'
import { describe, expect, it } from 'vitest'
import { place, walk } from '../../test/narde-positions.ts'
import { INPUT, INPUTS, SIDE_INPUTS, writeFeatures } from './features.ts'

function featuresOf(s: NardeState, roller: number): Float32Array {
  const out = new Float32Array(INPUTS).fill(7)
  writeFeatures(s, roller, out)
  return out
}

const countAt = (s: NardeState, side: number, progress: number) => s[layout.COUNT + 24 * side + progress]!
/** Whether the opponent of `side` holds the point at the side's own progress. */
const isHeld = (s: NardeState, side: number, progress: number) =>
  progress < 24 && countAt(s, 1 - side, (progress + 12) % 24) > 0

describe('inputs', () => {
  it('tell the sides apart only by who is about to roll', () => {
    for (const s of walk(50, 7, 1)) {
      const own = featuresOf(s, 0)
      const other = featuresOf(s, 1)
      expect(own.slice(0, SIDE_INPUTS)).toEqual(other.slice(SIDE_INPUTS, 2 * SIDE_INPUTS))
      expect(own.slice(SIDE_INPUTS, 2 * SIDE_INPUTS)).toEqual(other.slice(0, SIDE_INPUTS))
    }
  })

  it('tell every count of a point', () => {
    const units = (count: number) =>
      [...featuresOf(place({ white: { 5: count, 20: 15 - count }, black: { 0: 15 }, dice: [1, 2] }), 0)].slice(20, 24)
    expect([1, 2, 3, 5, 11].map(units)).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 0.5],
      [1, 1, 1, 2],
    ])
  })

  it('agree with a slow count of faced points, rows and steps', () => {
    for (const s of walk(100, 6, 2)) {
      const out = featuresOf(s, 0)
      for (const side of [0, 1]) {
        const at = side * SIDE_INPUTS
        const faced = new Array<number>(7).fill(0)
        let pips = 0
        for (let q = 0; q < 24; q++) {
          pips += countAt(s, side, q) * (24 - q)
          if (q >= 18) continue
          const held = [1, 2, 3, 4, 5, 6].filter((die) => isHeld(s, side, q + die)).length
          faced[held]! += countAt(s, side, q) / 15
        }
        for (let n = 0; n <= 6; n++) expect(out[at + INPUT.FACED + n]).toBeCloseTo(faced[n]!, 5)
        expect(out[at + INPUT.PIPS]).toBeCloseTo(pips / 360, 5)
        for (let row = 0; row < 4; row++) {
          const behind = checkersBehindRow(s, side, row + 3)
          expect(out[at + INPUT.BEHIND + row]).toBeCloseTo(behind / 15, 5)
          expect(out[at + INPUT.IS_BEHIND + row]).toBe(behind > 0 ? 1 : 0)
        }
        for (let die = 1; die <= 6; die++) {
          let sources = 0
          for (let q = 0; q + die < 24; q++) if (countAt(s, side, q) > 0 && !isHeld(s, side, q + die)) sources++
          expect(out[at + INPUT.STEPS + die - 1]).toBeCloseTo(sources / 6, 5)
          const head = countAt(s, side, 0) > 0 && !isHeld(s, side, die)
          expect(out[at + INPUT.HEAD_STEPS + die - 1]).toBe(head ? 1 : 0)
        }
      }
    }
  })

  it('know a free path from one with opponents on it', () => {
    const isFree = (rear: number) => {
      const s = place({ white: { [rear]: 1, 20: 14 }, black: { 2: 1, 20: 14 }, dice: [1, 2] })
      return featuresOf(s, 0)[INPUT.FREE_PATH]
    }
    // Black's 2 is White's 14, Black's 20 White's 8.
    expect([5, 9, 13, 15].map(isFree)).toEqual([0, 0, 0, 1])
  })
})

function checkersBehindRow(s: NardeState, side: number, length: number): number {
  let behind = 0
  for (let q = 0; q < 24; q++) {
    let isBehind = false
    for (let start = q + 1; start + length <= 24; start++) {
      if (Array.from({ length }, (_, i) => isHeld(s, side, start + i)).every(Boolean)) isBehind = true
    }
    if (isBehind) behind += countAt(s, side, q)
  }
  return behind
}
