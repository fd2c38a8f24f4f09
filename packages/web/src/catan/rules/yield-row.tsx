import type { Resource } from '@serai/catan'
import type { ReactNode } from 'react'
import { Cross } from '../../help/picture.tsx'
import type { Place } from '../island/places.ts'

/** What lies on a card; null: whatever one likes. */
type Good = Resource | null

interface Props {
  readonly place: Place
  /** What leads to the cards, around its own middle. */
  readonly children: ReactNode
  readonly goods: readonly Good[]
  /** The card does not come. */
  readonly isCrossed?: boolean
}

/** Something, an arrow, and the cards that come of it. */
export function YieldRow({ place, children, goods, isCrossed = false }: Props) {
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      {children}
      <path
        d="M46,0H76M66,-10L77,0L66,10"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(114 0)">
        <GoodCards goods={goods} />
        {isCrossed ? <Cross place={{ x: 0, y: 0 }} size={1.2} /> : null}
      </g>
    </g>
  )
}

/** Cards side by side, the first around the middle. */
export function GoodCards({ goods }: { goods: readonly Good[] }) {
  return goods.map((good, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are their places.
    <g key={index} transform={`translate(${index * 34} ${index * 5})`}>
      <rect x="-22" y="-31" width="44" height="62" rx="9" fill="var(--raised)" stroke="var(--line-2)" strokeWidth="2" />
      <rect x="-17" y="-26" width="34" height="52" rx="6" fill={`var(--res-${good ?? 'any'})`} fillOpacity=".3" />
      {good ? (
        <use href={`#i-${good}`} x="-16" y="-16" width="32" height="32" />
      ) : (
        <text y="11" textAnchor="middle" fontSize="32" fontWeight="700" fill="var(--ink)">
          ?
        </text>
      )}
    </g>
  ))
}
