import { type NardeState, WHITE } from '@serai/narde'
import { useMemo } from 'react'
import type { MiniatureProps } from '../games/registry.ts'
import { StillBoard } from './board/still-board.tsx'
import { diceModel, stillPoints } from './board/still-model.ts'

export function NardeMiniature({ state }: MiniatureProps) {
  const position = state as NardeState
  const points = useMemo(() => stillPoints(position, WHITE), [position])
  return <StillBoard points={points} dice={diceModel(position, position, false)} isWhole />
}
