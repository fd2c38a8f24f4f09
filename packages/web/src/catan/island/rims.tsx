import { memo } from 'react'
import css from './island.module.css'
import { HEX_PLACES, VIEW_BOX } from './places.ts'

const RIM = 'M0,-84L72.7,-42V42L0,84L-72.7,42V-42Z'
const OUTER = 'M0,-90L77.9,-45V45L0,90L-77.9,45V-45Z'

interface RimsProps {
  /** Hexes that may be chosen. */
  readonly lit: readonly number[]
  readonly previewed: number | null
  readonly glowing: readonly number[]
}

/** Hexes light up at their rim, below the pieces that stand on it. */
export const Rims = memo(
  function Rims({ lit, previewed, glowing }: RimsProps) {
    const at = (hex: number) => `translate(${HEX_PLACES[hex]!.x} ${HEX_PLACES[hex]!.y})`
    return (
      <>
        {glowing.length > 0 && (
          <svg key={glowing.join()} className={`${css.layer} ${css.glowing}`} viewBox={VIEW_BOX} aria-hidden="true">
            {glowing.map((hex) => (
              <path key={hex} d={OUTER} transform={at(hex)} className={css.glow} />
            ))}
          </svg>
        )}
        <svg className={`${css.layer} ${css.rims}`} viewBox={VIEW_BOX} aria-hidden="true">
          <g className={css.litRims}>
            {lit.map(
              (hex) =>
                hex !== previewed && (
                  <g key={hex} transform={at(hex)}>
                    <path d={RIM} stroke="var(--lit-line)" strokeWidth="13" />
                    <path d={RIM} stroke="var(--lit)" strokeWidth="5.5" />
                  </g>
                ),
            )}
          </g>
          {previewed !== null && <path d={OUTER} transform={at(previewed)} className={css.previewRim} />}
        </svg>
      </>
    )
  },
  (a, b) => a.previewed === b.previewed && a.lit.join() === b.lit.join() && a.glowing.join() === b.glowing.join(),
)
