import { pips } from '@serai/catan'
import { memo } from 'react'
import { LookShape } from '../../ui/seat-mark.tsx'
import { pieceLook } from '../piece-look.ts'
import css from './island.module.css'
import { type IslandModel, type Spot, sameSpot } from './island-model.ts'
import { EDGE_PLACES, HEX_PLACES, VERTEX_PLACES, VIEW_BOX } from './places.ts'

const SETTLEMENT = 'M-20,17V-5L0,-23L20,-5V17Z'
const CITY = 'M-30,20V-4H-8V-20L9,-35L28,-20V20Z'

const paintOf = (seat: number) => {
  const { colour } = pieceLook(seat)
  return { fill: `var(--${colour})`, line: `var(--${colour}-line)`, mark: `var(--${colour}-mark)` }
}

/** The pieces around their own middle: flat fill, dark line, white halo, the seat's shape on it. */
export function RoadPiece({ seat, angle }: { seat: number; angle: number }) {
  const { fill, line } = paintOf(seat)
  return (
    <g transform={`rotate(${angle})`}>
      <rect x="-33" y="-9" width="66" height="18" rx="6" fill="#fff" fillOpacity=".7" />
      <rect x="-31" y="-7" width="62" height="14" rx="4" fill={fill} stroke={line} strokeWidth="2.8" />
      <g transform={`rotate(${-angle}) scale(.86)`}>
        <LookShape look={pieceLook(seat)} />
      </g>
    </g>
  )
}

export function SettlementPiece({ seat }: { seat: number }) {
  const { fill, line } = paintOf(seat)
  return (
    <g strokeLinejoin="round">
      <path d={SETTLEMENT} fill="none" stroke="#fff" strokeWidth="8" strokeOpacity=".8" />
      <path d={SETTLEMENT} fill={fill} stroke={line} strokeWidth="3.4" />
      <path d="M-20,-5L0,-23L20,-5L20,-1L0,-18L-20,-1Z" fillOpacity=".16" />
      <g transform="translate(0 4) scale(1.45)">
        <LookShape look={pieceLook(seat)} />
      </g>
    </g>
  )
}

export function CityPiece({ seat }: { seat: number }) {
  const { fill, line, mark } = paintOf(seat)
  return (
    <g strokeLinejoin="round">
      <path d={CITY} fill="none" stroke="#fff" strokeWidth="8" strokeOpacity=".8" />
      <path d={CITY} fill={fill} stroke={line} strokeWidth="3.4" />
      <path d="M-8,-20L9,-35L28,-20V-15L9,-29L-8,-15ZM-30,-4H-8V1H-30Z" fillOpacity=".16" />
      <path d="M-8,-4V20" stroke={line} strokeWidth="2" strokeOpacity=".55" />
      <g transform="translate(10 1) scale(1.75)">
        <LookShape look={pieceLook(seat)} />
      </g>
      <path d="M-24,7h4v6h-4zM-17,7h4v6h-4z" fill={mark} fillOpacity=".85" />
    </g>
  )
}

/** Stands right of the number, never on it. */
export const ROBBER_OFFSET = { x: 52, y: 8 }

export function RobberPiece() {
  return <use href="#isle-robber" transform="scale(1.05)" />
}

/** The number of a hex with its pips; 6 and 8 are red and have five. */
export const Token = memo(function Token({
  hex,
  number,
  isRobbed,
}: {
  hex: number
  number: number
  isRobbed: boolean
}) {
  const { x, y } = HEX_PLACES[hex]!
  const count = pips(number)
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`${css.token} ${count === 5 ? css.hot : ''} ${isRobbed ? css.robbed : ''}`}>
        <circle r="35" cy="2.5" fill="#000" fillOpacity=".25" />
        <circle r="34" fill="var(--token)" stroke="var(--token-line)" strokeWidth="2" />
        <circle r="29.5" fill="none" stroke="var(--token-line)" strokeOpacity=".6" />
        <text y="9">{number}</text>
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place.
          <circle key={i} className={css.pip} cx={(i - (count - 1) / 2) * 7.2} cy="19" r="2.7" />
        ))}
      </g>
    </g>
  )
})

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
