import { WHITE } from '@serai/narde'
import { BoardDefs } from './defs.tsx'
import { Dice } from './dice.tsx'
import { flat } from './geometry.ts'
import { Stack } from './stack.tsx'
import type { DiceModel, PointModel } from './still-model.ts'
import { Wood } from './wood.tsx'

interface Props {
  readonly points: readonly PointModel[]
  readonly dice: DiceModel | null
  readonly isWhole?: boolean
}

/** The board as a picture, seen from White, without its trays: whole in its box, or filling it. */
export function StillBoard({ points, dice, isWhole = false }: Props) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 972 704"
      width="100%"
      height="100%"
      preserveAspectRatio={isWhole ? 'xMidYMid meet' : 'xMaxYMid slice'}
      style={{ background: 'var(--wood-1)' }}
      aria-hidden="true"
    >
      <BoardDefs />
      <Wood geometry={flat} side={WHITE} />
      {dice ? <Dice dice={dice} isMine={dice.side === WHITE} geometry={flat} label="" /> : null}
      {points.map((point) => (
        <Stack key={point.point} point={point} geometry={flat} isLifted={false} />
      ))}
    </svg>
  )
}
