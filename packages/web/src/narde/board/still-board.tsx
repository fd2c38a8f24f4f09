import { type NardeState, WHITE } from '@serai/narde'
import { useMemo } from 'react'
import type { MiniatureProps } from '../../games/registry.ts'
import { type LastPlaces, NOWHERE } from '../moment-events.ts'
import { boardModel } from './board-model.ts'
import { Stack } from './checkers.tsx'
import { Dice } from './dice.tsx'
import { flat, type Geometry } from './geometry.ts'
import styles from './narde-board.module.css'
import { NardeBoard } from './narde-board.tsx'
import { type DiceModel, diceModel, type PointModel, type Scene, scenePoints, stillPoints } from './still-model.ts'
import { BoardDefs, Wood } from './wood.tsx'

interface StillBoardProps {
  readonly points: readonly PointModel[]
  readonly dice: DiceModel | null
  readonly isWhole?: boolean
}

/** The board as a picture, seen from White, without its trays: whole in its box, or filling it. */
function StillBoard({ points, dice, isWhole = false }: StillBoardProps) {
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

export function NardeMiniature({ state }: MiniatureProps) {
  const position = state as NardeState
  const points = useMemo(() => stillPoints(position, WHITE), [position])
  return <StillBoard points={points} dice={diceModel(position, position, false)} isWhole />
}

/** A game that is well under way; a scene and no position, as the start page has no other use for the engine. */
export const PICTURE: Scene = {
  white: { 24: 6, 22: 1, 19: 2, 17: 1, 15: 2, 9: 1, 8: 1, 7: 1 },
  black: { 12: 6, 10: 2, 6: 2, 5: 1, 4: 1, 3: 1, 23: 1, 21: 1 },
}
export const PICTURE_DICE = [5, 3] as const

/** What narde-picture.svg, which the start page shows, is made of. */
export function StartPicture() {
  const dice: DiceModel = {
    turn: 0,
    side: WHITE,
    values: PICTURE_DICE,
    used: [false, false],
    marks: null,
    isCovered: false,
  }
  return <StillBoard points={scenePoints(PICTURE, WHITE)} dice={dice} />
}

interface PictureProps {
  readonly state: NardeState
  /** From whose side; null: the first seat's. */
  readonly seat: number | null
  readonly label: string
  readonly geometry?: Geometry
  readonly last?: LastPlaces
}

const nothing = () => undefined

/** The board to look at: nothing on it can be touched. */
export function BoardPicture({ state, seat, label, geometry = flat, last = NOWHERE }: PictureProps) {
  const model = useMemo(
    () => boardModel({ base: state, state, seat, isOpen: false, isCovered: false, chosen: null, hinted: null, last }),
    [state, seat, last],
  )
  return (
    <div role="img" aria-label={label} className={styles.picture}>
      <div inert>
        <NardeBoard
          model={model}
          geometry={geometry}
          label={label}
          isPlayer={false}
          slide={null}
          onPlace={nothing}
          onLift={nothing}
          onDrop={nothing}
          onRoll={nothing}
        />
      </div>
    </div>
  )
}
