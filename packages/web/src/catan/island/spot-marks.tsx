import { type FocusEvent, type KeyboardEvent, memo } from 'react'
import css from './island.module.css'
import type { Spot } from './island-model.ts'
import { CityPiece, ROBBER_OFFSET, RoadPiece, RobberPiece, SettlementPiece } from './pieces.tsx'
import { EDGE_PLACES, placeOf } from './places.ts'

const HEX = 'M0,-95.5L82.7,-47.8V47.8L0,95.5L-82.7,47.8V-47.8Z'

interface LitSpotProps {
  readonly kind: Spot['kind']
  readonly at: number
  readonly words: string
  /** Half of the width of a finger, in the drawing's units. */
  readonly reach: number
  readonly isTabStop: boolean
  readonly isHovered: boolean
  /** A piece of mine stands there: it stays in sight. */
  readonly isBuilt: boolean
  /** A piece is shown on it, so it does not shine itself. */
  readonly isTaken: boolean
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>, spot: Spot) => void
  readonly onFocus: (event: FocusEvent<SVGGElement>, spot: Spot) => void
  readonly onBlur: (event: FocusEvent<SVGGElement>) => void
}

/** A place that may be chosen now. */
export const LitSpot = memo(function LitSpot(props: LitSpotProps) {
  const { kind, at, words, reach, isTabStop, isHovered, isBuilt, isTaken, onKeyDown, onFocus, onBlur } = props
  const spot: Spot = { kind, at }
  const { x, y } = placeOf(spot)
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons inside of a drawing.
    <g
      role="button"
      tabindex={isTabStop ? 0 : -1}
      aria-label={words}
      data-spot={`${kind}-${at}`}
      transform={`translate(${x} ${y})`}
      className={`${css.spot} ${isHovered ? css.hovered : ''}`}
      onKeyDown={(event) => onKeyDown(event, spot)}
      onFocus={(event) => onFocus(event, spot)}
      onBlur={onBlur}
    >
      {kind === 'hex' ? <path d={HEX} fill="transparent" /> : <circle r={Math.max(reach, 36)} fill="transparent" />}
      {!isTaken && <Light kind={kind} isBuilt={isBuilt} angle={kind === 'edge' ? EDGE_PLACES[at]!.angle : 0} />}
    </g>
  )
})

/** A bright core and a glaze ring: one of the two stands out on every terrain. Of a hex the rim shines, see Rims. */
function Light({ kind, isBuilt, angle }: { kind: Spot['kind']; isBuilt: boolean; angle: number }) {
  switch (kind) {
    case 'vertex':
      return isBuilt ? (
        <g className={css.lit} fill="none">
          <circle r="50" className={css.focusRing} />
          <circle r="38" stroke="var(--lit)" strokeWidth="13" />
          <circle r="38" stroke="var(--lit-line)" strokeWidth="6" />
        </g>
      ) : (
        <g className={css.lit}>
          <circle r="34" className={css.focusRing} />
          <circle r="24" fillOpacity=".22" />
          <circle r="21" fill="var(--lit)" stroke="var(--lit-line)" strokeWidth="6" />
          <circle r="6" fill="var(--lit-line)" />
        </g>
      )
    case 'edge':
      return (
        <g transform={`rotate(${angle})`}>
          <g className={css.lit}>
            <rect x="-41" y="-20" width="82" height="40" rx="20" className={css.focusRing} />
            <rect x="-32" y="-11" width="64" height="22" rx="11" fillOpacity=".22" />
            <rect
              x="-29"
              y="-8"
              width="58"
              height="16"
              rx="8"
              fill="var(--lit)"
              stroke="var(--lit-line)"
              strokeWidth="5"
            />
          </g>
        </g>
      )
    case 'hex':
      return (
        <>
          <circle r="58" className={css.focusRing} />
          <circle r="50" className={css.hoverRing} />
        </>
      )
  }
}

const transformOf = (spot: Spot): string => `translate(${placeOf(spot).x} ${placeOf(spot).y})`

export interface PreviewModel {
  readonly spot: Spot
  readonly seat: number
  readonly piece: 'road' | 'settlement' | 'city' | 'robber'
}

/** A piece in full colour where it would stand, inside of a dashed ring. */
export function PreviewMark({ spot, seat, piece }: PreviewModel) {
  const angle = spot.kind === 'edge' ? EDGE_PLACES[spot.at]!.angle : 0
  return (
    <g transform={transformOf(spot)} className={css.mark}>
      {piece === 'road' && (
        <>
          <rect
            x="-50"
            y="-26"
            width="100"
            height="52"
            rx="26"
            transform={`rotate(${angle})`}
            className={css.preview}
          />
          <RoadPiece seat={seat} angle={angle} />
        </>
      )}
      {piece === 'settlement' && (
        <>
          <circle r="41" className={css.preview} />
          <SettlementPiece seat={seat} />
        </>
      )}
      {piece === 'city' && (
        <>
          <circle cy="-6" r="52" className={css.preview} />
          <CityPiece seat={seat} />
        </>
      )}
      {piece === 'robber' && (
        <g transform={`translate(${ROBBER_OFFSET.x} ${ROBBER_OFFSET.y})`}>
          <RobberPiece />
        </g>
      )}
    </g>
  )
}

const HINT_RADIUS = { vertex: 38, edge: 44, hex: 68 }

/** Where the bot would go: a white dashed ring with a bulb. */
export function HintMark({ spot }: { spot: Spot }) {
  const r = HINT_RADIUS[spot.kind]
  const side = r * 0.72
  return (
    <g transform={transformOf(spot)} className={css.mark}>
      <circle r={r} fill="none" stroke="#000" strokeWidth="9" strokeOpacity=".35" />
      <circle r={r} fill="none" stroke="#fff" strokeWidth="5.5" strokeDasharray="12 8" />
      <g transform={`translate(${side} ${-side})`}>
        <circle r="21" fill="var(--surface)" stroke="#000" strokeOpacity=".25" strokeWidth="2" />
        <use href="#i-hint" x="-15" y="-15" width="30" height="30" style={{ color: 'var(--ink)' }} />
      </g>
    </g>
  )
}
