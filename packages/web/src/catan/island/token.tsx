import { pips } from '@serai/catan'
import { memo } from 'react'
import css from './island.module.css'
import { HEX_PLACES } from './places.ts'

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
