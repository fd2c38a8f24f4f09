import type { NardeState } from '@serai/narde'
import type { MiniatureProps } from '../games/registry.ts'
import { StillBoard } from './board/still-board.tsx'

export function NardeMiniature({ state }: MiniatureProps) {
  return <StillBoard state={state as NardeState} isWhole />
}
