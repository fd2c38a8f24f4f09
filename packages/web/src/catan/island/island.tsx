import { memo, type ReactNode, useCallback, useState } from 'react'
import { useText } from '../../text/language.ts'
import { BoardList } from './board-list.tsx'
import { spotWords } from './board-words.ts'
import { Ground } from './ground.tsx'
import css from './island.module.css'
import { ensureIslandDefs } from './island-defs.ts'
import type { IslandModel, Spot } from './island-model.ts'
import type { PreviewModel } from './marks.tsx'
import { Pieces } from './pieces.tsx'
import { Rims } from './rims.tsx'
import { SpotLayer } from './spot-layer.tsx'

export interface IslandProps {
  /** Keep it while the position is the same: nothing is drawn again then. */
  readonly model: IslandModel
  /** For screen readers: what the picture shows. Empty: decoration. */
  readonly label: string
  /** The players by seat, for screen readers. */
  readonly names?: readonly string[] | undefined
  /** Harbour places that the viewer may use. */
  readonly myHarbours?: readonly number[] | undefined
  /** Places that may be chosen now; each is a button. None: a picture. */
  readonly spots?: readonly Spot[]
  /** The places do not shine by themselves: `children` show them. */
  readonly isQuiet?: boolean
  /** Drawn over the pieces and under the places. */
  readonly children?: ReactNode
  /** The words of a place, for screen readers, where more is to be said than "corner of wood 3, wheat 4 and the sea". */
  readonly describeSpot?: (spot: Spot) => string
  /** A piece of `seat` shown where it would stand, in a dashed ring. */
  readonly preview?: PreviewModel | null
  /** Where the bot would go. */
  readonly hint?: Spot | null
  /** The last built piece keeps a thin ring. */
  readonly last?: Spot | null
  /** Hexes whose number was just rolled. */
  readonly glowing?: readonly number[]
  readonly onPick?: (spot: Spot) => void
  /** Pointed at without choosing: hover, focus or a long press; null when no more. Any corner, legal or not. */
  readonly onInspect?: (spot: Spot | null) => void
}

const NO_SPOTS: readonly Spot[] = []
const NO_HEXES: readonly number[] = []

export const Island = memo(function Island(props: IslandProps) {
  const { model, label, names, myHarbours, spots = NO_SPOTS, isQuiet = false, describeSpot, children } = props
  const { preview = null, hint = null, last = null, glowing = NO_HEXES, onPick, onInspect } = props
  const { catanBoard } = useText()
  const place = useCallback((spot: Spot) => spotWords(model, spot, catanBoard, names), [model, catanBoard, names])
  useState(ensureIslandDefs)
  return (
    <figure className={css.island} aria-label={label || undefined} aria-hidden={label === '' || undefined}>
      <Ground hexes={model.hexes} harbours={model.harbours} mine={myHarbours} />
      <Rims
        lit={spots.flatMap(({ kind, at }) => (kind === 'hex' ? [at] : []))}
        previewed={preview?.spot.kind === 'hex' ? preview.spot.at : null}
        glowing={glowing}
      />
      <Pieces model={model} last={last} />
      {children}
      {label !== '' && <BoardList model={model} names={names} />}
      <SpotLayer
        spots={spots}
        buildings={model.buildings}
        isQuiet={isQuiet}
        describe={describeSpot ?? place}
        preview={preview}
        hint={hint}
        onPick={onPick}
        onInspect={onInspect}
      />
    </figure>
  )
})
