import { memo, type ReactNode, useCallback, useState } from 'react'
import { useText } from '../../text/language.ts'
import { boardWords, spotWords } from './board-words.ts'
import { ensureIslandDefs, Ground } from './ground.tsx'
import css from './island.module.css'
import type { IslandModel, Spot } from './island-model.ts'
import { Pieces } from './pieces.tsx'
import { HEX_PLACES, VIEW_BOX } from './places.ts'
import { SpotLayer } from './spot-layer.tsx'
import type { PreviewModel } from './spot-marks.tsx'

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

const NOBODY: readonly string[] = []

/** The island for screen readers. */
const BoardList = memo(function BoardList(props: { model: IslandModel; names: readonly string[] | undefined }) {
  const { catanBoard } = useText()
  return (
    <ul className="vh">
      {boardWords(props.model, props.names ?? NOBODY, catanBoard).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
})

const RIM = 'M0,-84L72.7,-42V42L0,84L-72.7,42V-42Z'
const OUTER = 'M0,-90L77.9,-45V45L0,90L-77.9,45V-45Z'

interface RimsProps {
  /** Hexes that may be chosen. */
  readonly lit: readonly number[]
  readonly previewed: number | null
  readonly glowing: readonly number[]
}

/** Hexes light up at their rim, below the pieces that stand on it. */
const Rims = memo(
  function Rims({ lit, previewed, glowing }: RimsProps) {
    const at = (hex: number) => `translate(${HEX_PLACES[hex]!.x} ${HEX_PLACES[hex]!.y})`
    return (
      <>
        {glowing.length > 0 && (
          <svg key={glowing.join()} className={`${css.layer} ${css.glowing}`} viewBox={VIEW_BOX} aria-hidden="true">
            {glowing.map((hex) => (
              <path key={hex} d={OUTER} transform={at(hex)} className={css.glow} />
            ))}
          </svg>
        )}
        <svg className={`${css.layer} ${css.rims}`} viewBox={VIEW_BOX} aria-hidden="true">
          <g className={css.litRims}>
            {lit.map(
              (hex) =>
                hex !== previewed && (
                  <g key={hex} transform={at(hex)}>
                    <path d={RIM} stroke="var(--lit-line)" strokeWidth="13" />
                    <path d={RIM} stroke="var(--lit)" strokeWidth="5.5" />
                  </g>
                ),
            )}
          </g>
          {previewed !== null && <path d={OUTER} transform={at(previewed)} className={css.previewRim} />}
        </svg>
      </>
    )
  },
  (a, b) => a.previewed === b.previewed && a.lit.join() === b.lit.join() && a.glowing.join() === b.glowing.join(),
)
