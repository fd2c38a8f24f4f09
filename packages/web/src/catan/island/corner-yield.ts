import { geometry, type Harbour, pips, RESOURCES, type Resource, TERRAINS } from '@serai/catan'
import type { IslandModel } from './island-model.ts'

const { VERTEX_HARBOUR, VERTEX_HEXES } = geometry

export interface Yield {
  readonly resource: Resource
  readonly number: number
  readonly pips: number
}

/** What a building on a corner gets: the best hex first. */
export interface CornerYield {
  readonly yields: readonly Yield[]
  readonly pips: number
  readonly harbour: Harbour | null
}

export function cornerYield({ hexes, harbours }: Pick<IslandModel, 'hexes' | 'harbours'>, vertex: number): CornerYield {
  const yields = hexesOf(vertex)
    .flatMap((hex) => {
      const { terrain, number } = hexes[hex]!
      const resource = RESOURCES[TERRAINS.indexOf(terrain)]
      return resource && number > 0 ? [{ resource, number, pips: pips(number) }] : []
    })
    .sort((a, b) => b.pips - a.pips)
  return {
    yields,
    pips: yields.reduce((sum, each) => sum + each.pips, 0),
    harbour: harbours[VERTEX_HARBOUR[vertex]!]?.kind ?? null,
  }
}

/** The one to three hexes around a corner. */
export function hexesOf(vertex: number): number[] {
  return [...VERTEX_HEXES.subarray(3 * vertex, 3 * vertex + 3)].filter((hex) => hex >= 0)
}
