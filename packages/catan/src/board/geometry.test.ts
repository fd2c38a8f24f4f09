import { defineHex, Grid, spiral } from 'honeycomb-grid'
import { describe, expect, it } from 'vitest'
import {
  COAST,
  EDGE_A,
  EDGE_B,
  EDGES,
  edgeBetween,
  HARBOUR_EDGES,
  HEX_COORDINATES,
  HEX_HEXES,
  HEX_VERTICES,
  HEXES,
  VERTEX_EDGES,
  VERTEX_HARBOUR,
  VERTEX_HEXES,
  VERTEX_POINTS,
  VERTEX_VERTICES,
  VERTICES,
} from './geometry.ts'
import { EDGE_IDS, edgeOf, HEX_IDS, hexOf, VERTEX_IDS, vertexOf } from './ids.ts'

const row = (table: Int8Array, width: number, index: number): number[] =>
  [...table.subarray(width * index, width * index + width)].filter((cell) => cell >= 0)
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

describe('the island', () => {
  it('R14: has the counts of the rules', () => {
    expect([HEX_COORDINATES.length, VERTEX_POINTS.length, EDGE_A.length]).toEqual([HEXES, VERTICES, EDGES])
    const touching = range(VERTICES).map((v) => row(VERTEX_HEXES, 3, v).length)
    expect([3, 2, 1].map((count) => touching.filter((n) => n === count).length)).toEqual([24, 12, 18])
    const degrees = range(VERTICES).map((v) => row(VERTEX_VERTICES, 3, v).length)
    expect([3, 2].map((count) => degrees.filter((n) => n === count).length)).toEqual([36, 18])
    expect(new Set(COAST).size).toBe(30)
  })

  it('R10, R12, R13: has the ids of Appendix A', () => {
    expect(HEX_IDS.join(' ')).toBe('A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3')
    const line = (v: number): string =>
      `${VERTEX_IDS[v]}: ${row(VERTEX_HEXES, 3, v)
        .map((hex) => HEX_IDS[hex])
        .join(' ')} | ${row(VERTEX_VERTICES, 3, v)
        .sort((a, b) => a - b)
        .join(' ')}`
    expect([0, 8, 11, 22, 27, 31, 46, 53].map(line)).toEqual([
      'v00: A1 | 3 4',
      'v08: A1 A2 B2 | 4 12 13',
      'v11: B1 | 7 16',
      'v22: B1 C1 C2 | 16 17 28',
      'v27: C1 | 21 33',
      'v31: C4 C5 D4 | 25 36 37',
      'v46: D4 E3 | 41 42 50',
      'v53: E3 | 49 50',
    ])
    expect([0, 11, 12, 24, 36, 48, 60, 71].map((edge) => EDGE_IDS[edge])).toEqual([
      '0-3',
      '7-12',
      '8-12',
      '16-22',
      '24-30',
      '32-37',
      '41-46',
      '50-53',
    ])
  })

  it('finds places by id and nothing else', () => {
    expect([hexOf('C3'), vertexOf('v08'), edgeOf('8-13')]).toEqual([9, 8, 13])
    for (const id of ['v54', 'v8', '13-8', 'F1', '', 8, null, undefined, {}]) {
      expect([hexOf(id), vertexOf(id), edgeOf(id)]).toEqual([-1, -1, -1])
    }
  })

  it('agrees with itself: every edge joins its ends, every hex lists its corners in a ring', () => {
    for (const edge of range(EDGES)) {
      const [a, b] = [EDGE_A[edge]!, EDGE_B[edge]!]
      expect(row(VERTEX_EDGES, 3, a)).toContain(edge)
      expect(row(VERTEX_VERTICES, 3, b)[row(VERTEX_EDGES, 3, b).indexOf(edge)]).toBe(a)
      expect(edgeBetween(b, a)).toBe(edge)
    }
    for (const hex of range(HEXES)) {
      for (const side of range(6)) {
        const corner = HEX_VERTICES[6 * hex + side]!
        expect(edgeBetween(corner, HEX_VERTICES[6 * hex + ((side + 1) % 6)]!)).toBeGreaterThanOrEqual(0)
        expect(row(VERTEX_HEXES, 3, corner)).toContain(hex)
      }
    }
  })

  it('agrees with an independent hex library on hexes and their neighbours', () => {
    const grid = new Grid(defineHex(), spiral({ radius: 2 }))
    const theirs = grid
      .toArray()
      .map(({ q, r }) => `${q},${r}`)
      .sort()
    expect(HEX_COORDINATES.map(({ q, r }) => `${q},${r}`).sort()).toEqual(theirs)
    for (const [hex, { q, r }] of HEX_COORDINATES.entries()) {
      const near = grid.filter((other) => grid.distance({ q, r }, other) === 1)
      expect(row(HEX_HEXES, 6, hex).length).toBe(near.size)
      for (const other of row(HEX_HEXES, 6, hex)) expect(grid.distance({ q, r }, HEX_COORDINATES[other]!)).toBe(1)
    }
  })
})

describe('harbours', () => {
  it('R18, R19: stand on nine coastal edges and share no vertex', () => {
    expect(HARBOUR_EDGES.map((edge) => EDGE_IDS[edge])).toEqual([
      '0-3',
      '1-5',
      '10-15',
      '26-32',
      '42-46',
      '49-52',
      '47-51',
      '33-38',
      '11-16',
    ])
    const served = range(VERTICES).filter((v) => VERTEX_HARBOUR[v]! >= 0)
    expect(served.length).toBe(18)
    for (const place of range(9)) expect(served.filter((v) => VERTEX_HARBOUR[v] === place).length).toBe(2)
  })
})
