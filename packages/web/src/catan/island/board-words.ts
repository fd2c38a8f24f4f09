import { geometry, RESOURCES, TERRAINS } from '@serai/catan'
import type { Catalogue } from '../../text/catalogue.ts'
import { hexesOf, type IslandModel, type Spot } from './island-model.ts'

const { EDGE_A, EDGE_B, HARBOUR_EDGES, HEX_COORDINATES, VERTEX_HARBOUR } = geometry
type Words = Catalogue['catanBoard']

/** A place in words, for screen readers; of a hex also who has buildings there, where the names are known. */
export function spotWords(
  model: IslandModel,
  { kind, at }: Spot,
  catanBoard: Words,
  names: readonly string[] = [],
): string {
  switch (kind) {
    case 'vertex':
      return cornerWords(model, at, catanBoard)
    case 'edge':
      return catanBoard.side(bySea(model, besides(at), 2, catanBoard))
    case 'hex': {
      const words = hexWords(model, at, catanBoard)
      const near = model.buildings.filter(({ vertex }) => hexesOf(vertex).includes(at))
      const who = names.filter((_, seat) => near.some((building) => building.seat === seat))
      return who.length > 0 ? catanBoard.nextTo(words, who) : words
    }
  }
}

/** The island as a list: its rows of hexes from north to south, then what everybody has built. */
export function boardWords(model: IslandModel, names: readonly string[], catanBoard: Words): string[] {
  const rows = [-2, -1, 0, 1, 2].map((r, row) =>
    catanBoard.row(
      row + 1,
      model.hexes
        .filter(({ hex }) => HEX_COORDINATES[hex]!.r === r)
        .map(({ hex }) => {
          const place = HARBOUR_EDGES.findIndex((edge) => besides(edge).includes(hex))
          return atHarbour(hexWords(model, hex, catanBoard), model, place, catanBoard)
        }),
    ),
  )
  const seats = [0, 1, 2, 3].flatMap((seat) => {
    const roads = model.roads
      .filter((road) => road.seat === seat)
      .map(({ edge }) => spotWords(model, { kind: 'edge', at: edge }, catanBoard))
    const buildings = model.buildings
      .filter((building) => building.seat === seat)
      .map(({ vertex, isCity }) =>
        (isCity ? catanBoard.city : catanBoard.settlement)(cornerWords(model, vertex, catanBoard)),
      )
    const pieces = roads.length > 0 ? [...buildings, catanBoard.roads(roads)] : buildings
    return pieces.length > 0 ? [catanBoard.pieces(names[seat] ?? catanBoard.seatColours[seat]!, pieces)] : []
  })
  return [...rows, ...seats]
}

function hexWords({ hexes }: IslandModel, hex: number, catanBoard: Words): string {
  const { terrain, number, hasRobber } = hexes[hex]!
  const plain = number > 0 ? `${catanBoard.terrains[terrain]} ${number}` : catanBoard.terrains[terrain]
  return hasRobber ? catanBoard.withRobber(plain) : plain
}

function cornerWords(model: IslandModel, vertex: number, catanBoard: Words): string {
  const corner = catanBoard.corner(bySea(model, hexesOf(vertex), 3, catanBoard))
  return atHarbour(corner, model, VERTEX_HARBOUR[vertex]!, catanBoard)
}

/** The one or two hexes beside an edge. */
function besides(edge: number): number[] {
  return hexesOf(EDGE_A[edge]!).filter((hex) => hexesOf(EDGE_B[edge]!).includes(hex))
}

/** With the harbour at this place of the coast, if there is one. */
function atHarbour(words: string, { harbours }: IslandModel, place: number, catanBoard: Words): string {
  const kind = harbours[place]?.kind
  if (!kind) return words
  return catanBoard.withHarbour(
    words,
    kind === '3:1' ? catanBoard.anyHarbour : catanBoard.harbour(catanBoard.resources[kind]),
  )
}

/** Hexes by what they give, "wood 3"; the sea where one is missing. */
function bySea({ hexes }: IslandModel, at: readonly number[], full: number, catanBoard: Words): string[] {
  const lands = at.map((hex) => {
    const { terrain, number } = hexes[hex]!
    const resource = RESOURCES[TERRAINS.indexOf(terrain)]
    return resource ? `${catanBoard.resources[resource]} ${number}` : catanBoard.terrains[terrain]
  })
  return at.length < full ? [...lands, catanBoard.sea] : lands
}
