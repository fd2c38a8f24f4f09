import type { Harbour } from '@serai/catan'
import css from './island.module.css'
import { HARBOUR_PLACES } from './places.ts'

/** A plaque in the water with what it trades and at which rate, and a plank pier to both corners. */
export function HarbourSign({ place, kind, isMine }: { place: number; kind: Harbour; isMine: boolean }) {
  const { x, y, piers } = HARBOUR_PLACES[place]!
  const resource = kind === '3:1' ? 'any' : kind
  return (
    <g>
      {piers.map(({ from, to }) => {
        const plank = `M${from.x},${from.y}L${to.x},${to.y}`
        return (
          <g key={plank}>
            <path d={plank} stroke="var(--pier-2)" strokeWidth="11" />
            <path d={plank} stroke="var(--pier)" strokeWidth="8.5" strokeDasharray="3.4 1.3" />
          </g>
        )
      })}
      <g transform={`translate(${x} ${y})`}>
        <g className={css.harbour}>
          <rect x="-27" y="-31" width="54" height="68" rx="15" fill="#000" fillOpacity=".22" />
          {isMine && <rect x="-32" y="-39" width="64" height="78" rx="19" fill="var(--lit)" />}
          <rect
            x="-27"
            y="-34"
            width="54"
            height="68"
            rx="15"
            fill="var(--token)"
            stroke={`var(--res-${resource})`}
            strokeWidth="4.5"
          />
          <use href={`#i-${resource}`} x="-17" y="-31" width="34" height="34" />
          <text y="24">{kind === '3:1' ? '3:1' : '2:1'}</text>
          {isMine && (
            <g fill="none" stroke="var(--lit-line)">
              <rect x="-31.5" y="-38.5" width="63" height="77" rx="18.5" strokeWidth="4" />
              <circle cx="27" cy="-34" r="8" fill="var(--lit-line)" stroke="var(--lit)" strokeWidth="3" />
            </g>
          )}
        </g>
      </g>
    </g>
  )
}
