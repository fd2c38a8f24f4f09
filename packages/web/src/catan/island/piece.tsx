import { LookShape } from '../../ui/seat-mark.tsx'
import { pieceLook } from '../piece-look.ts'

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
