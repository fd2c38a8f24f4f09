import { describe, expect, it } from 'vitest'
import { position } from '../../../test/narde-position.ts'
import { OFF, type Place } from '../targets.ts'
import { boardModel } from './board-model.ts'
import { flightOf } from './flight.ts'
import { flat, turned } from './geometry.ts'

const state = position({
  points: { white: { 24: 13, 13: 1, 2: 1 }, black: { 12: 14, 11: 1 } },
  firstTurn: { white: false, black: false },
})
const still = boardModel({
  base: state,
  state,
  seat: 0,
  isOpen: false,
  isCovered: false,
  chosen: null,
  hinted: null,
  last: { from: [], to: [] },
})
const model = { ...still, off: [3, 1] } as const
const fly = (places: readonly Place[], side: 0 | 1 = 0, geometry = flat) =>
  flightOf({ id: 1, side, places, ms: 100 }, model, geometry)

describe('a checker in flight', () => {
  it('begins above those that stay and ends where it lies', () => {
    const frames = fly([24, 13])
    expect(frames[0]).toMatchObject({ ...flat.checker(0, 13, 14), offset: 0 })
    expect(frames.at(-1)).toMatchObject({ ...flat.checker(11, 0, 1), offset: 1 })
  })

  it('follows the road round the corner: first along its row, then across', () => {
    const frames = fly([16, 10])
    const left = flat.point(11).x
    const corner = frames.filter(({ x }) => Math.abs(x - left) < 40)
    expect(Math.min(...frames.map(({ x }) => x))).toBeGreaterThanOrEqual(left - 1)
    expect(corner.length).toBeGreaterThan(2)
    const [first, last] = [flat.point(8).x, flat.point(14).x]
    expect(frames[0]!.x).toBeCloseTo(first)
    expect(frames.at(-1)!.x).toBeCloseTo(last)
  })

  it('follows the road of the other side over the end of mine', () => {
    // Black goes from 2 to 23: from my home to my head, at the right.
    const xs = fly([2, 23], 1).map(({ x }) => x)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(flat.point(22).x - 1)
    expect(Math.max(...xs)).toBeCloseTo(flat.point(23).x)
  })

  it('hops once for each die, and shows the die between', () => {
    const frames = fly([24, 20, 17])
    const between = frames.find(({ offset }) => offset === 0.5)!
    expect(between).toMatchObject(flat.checker(4, 0, 1))
    frames.slice(1).forEach(({ offset }, index) => {
      expect(offset).toBeGreaterThan(frames[index]!.offset)
    })
    // Off its row in the middle of each hop.
    expect(frames[7]!.y).toBeGreaterThan(flat.checker(0, 0, 1).y + flat.radius)
  })

  it.each([flat, turned(588)])('goes off into the tray of its side: $kind', (geometry) => {
    const mine = fly([2, OFF], 0, geometry).at(-1)!
    expect(mine).toMatchObject(geometry.tray(true, 3))
    expect(mine.high).toBeLessThan(geometry.radius / 32)
    expect(fly([13, OFF], 1, geometry).at(-1)).toMatchObject(geometry.tray(false, 1))
  })

  it('comes back the way it went', () => {
    const there = fly([20, 15])
    const back = fly([15, 20])
    expect(back.at(-1)!.x).toBeCloseTo(there[0]!.x)
    expect(back[7]!.x).toBeCloseTo(there[7]!.x)
  })
})
