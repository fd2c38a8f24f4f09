import { isObject, type JsonObject, type Refusal, refuse } from '@serai/kernel'
import { shown } from '../position/fields.ts'
import { DESERT, HARBOUR_COUNTS, HARBOURS, NUMBER_TOKENS, TERRAIN_COUNTS, TERRAINS } from '../vocabulary.ts'
import type { Board } from './board.ts'
import { HARBOUR_EDGES } from './geometry.ts'
import { EDGE_IDS, edgeOf, HEX_IDS, hexOf } from './ids.ts'

/** R175: hexes and ports of a board, as readable JSON. */
export function encodeBoard(board: Board): JsonObject {
  return {
    hexes: board.terrain.map((terrain, hex) => ({
      id: HEX_IDS[hex]!,
      terrain: TERRAINS[terrain]!,
      number: board.number[hex] || null,
    })),
    ports: board.harbour.map((kind, place) => ({ edgeId: EDGE_IDS[HARBOUR_EDGES[place]!]!, type: HARBOURS[kind]! })),
  }
}

const bad = (fault: string): Refusal<'E_POSITION'> => refuse('E_POSITION', { fault })

/** The way back; the pieces must be those of the box (R1, R3, R17), wherever they lie. */
export function decodeBoard(json: unknown): Board | Refusal<'E_POSITION'> {
  if (!isObject(json) || !Array.isArray(json.hexes) || !Array.isArray(json.ports)) {
    return bad('a board has a list of hexes and a list of ports')
  }
  const terrain = new Array<number>(19).fill(-1)
  const number = new Array<number>(19).fill(0)
  for (const hex of json.hexes as unknown[]) {
    const at = isObject(hex) ? hexOf(hex.id) : -1
    if (!isObject(hex) || at < 0) return bad(`board.hexes: no such hex: ${shown(isObject(hex) ? hex.id : hex)}`)
    if (terrain[at] !== -1) return bad(`board.hexes: ${HEX_IDS[at]} stands twice`)
    terrain[at] = TERRAINS.indexOf(hex.terrain as never)
    if (terrain[at] < 0) return bad(`board.hexes: ${HEX_IDS[at]} has no known terrain`)
    const token = hex.number ?? 0
    if (terrain[at] === DESERT ? token !== 0 : !NUMBER_TOKENS.includes(token as never)) {
      return bad(`board.hexes: ${HEX_IDS[at]} has no possible number`)
    }
    number[at] = token as number
  }
  const missing = terrain.indexOf(-1)
  if (missing >= 0) return bad(`board.hexes: ${HEX_IDS[missing]} is missing`)
  for (const [kind, count] of TERRAIN_COUNTS.entries()) {
    const found = terrain.filter((t) => t === kind).length
    if (found !== count) return bad(`board.hexes: ${found} ${TERRAINS[kind]} hexes, the box has ${count}`)
  }
  const tokens = number.filter((n) => n !== 0).sort((a, b) => a - b)
  if (tokens.join() !== NUMBER_TOKENS.join()) return bad('board.hexes: the numbers are not the 18 tokens of the box')
  const harbour = decodePorts(json.ports)
  return Array.isArray(harbour) ? { terrain, number, harbour } : bad(harbour)
}

function decodePorts(ports: readonly unknown[]): number[] | string {
  const harbour = new Array<number>(9).fill(-1)
  for (const port of ports) {
    const edge = isObject(port) ? edgeOf(port.edgeId) : -1
    const place = HARBOUR_EDGES.indexOf(edge)
    const kind = isObject(port) ? HARBOURS.indexOf(port.type as never) : -1
    if (place < 0) return `board.ports: no harbour place: ${shown(isObject(port) ? port.edgeId : port)}`
    if (kind < 0) return `board.ports: ${EDGE_IDS[edge]} has no known type`
    if (harbour[place] !== -1) return `board.ports: ${EDGE_IDS[edge]} stands twice`
    harbour[place] = kind
  }
  const missing = harbour.indexOf(-1)
  if (missing >= 0) return `board.ports: ${EDGE_IDS[HARBOUR_EDGES[missing]!]} is missing`
  const wrong = HARBOUR_COUNTS.findIndex((count, kind) => harbour.filter((h) => h === kind).length !== count)
  return wrong < 0 ? harbour : `board.ports: not ${HARBOUR_COUNTS[wrong]} of ${HARBOURS[wrong]}`
}
