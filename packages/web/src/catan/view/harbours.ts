import { type CatanState, geometry, layout } from '@serai/catan'

/** The harbour places at which a seat has a building. */
export function harboursOf(state: CatanState, seat: number | null): readonly number[] {
  if (seat === null) return []
  const isMine = (vertex: number) => [seat + 1, seat + 5].includes(state[layout.BUILDING + vertex]!)
  return geometry.HARBOUR_EDGES.flatMap((edge, place) =>
    isMine(geometry.EDGE_A[edge]!) || isMine(geometry.EDGE_B[edge]!) ? [place] : [],
  )
}
