import { type CatanState, geometry, pips } from '@serai/catan'
import { layout } from '@serai/catan/raw'

const { HARBOUR, NUMBER, TERRAIN } = layout
const { VERTEX_HARBOUR, VERTEX_HEXES } = geometry

const NO_RESOURCE = 5
const FIRST = TERRAIN
const LAST = HARBOUR + 9

/** What follows from the board alone, for the value of places. */
export interface BoardTables {
  /** Cards per roll that a settlement gets from the hex. */
  readonly chance: Float64Array
  /** The hexes of vertex v at 3v … 3v + 2: resource (5: none) and cards per roll. */
  readonly siteResource: Uint8Array
  readonly siteChance: Float64Array
  /** Kind of the harbour at a vertex, or -1. */
  readonly siteHarbour: Int8Array
}

const tables: BoardTables = {
  chance: new Float64Array(19),
  siteResource: new Uint8Array(162),
  siteChance: new Float64Array(162),
  siteHarbour: new Int8Array(54),
}
const known = new Int32Array(LAST - FIRST).fill(-1)

/** The tables of this board. One board is kept: games are played one after the other, and boards are small. */
export function tablesOf(s: CatanState): BoardTables {
  for (let i = FIRST; i < LAST; i++) {
    if (s[i] !== known[i - FIRST]) {
      fill(s)
      break
    }
  }
  return tables
}

function fill(s: CatanState): void {
  for (let i = FIRST; i < LAST; i++) known[i - FIRST] = s[i]!
  for (let hex = 0; hex < 19; hex++) tables.chance[hex] = pips(s[NUMBER + hex]!) / 36
  for (let i = 0; i < 162; i++) {
    const hex = VERTEX_HEXES[i]!
    tables.siteResource[i] = hex < 0 ? NO_RESOURCE : s[TERRAIN + hex]!
    tables.siteChance[i] = hex < 0 ? 0 : tables.chance[hex]!
  }
  for (let vertex = 0; vertex < 54; vertex++) {
    const place = VERTEX_HARBOUR[vertex]!
    tables.siteHarbour[vertex] = place < 0 ? -1 : s[HARBOUR + place]!
  }
}
