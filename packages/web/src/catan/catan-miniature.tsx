import type { CatanState } from '@serai/catan'
import type { MiniatureProps } from '../games/registry.ts'
import { IslandMiniature } from './island/island-miniature.tsx'
import { islandModel } from './island/island-model.ts'

export function CatanMiniature({ state }: MiniatureProps) {
  return <IslandMiniature model={islandModel(state as CatanState)} />
}
