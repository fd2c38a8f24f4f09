import type { NardeState } from '@serai/narde'
import { useMemo } from 'react'
import { boardModel } from '../board/board-model.ts'
import { flat, type Geometry } from '../board/geometry.ts'
import { NardeBoard } from '../board/narde-board.tsx'
import { type LastPlaces, NOWHERE } from '../last-places.ts'
import styles from './narde-end.module.css'

interface Props {
  readonly state: NardeState
  /** From whose side; null: the first seat's. */
  readonly seat: number | null
  readonly label: string
  readonly geometry?: Geometry
  readonly last?: LastPlaces
}

const nothing = () => undefined

/** The board to look at: nothing on it can be touched. */
export function NardePicture({ state, seat, label, geometry = flat, last = NOWHERE }: Props) {
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
