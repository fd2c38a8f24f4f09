import { describe, expect, it } from 'vitest'
import type { Spot } from './island-model.ts'
import { HEX_PLACES, VERTEX_PLACES } from './places.ts'
import { nearestSpot, spotTowards } from './pointing.ts'

const vertex = (at: number): Spot => ({ kind: 'vertex', at })

describe('the nearest place', () => {
  const [a, b] = [vertex(0), vertex(3)]

  it('wins where two targets overlap', () => {
    const at = VERTEX_PLACES[0]!
    expect(nearestSpot([b, a], { x: at.x - 20, y: at.y + 20 }, 80)).toBe(a)
    expect(nearestSpot([a, b], VERTEX_PLACES[3]!, 80)).toBe(b)
  })

  it('is nothing beyond the reach of a finger', () => {
    const { x, y } = VERTEX_PLACES[0]!
    expect(nearestSpot([a], { x, y: y - 61 }, 60)).toBeNull()
  })

  it('is a hex anywhere inside of it', () => {
    const hex: Spot = { kind: 'hex', at: 9 }
    const { x, y } = HEX_PLACES[9]!
    expect(nearestSpot([hex], { x: x + 60, y: y + 50 }, 22)).toBe(hex)
    expect(nearestSpot([hex], { x: x + 100, y }, 22)).toBeNull()
  })
})

describe('an arrow key', () => {
  // Around the middle hex, clockwise from north.
  const [north, northEast, southEast, south, southWest, northWest] = [18, 24, 30, 35, 29, 23].map(vertex) as [
    Spot,
    Spot,
    Spot,
    Spot,
    Spot,
    Spot,
  ]
  const ring = [north, northEast, southEast, south, southWest, northWest]

  it('leads to the nearest place in its direction', () => {
    expect(spotTowards(ring, northWest, 'ArrowRight')).toEqual(northEast)
    expect(spotTowards(ring, northEast, 'ArrowDown')).toEqual(southEast)
    expect(spotTowards(ring, southEast, 'ArrowLeft')).toEqual(southWest)
    expect(spotTowards(ring, southWest, 'ArrowUp')).toEqual(northWest)
  })

  it('reaches places that lie askew', () => {
    expect(spotTowards([north, northEast], north, 'ArrowRight')).toEqual(northEast)
  })

  it('stays at the end', () => {
    expect(spotTowards(ring, north, 'ArrowUp')).toBeNull()
  })
})
