import { type Board, decodeBoard, geometry, pips, randomBoard, spiralBoard, TERRAINS } from '@serai/catan'
import { isRefusal, stream } from '@serai/kernel'
import { soaked } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { MOST_GAP } from '../fairness/fairness-grade.ts'
import { decodeBoardRequest, tableBoard } from './board-request.ts'
import type { BoardConstraints } from './constraints.ts'
import { expectedGap } from './fair-board.ts'
import { type BoardMode, type BoardRequest, generateBoard } from './generate.ts'

const { HEX_HEXES, HEX_VERTICES, VERTEX_HARBOUR, VERTEX_HEXES } = geometry
const BOARDS = soaked(1000)

function boardOf(request: BoardRequest): Board {
  const board = generateBoard(request)
  if (isRefusal(board)) throw new Error(JSON.stringify(board))
  return board
}

const near = (hex: number): number[] => [...HEX_HEXES.subarray(6 * hex, 6 * hex + 6)].filter((other) => other >= 0)
const anyTouching = (board: Board, isOne: (number: number) => boolean): boolean =>
  board.number.some((number, hex) => isOne(number) && near(hex).some((other) => isOne(board.number[other]!)))

function largestGroup({ terrain }: Board): number {
  let largest = 0
  for (let start = 0; start < 19; start++) {
    const group = [start]
    for (const hex of group) {
      for (const other of near(hex)) if (terrain[other] === terrain[start] && !group.includes(other)) group.push(other)
    }
    largest = Math.max(largest, group.length)
  }
  return largest
}

const cornerPips = ({ number }: Board): number =>
  Math.max(
    ...Array.from({ length: 54 }, (_, v) =>
      [...VERTEX_HEXES.subarray(3 * v, 3 * v + 3)].reduce((sum, hex) => sum + (hex < 0 ? 0 : pips(number[hex]!)), 0),
    ),
  )

const resourcePips = ({ terrain, number }: Board): number[] =>
  [0, 1, 2, 3, 4].map((r) => terrain.reduce((sum, kind, hex) => sum + (kind === r ? pips(number[hex]!) : 0), 0))

const ownHarbour = ({ terrain, harbour }: Board): boolean =>
  terrain.some((kind, hex) =>
    [...HEX_VERTICES.subarray(6 * hex, 6 * hex + 6)].some((vertex) => {
      const place = VERTEX_HARBOUR[vertex]!
      return place >= 0 && kind < 5 && harbour[place] === kind
    }),
  )

const cases: readonly [string, BoardConstraints, (board: Board) => boolean][] = [
  ['reds apart', { redsApart: true }, (b) => !anyTouching(b, (n) => n === 6 || n === 8)],
  [
    'equals apart',
    { equalsApart: true },
    (b) => ![2, 3, 4, 5, 6, 8, 9, 10, 11, 12].some((n) => anyTouching(b, (m) => m === n)),
  ],
  ['2 and 12 apart', { rareApart: true }, (b) => !anyTouching(b, (n) => n === 2 || n === 12)],
  ['clusters of two', { cluster: 2 }, (b) => largestGroup(b) <= 2],
  ['12 pips at a corner', { cornerPips: 12 }, (b) => cornerPips(b) <= 12],
  ['pips by resource', { resourcePips: { min: 8, max: 14 } }, (b) => resourcePips(b).every((n) => n >= 8 && n <= 14)],
  ['foreign harbours', { foreignHarbours: true }, (b) => !ownHarbour(b)],
  ['desert in the centre', { desert: 'centre' }, (b) => TERRAINS[b.terrain[9]!] === 'desert'],
  ['desert away', { desert: 'away' }, (b) => TERRAINS[b.terrain[9]!] !== 'desert'],
]

const all: BoardConstraints = Object.assign({}, ...cases.map(([, constraints]) => constraints))

const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join()
const box = spiralBoard(stream(1, 'board'))

/** R1, R3, R17, and the desert without a number. */
function keepsBox({ terrain, number, harbour }: Board): boolean {
  return (
    sorted(terrain) === sorted(box.terrain) &&
    sorted(number) === sorted(box.number) &&
    sorted(harbour) === sorted(box.harbour) &&
    number[terrain.indexOf(5)] === 0
  )
}

