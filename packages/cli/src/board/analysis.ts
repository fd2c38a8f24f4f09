import { type Board, EDGE_IDS, geometry, HARBOURS, HEX_IDS, RESOURCES, TERRAINS, VERTEX_IDS } from '@serai/catan'
import type { JsonObject } from '@serai/kernel'
import { analyse, type BoardAnalysis, EDGE_EDGES, EDGE_HEXES, HEX_EDGES, hexesOf, neighboursOf } from '@serai/lab'
import { textTable } from '../text-table.ts'
import { harbourWord, hexWords } from './words.ts'

const { EDGE_A, EDGE_B, HEX_HEXES, HEX_VERTICES, VERTEX_EDGES } = geometry

/** What lies beside number `at`, by ids: `width` places of a table in which -1 is nothing. */
function beside(table: Int8Array, width: number, at: number, ids: readonly string[]): string[] {
  return [...table.subarray(width * at, width * at + width)].filter((other) => other >= 0).map((other) => ids[other]!)
}

const byId = <T>(ids: readonly string[], of: (at: number) => T): { readonly [id: string]: T } =>
  Object.fromEntries(ids.map((id, at) => [id, of(at)]))

const productionOf = ({ production }: BoardAnalysis, vertex: number): number[] => [
  ...production.subarray(RESOURCES.length * vertex, RESOURCES.length * (vertex + 1)),
]

/** What follows from a board alone: chances, what lies beside what, and how far the harbours are. */
export function analysisJson(board: Board): JsonObject {
  const analysis = analyse(board)
  const { hexPips, hexChance, vertexPips, variety, red, harbour, harbourRoads, resourcePips, scarcity } = analysis
  return {
    resources: byId(RESOURCES, (r) => ({ pips: resourcePips[r]!, scarcity: scarcity[r]! })),
    hexes: byId(HEX_IDS, (hex) => ({
      pips: hexPips[hex]!,
      chance: hexChance[hex]!,
      hexes: beside(HEX_HEXES, 6, hex, HEX_IDS),
      vertices: beside(HEX_VERTICES, 6, hex, VERTEX_IDS),
      edges: beside(HEX_EDGES, 6, hex, EDGE_IDS),
    })),
    vertices: byId(VERTEX_IDS, (vertex) => {
      const own = productionOf(analysis, vertex)
      return {
        pips: vertexPips[vertex]!,
        byResource: byId(RESOURCES, (r) => own[r]!),
        variety: variety[vertex]!,
        red: red[vertex]!,
        harbour: HARBOURS[harbour[vertex]!] ?? null,
        harbourRoads: byId(HARBOURS, (kind) => harbourRoads[HARBOURS.length * vertex + kind]!),
        hexes: hexesOf(vertex).map((hex) => HEX_IDS[hex]!),
        vertices: neighboursOf(vertex).map((other) => VERTEX_IDS[other]!),
        edges: beside(VERTEX_EDGES, 3, vertex, EDGE_IDS),
      }
    }),
    edges: byId(EDGE_IDS, (edge) => ({
      hexes: beside(EDGE_HEXES, 2, edge, HEX_IDS),
      vertices: [VERTEX_IDS[EDGE_A[edge]!]!, VERTEX_IDS[EDGE_B[edge]!]!],
      edges: beside(EDGE_EDGES, 4, edge, EDGE_IDS),
    })),
  }
}

/** The same for people, who see on the board what lies beside what. Corners from the richest on. */
export function analysisText(board: Board): string {
  const analysis = analyse(board)
  const { hexPips, hexChance, vertexPips, variety, red, harbour, resourcePips, scarcity } = analysis
  const resources = RESOURCES.map((name, r) => [name, String(resourcePips[r]), scarcity[r]!.toFixed(2)])
  const hexes = HEX_IDS.map((id, hex) => [
    id,
    TERRAINS[board.terrain[hex]!]!,
    String(board.number[hex] || '-'),
    String(hexPips[hex]),
    `${(100 * hexChance[hex]!).toFixed(1)} %`,
  ])
  const corners = [...VERTEX_IDS.keys()]
    .sort((a, b) => vertexPips[b]! - vertexPips[a]! || a - b)
    .map((vertex) => [
      VERTEX_IDS[vertex]!,
      String(vertexPips[vertex]),
      ...productionOf(analysis, vertex).map(String),
      String(variety[vertex]),
      String(red[vertex]),
      harbour[vertex]! < 0 ? '-' : harbourWord(harbour[vertex]!),
      hexWords(hexesOf(vertex).map((hex) => ({ terrain: board.terrain[hex]!, number: board.number[hex]! }))),
    ])
  return [
    textTable(['resource', 'pips', 'scarcity'], resources, [1, 2]),
    textTable(['hex', 'terrain', 'number', 'pips', 'chance'], hexes, [2, 3, 4]),
    textTable(
      ['corner', 'pips', ...RESOURCES, 'resources', 'red', 'harbour', 'hexes'],
      corners,
      [1, 2, 3, 4, 5, 6, 7, 8],
    ),
  ].join('\n')
}
