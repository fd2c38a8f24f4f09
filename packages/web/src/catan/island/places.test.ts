import { describe, expect, it } from 'vitest'
import { EDGE_PLACES, HARBOUR_PLACES, HEX_PLACES, VERTEX_PLACES } from './places.ts'

describe('the drawn places', () => {
  it('have the middle hex in the middle', () => {
    expect(HEX_PLACES[9]).toEqual({ x: 0, y: 0 })
    expect(VERTEX_PLACES).toHaveLength(54)
  })

  it('turn edges by 30, 90 or -30 degrees', () => {
    expect(new Set(EDGE_PLACES.map(({ angle }) => angle))).toEqual(new Set([30, 90, -30]))
  })

  it('put harbours into the sea, away from every hex', () => {
    for (const { x, y } of HARBOUR_PLACES) {
      expect(Math.min(...HEX_PLACES.map((hex) => Math.hypot(hex.x - x, hex.y - y)))).toBeGreaterThan(130)
    }
  })

  it('lead piers from the corners of a harbour towards it', () => {
    for (const { x, y, piers } of HARBOUR_PLACES) {
      expect(piers).toHaveLength(2)
      for (const { from, to } of piers) {
        expect(Math.hypot(to.x - x, to.y - y)).toBeLessThan(Math.hypot(from.x - x, from.y - y))
      }
    }
  })
})
