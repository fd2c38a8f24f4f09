import { type Board, EDGE_IDS, encodeBoard, HARBOURS, HEX_IDS, RESOURCES, TERRAINS, VERTEX_IDS } from '@serai/catan'
import type { Json, JsonObject } from '@serai/kernel'
import {
  type Advice,
  type FairnessCard,
  formatBoardCode,
  type PlaceFacts,
  type Reason,
  type SeatSharesFigures,
  type SetupPlan,
} from '@serai/lab'

const byName = (list: readonly number[]): JsonObject => Object.fromEntries(RESOURCES.map((name, r) => [name, list[r]!]))
const placement = ({ vertex, edge }: { readonly vertex: number; readonly edge: number }): JsonObject => ({
  vertexId: VERTEX_IDS[vertex]!,
  edgeId: EDGE_IDS[edge]!,
})

/** Hexes in the order of R10. */
export function boardJson(board: Board): JsonObject {
  const { hexes, ports } = encodeBoard(board)
  return { code: formatBoardCode(board), hexes: hexes!, harbours: ports! }
}

export function cardJson({ seats, ...rest }: FairnessCard): JsonObject {
  return {
    ...rest,
    seats: seats.map(({ byResource, harbours, placements, ...seat }) => ({
      ...seat,
      byResource: byName(byResource),
      harbours: harbours.map((kind) => HARBOURS[kind]!),
      placements: placements.map(placement),
    })),
  }
}

export function adviceJson({ places, foreseen, worth, heat, method, seat }: Advice): JsonObject {
  const byVertex = (list: readonly (number | null)[]): JsonObject =>
    Object.fromEntries(list.flatMap((value, vertex) => (value === null ? [] : [[VERTEX_IDS[vertex]!, value]])))
  return {
    method,
    seat,
    foreseen: foreseen.map((one) => ({ seat: one.seat, ...placement(one) })),
    places: places.map((place) => ({
      ...placement(place),
      worth: place.worth,
      pips: place.pips,
      byResource: byName(place.byResource),
      hexes: hexesJson(place.hexes),
      newResources: place.newResources.map((r) => RESOURCES[r]!),
      types: place.types,
      red: place.red,
      harbour: place.harbour === null ? null : HARBOURS[place.harbour]!,
      blocks: place.blocks.map(({ vertex, pips }) => ({ vertexId: VERTEX_IDS[vertex]!, pips })),
      reasons: place.reasons.map(reasonJson),
    })),
    worth: byVertex(worth),
    heat: byVertex(heat),
  }
}

/** Placements in the order of placing; what every seat has then. */
export function planJson({ method, placements, card }: SetupPlan): JsonObject {
  return {
    method,
    placements: placements.map((one) => ({
      seat: one.seat,
      ...placement(one),
      pips: one.pips,
      hexes: hexesJson(one.hexes),
      harbour: one.harbour === null ? null : HARBOURS[one.harbour]!,
      placed: one.isPlaced,
    })),
    fairness: cardJson(card),
  }
}

function hexesJson(hexes: PlaceFacts['hexes']): JsonObject[] {
  return hexes.map(({ hex, terrain, number }) => ({
    id: HEX_IDS[hex]!,
    terrain: TERRAINS[terrain]!,
    number: number || null,
  }))
}

function reasonJson(reason: Reason): JsonObject {
  switch (reason.code) {
    case 'new_resources':
    case 'starting_cards':
      return { code: reason.code, resources: reason.resources.map((r) => RESOURCES[r]!) }
    case 'scarce':
      return { ...reason, resource: RESOURCES[reason.resource]! }
    case 'harbour':
    case 'harbour_near':
      return { ...reason, kind: HARBOURS[reason.kind]! }
    default:
      return { ...reason }
  }
}

export function sharesJson(figures: SeatSharesFigures): Json {
  return {
    ...figures,
    seats: figures.seats.map((seat) => ({ ...seat })),
    spreadInterval: { ...figures.spreadInterval },
  }
}
