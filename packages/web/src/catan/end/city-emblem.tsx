import { LookShape } from '../../ui/seat-mark.tsx'
import { pieceLook } from '../piece-look.ts'

const HALL = 'M-30,20V-4H-8V-20L9,-35L28,-20V20Z'

/** The winner's city; nothing where nobody won. */
export function CityEmblem({ seat }: { seat: number | null }) {
  if (seat === null) return null
  const look = pieceLook(seat)
  const { colour } = look
  return (
    <svg viewBox="-46 -52 92 90" aria-hidden="true">
      <g transform="translate(0 4) scale(1.2)" strokeLinejoin="round">
        <path d={HALL} fill="none" stroke="#fff" strokeWidth="8" opacity=".8" />
        <path d={HALL} fill={`var(--${colour})`} stroke={`var(--${colour}-line)`} strokeWidth="3.4" />
        <path
          d="M-8,-20L9,-35L28,-20V-15L9,-29L-8,-15ZM-30,-4H-8V1H-30ZM-24,7h4v6h-4zM-17,7h4v6h-4z"
          fill={`var(--${colour}-line)`}
          opacity=".4"
        />
        <path d="M-8,-4V20" stroke={`var(--${colour}-line)`} strokeWidth="2" opacity=".55" />
        <g transform="translate(10 1) scale(1.75)">
          <LookShape look={look} />
        </g>
      </g>
    </svg>
  )
}
