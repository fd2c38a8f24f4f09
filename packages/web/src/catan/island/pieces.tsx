import { memo } from 'react'
import css from './island.module.css'
import { type IslandModel, type Spot, sameSpot } from './island-model.ts'
import { CityPiece, ROBBER_OFFSET, RoadPiece, RobberPiece, SettlementPiece } from './piece.tsx'
import { EDGE_PLACES, HEX_PLACES, VERTEX_PLACES, VIEW_BOX } from './places.ts'
import { Token } from './token.tsx'

/** Lies over a hex that gives nothing. */
export const SHADE = 'M0,-96L83.1,-48V48L0,96L-83.1,48V-48Z'

const Road = memo(function Road({ edge, seat, isLast }: { edge: number; seat: number; isLast: boolean }) {
  const { x, y, angle } = EDGE_PLACES[edge]!
  return (
    <g transform={`translate(${x} ${y})`} data-anchor={`edge-${edge}`}>
      <g className={isLast ? css.dropped : undefined}>
        <RoadPiece seat={seat} angle={angle} />
        {isLast && (
          <rect
            x="-39"
            y="-15"
            width="78"
            height="30"
            rx="11"
            transform={`rotate(${angle})`}
            className={css.lastRing}
          />
        )}
      </g>
    </g>
  )
})

interface BuildingProps {
  readonly vertex: number
  readonly seat: number
  readonly isCity: boolean
  readonly isLast: boolean
}

const Building = memo(function Building({ vertex, seat, isCity, isLast }: BuildingProps) {
  const { x, y } = VERTEX_PLACES[vertex]!
  return (
    <g transform={`translate(${x} ${y})`} data-anchor={`vertex-${vertex}`}>
      <g key={isCity ? 'city' : 'settlement'} className={isLast ? css.dropped : undefined}>
        {isCity ? <CityPiece seat={seat} /> : <SettlementPiece seat={seat} />}
        {isLast && <circle cy={isCity ? -6 : -3} r={isCity ? 44 : 36} className={css.lastRing} />}
      </g>
    </g>
  )
})

/** Numbers, roads, buildings and the robber. */
export const Pieces = memo(
  function Pieces({ model, last }: { model: IslandModel; last: Spot | null }) {
    const robbed = model.hexes.find(({ hasRobber }) => hasRobber)?.hex
    const isLast = (kind: Spot['kind'], at: number) => sameSpot(last, { kind, at })
    return (
      <svg className={css.layer} viewBox={VIEW_BOX} aria-hidden="true">
        {robbed !== undefined && model.hexes[robbed]?.terrain !== 'desert' && (
          <path
            d={SHADE}
            transform={`translate(${HEX_PLACES[robbed]!.x} ${HEX_PLACES[robbed]!.y})`}
            fill="#15110d"
            fillOpacity=".42"
          />
        )}
        {model.hexes.map(
          ({ hex, number, hasRobber }) =>
            number > 0 && <Token key={hex} hex={hex} number={number} isRobbed={hasRobber} />,
        )}
        {model.roads.map(({ edge, seat }) => (
          <Road key={edge} edge={edge} seat={seat} isLast={isLast('edge', edge)} />
        ))}
        {robbed !== undefined && (
          <g className={css.robber} style={{ transform: robberAt(robbed) }}>
            <RobberPiece />
          </g>
        )}
        {model.buildings.map(({ vertex, seat, isCity }) => (
          <Building key={vertex} vertex={vertex} seat={seat} isCity={isCity} isLast={isLast('vertex', vertex)} />
        ))}
      </svg>
    )
  },
  (a, b) => a.model === b.model && sameSpot(a.last, b.last),
)

/** As a style, so that it walks there. */
function robberAt(hex: number): string {
  const { x, y } = HEX_PLACES[hex]!
  return `translate(${x + ROBBER_OFFSET.x}px, ${y + ROBBER_OFFSET.y}px)`
}
