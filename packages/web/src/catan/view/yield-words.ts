import { type CatanState, numberAt, RESOURCES, type Resource, resourceAt } from '@serai/catan'
import { type CornerYield, cornerYield } from '../island/corner-yield.ts'
import { islandModel } from '../island/island-model.ts'
import type { Texts } from './words.ts'

export function cornerOf(state: CatanState, vertex: number): CornerYield {
  return cornerYield(islandModel(state), vertex)
}

function landWords(good: Resource, number: number, texts: Texts): string {
  return texts.catanTable.yields(texts.catanTrade.goodInside(RESOURCES.indexOf(good)), number)
}

/** "wheat on 4"; null for the desert. */
export function hexYield(state: CatanState, hex: number, texts: Texts): string | null {
  const resource = resourceAt(state, hex)
  return resource === null ? null : landWords(RESOURCES[resource]!, numberAt(state, hex), texts)
}

/** "wood on 3, wheat on 4"; empty where nothing grows. */
export function yieldList({ yields }: CornerYield, texts: Texts): string {
  return yields.map(({ resource, number }) => landWords(resource, number, texts)).join(', ')
}

/** "2:1 ore" or "3:1", or null away from harbours. */
export function harbourWords({ harbour }: CornerYield, texts: Texts): string | null {
  if (harbour === null) return null
  if (harbour === '3:1') return texts.catanTable.anyHarbour
  return texts.catanTable.goodHarbour(texts.catanTrade.goodInside(RESOURCES.indexOf(harbour)))
}

/** "Wood on 3, wheat on 4: 5 pips." */
export function yieldSentence(corner: CornerYield, texts: Texts): string {
  const yields = yieldList(corner, texts)
  if (!yields) return texts.catanTable.nothingGrows
  return texts.catanTable.cornerYield(yields.charAt(0).toUpperCase() + yields.slice(1), corner.pips)
}

/** All that a corner has to offer, as sentences. */
export function cornerWords(state: CatanState, vertex: number, texts: Texts): string {
  const corner = cornerOf(state, vertex)
  const harbour = harbourWords(corner, texts)
  const first = yieldSentence(corner, texts)
  return harbour ? `${first} ${texts.catanTable.atHarbour(harbour)}` : first
}
