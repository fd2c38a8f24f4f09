import { type FocusEvent, type KeyboardEvent, memo } from 'react'
import css from './island.module.css'
import type { Spot } from './island-model.ts'
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
