import { type Side, WHITE } from '@serai/narde'
import type { ReactNode } from 'react'
import type { Box } from '../../help/picture.tsx'
import { BoardDefs } from '../board/defs.tsx'
import { flat } from '../board/geometry.ts'
import { Stack } from '../board/stack.tsx'
import { type Scene, scenePoints } from '../board/still-model.ts'
import { Wood } from '../board/wood.tsx'

interface Props {
  readonly scene: Scene
  /** The side that looks: its head is at the top right. */
  readonly side?: Side
  /** What is seen of the board. */
  readonly box: Box
  /** How far down in the picture. */
  readonly top?: number
  readonly children?: ReactNode
}

/** A piece of the board, drawn with its parts. */
export function BoardPart({ scene, side = WHITE, box, top = 0, children }: Props) {
  const { x, y, width, height } = box
  return (
    <svg y={top} width={width} height={height} aria-hidden="true">
      <svg x={-x} y={-y} width={flat.width} height={flat.height} aria-hidden="true">
        <BoardDefs />
        <Wood geometry={flat} side={side} />
        {scenePoints(scene, side).map((point) => (
          <Stack key={point.point} point={point} geometry={flat} isLifted={false} />
        ))}
        {children}
      </svg>
    </svg>
  )
}

/** A picture as large as so many pieces below each other. */
export const stacked = ({ width, height }: Box, count: number, gap: number): Box => ({
  x: 0,
  y: 0,
  width,
  height: count * height + (count - 1) * gap,
})