describe('constraints', () => {
  it.each(cases)('%s: hold on every random board, with the pieces of the box', (_, constraints, holds) => {
    let broken = 0
    for (let number = 1; number <= BOARDS; number++) {
      const board = boardOf({ mode: 'random', seed: 11, number, constraints })
      if (!holds(board) || !keepsBox(board)) broken++
    }
    expect(broken).toBe(0)
  })

  it.each(['spiral', 'random', 'fair'] as const)('hold together on %s boards', (mode) => {
    for (let number = 1; number <= soaked(mode === 'fair' ? 5 : 50); number++) {
      const board = boardOf({ mode, seed: 12, number, constraints: all })
      expect(keepsBox(board)).toBe(true)
      for (const [name, constraints, holds] of cases.filter(([, one]) => one.desert !== 'centre')) {
        expect([name, constraints, holds(board)]).toEqual([name, constraints, true])
      }
    }
  })

  it('lets red numbers touch when that is asked for', () => {
    const boards = Array.from({ length: 50 }, (_, i) =>
      boardOf({ mode: 'random', seed: 1, number: i + 1, constraints: { redsApart: false } }),
    )
    expect(boards.some((board) => anyTouching(board, (n) => n === 6 || n === 8))).toBe(true)
    expect(boards.every(keepsBox)).toBe(true)
  })
})

describe('generateBoard', () => {
  it.each(['spiral', 'random', 'fair'] as const)('%s: same request, same board', (mode) => {
    const request = { mode, seed: 5, number: 3, constraints: { equalsApart: true } }
    expect(boardOf(request)).toEqual(boardOf(request))
    expect(boardOf({ ...request, seed: 6 })).not.toEqual(boardOf(request))
  })

  it('gives the engine’s own boards where nothing is asked', () => {
    expect(boardOf({ mode: 'spiral', seed: 7 })).toEqual(spiralBoard(stream(7, 'board', 1)))
    expect(boardOf({ mode: 'random', seed: 7, number: 4 })).toEqual(randomBoard(stream(7, 'board', 4)))
  })

  it('makes fair boards even: a quarter of the usual gap at most', () => {
    const mean = (mode: BoardMode): number => {
      const gaps = Array.from({ length: 10 }, (_, i) => expectedGap(boardOf({ mode, seed: 8, number: i + 1 }), 4))
      return gaps.reduce((sum, gap) => sum + gap) / gaps.length
    }
    expect(mean('fair')).toBeLessThan(mean('spiral') / 4)
  })

  it.each([307290, 542474])('goes on where the first round of changes leaves a fair board uneven: seed %d', (seed) => {
    expect(expectedGap(boardOf({ mode: 'fair', seed }), 4)).toBeLessThanOrEqual(MOST_GAP.even)
  })

  it.each([
    [{ cluster: 0 }, 'cluster'],
    [{ cluster: 2.5 }, 'cluster'],
    [{ cornerPips: 8 }, 'cornerPips'],
    [{ resourcePips: { min: 12, max: 20 } }, 'resourcePips'],
    [{ resourcePips: { min: 2, max: 11 } }, 'resourcePips'],
    [{ resourcePips: { min: 9, max: 8 } }, 'resourcePips'],
  ] as const)('names an impossible constraint: %j', (constraints, constraint) => {
    expect(generateBoard({ mode: 'random', seed: 1, constraints })).toMatchObject({ code: 'E_CONSTRAINT', constraint })
  })

  it('gives up on constraints that do not go together, and names them', () => {
    const constraints = { cornerPips: 9, desert: 'centre', equalsApart: false } as const
    const refusal = generateBoard({ mode: 'random', seed: 1, constraints })
    expect(refusal).toMatchObject({
      code: 'E_NO_BOARD',
      mode: 'random',
      asked: ['redsApart', 'cornerPips', 'desert'],
      broken: expect.arrayContaining(['desert']),
    })
  })
})

describe('a board for a table', () => {
  it('is what the option of the engine takes', () => {
    const request = decodeBoardRequest({ mode: 'fair', seed: 3, constraints: { cluster: 2 } })
    if (isRefusal(request)) throw new Error(request.code)
    expect(isRefusal(decodeBoard(tableBoard(request)))).toBe(false)
  })

  it.each([
    [null, 'object'],
    [{ mode: 'odd', seed: 1 }, 'mode'],
    [{ mode: 'fair', seed: -1 }, 'seed'],
    [{ mode: 'fair', seed: 1, seats: 5 }, 'seats'],
    [{ mode: 'fair', seed: 1, colour: 'x'.repeat(10) }, 'unknown field "colour"'],
    [{ mode: 'fair', seed: 1, constraints: { resourcePips: { min: 8, max: 14, x: 1 } } }, 'resourcePips'],
    [{ mode: 'fair', seed: 1, constraints: { colour: 1 } }, 'unknown constraint'],
    [{ mode: 'fair', seed: 1, constraints: { cluster: 'two' } }, 'cluster'],
    [{ mode: 'fair', seed: 1, constraints: { resourcePips: { min: 1 } } }, 'resourcePips'],
  ])('refuses %j', (json, fault) => {
    expect(decodeBoardRequest(json)).toMatchObject({ code: 'E_BOARD_REQUEST', fault: expect.stringContaining(fault) })
  })
})
