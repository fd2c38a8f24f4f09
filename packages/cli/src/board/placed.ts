import { type Board, buildingAt, type CatanState, EDGE_IDS, edgeOf, geometry, VERTEX_IDS, vertexOf } from '@serai/catan'
import { isRefusal, type JsonObject } from '@serai/kernel'
import { draftState, type Placement } from '@serai/lab'
import { REFUSAL_TEXTS } from '@serai/protocol'
import { CommandError } from '../command-error.ts'

/** What stands in a setup. */
export interface Placed {
  readonly placements: readonly Placement[]
  readonly position: CatanState
}

const TEXTS: { readonly [code: string]: string | undefined } = REFUSAL_TEXTS

/** `v22:22-28,v41:36-41`: settlements with their roads, in the order of the setup. */
export function readPlaced(board: Board, seats: number, list: string): Placed {
  const texts = list.split(',').map((text) => text.trim())
  const placements = texts.map(readPlacement)
  const position = draftState(board, seats, placements)
  if (!isRefusal(position)) return { placements, position }
  const fault = String(position.fault)
  throw new CommandError(`--placed ${texts[Number(position.step)]}: ${TEXTS[fault] ?? fault}`)
}

function readPlacement(text: string): Placement {
  const [, vertexId = '', edgeId = ''] = /^(v\d+):(\d+-\d+)$/.exec(text) ?? []
  if (vertexId === '') throw new CommandError(`--placed "${text}": must be a corner and a road, such as v22:22-28`)
  const vertex = vertexOf(vertexId)
  if (vertex < 0)
    throw new CommandError(
      `--placed ${text}: unknown corner ${vertexId} (corners: ${VERTEX_IDS[0]} to ${VERTEX_IDS.at(-1)})`,
    )
  const beside = [...geometry.VERTEX_EDGES.subarray(3 * vertex, 3 * vertex + 3)].filter((edge) => edge >= 0)
  const edge = edgeOf(edgeId)
  if (beside.includes(edge)) return { vertex, edge }
  const roads = beside.map((one) => EDGE_IDS[one]).join(', ')
  throw new CommandError(`--placed ${text}: ${edgeId} does not touch ${vertexId} (possible roads: ${roads})`)
}

export function placedJson({ placements, position }: Placed): JsonObject[] {
  return placements.map(({ vertex, edge }) => ({
    seat: buildingAt(position, vertex)!.seat,
    vertexId: VERTEX_IDS[vertex]!,
    edgeId: EDGE_IDS[edge]!,
  }))
}
