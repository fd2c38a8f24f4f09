import css from './island.module.css'
import type { Spot } from './island-model.ts'
import { CityPiece, ROBBER_OFFSET, RoadPiece, RobberPiece, SettlementPiece } from './piece.tsx'
import { EDGE_PLACES, placeOf } from './places.ts'

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
