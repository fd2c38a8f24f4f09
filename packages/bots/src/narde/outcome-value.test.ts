import { type Action, stream } from '@serai/kernel'
import { type NardeState, narde } from '@serai/narde'
import { layout } from '@serai/narde/raw'
import { describe, expect, it } from 'vitest'
import { options, place, seatToMove } from '../../test/narde-positions.ts'
import { hasEnded, marsValue, outcomeValue } from './outcome-value.ts'

/** White bears off its last checker; Black has `off` off. */
function finish(off: number, matchPoints = 1, score: readonly number[] = [0, 0]) {
  const before = place({ white: { 23: 1 }, black: { 20: 15 - off }, dice: [1, 2] })
  before[layout.MATCH_POINTS] = matchPoints
  before[layout.SCORE] = score[0]!
  before[layout.SCORE + 1] = score[1]!
  const after = narde.clone(before)
  const plays: Action[] = []
  narde.plays!.list(before, 0, plays)
  narde.apply(after, seatToMove(before), plays[0]!)
  return { before, after }
}

describe('a finished game', () => {
  it.each([
    { off: 0, points: 2 },
    { off: 1, points: 1 },
  ])('is worth $points with $off off (N22)', ({ off, points }) => {
    const { before, after } = finish(off)
    expect(hasEnded(before, after)).toBe(true)
    expect(outcomeValue(before, after)).toBe(points)
  })

  it('is worth no more than the match needs (N25)', () => {
    const value = ({ before, after }: { before: NardeState; after: NardeState }) => outcomeValue(before, after)
    expect(value(finish(0, 3, [1, 0]))).toBe(2)
    expect(value(finish(0, 3, [2, 0]))).toBe(1)
    expect(value(finish(0, 3, [0, 2]))).toBe(2)
  })

  it('is another than one that goes on', () => {
    const { before } = finish(0)
    expect(hasEnded(before, before)).toBe(false)
  })
})

it('a mars counts for a side that is not one point from its match', () => {
  const s = narde.start({ ...options, matchPoints: 5 }, 2, stream(1, 'unused'))
  s[layout.WHITE_SEAT] = 1
  s[layout.SCORE] = 4
  s[layout.SCORE + 1] = 3
  // Seat 1 is White.
  expect([marsValue(s, 0), marsValue(s, 1)]).toEqual([1, 0])
})
