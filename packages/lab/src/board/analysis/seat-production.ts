import {
  type CatanState,
  geometry,
  harbourAt,
  harboursOf,
  numberAt,
  pips,
  RESOURCES,
  resourceAt,
  robberAt,
  yieldOf,
} from '@serai/catan'

const { HEXES } = geometry
const TYPES = RESOURCES.length

/** Pips by resource of what a seat has built; a city counts twice. The robber is left out of account. */
export function pipsOf(s: CatanState, seat: number): number[] {
  const out = new Array<number>(TYPES).fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    const resource = resourceAt(s, hex)
    if (resource !== null) out[resource]! += yieldOf(s, hex, seat) * pips(numberAt(s, hex))
  }
  return out
}

/**
 * Cards by resource that a seat may expect of one roll, whoever rolls, with the robber where it stands. The bank's limits
 * (R50) are left out: they hardly ever matter.
 */
export function expectedCards(s: CatanState, seat: number): number[] {
  const out = new Array<number>(TYPES).fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    const resource = resourceAt(s, hex)
    if (resource === null || hex === robberAt(s)) continue
    out[resource]! += (yieldOf(s, hex, seat) * pips(numberAt(s, hex))) / 36
  }
  return out
}

/** Kinds of the harbours that a seat can use. */
export function harbourKindsOf(s: CatanState, seat: number): number[] {
  const kinds = new Set(harboursOf(s, seat).map((place) => harbourAt(s, place)))
  return [...kinds].sort((a, b) => a - b)
}
