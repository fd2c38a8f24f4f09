import type { CatanState } from '@serai/catan'
import type { MiniatureProps } from '../../games/registry.ts'
import { LookShape } from '../../ui/seat-mark.tsx'
import { pieceLook } from '../piece-look.ts'
import css from './island.module.css'
import { islandModel } from './island-model.ts'
import { EDGE_PLACES, HEX_PLACES, VERTEX_PLACES } from './places.ts'

const HEX = 'M0,-95L82.3,-47.5V47.5L0,95L-82.3,47.5V-47.5Z'
const FILLS = {
  forest: 'var(--forest-0)',
  hills: 'var(--hills-0)',
  pasture: 'var(--pasture-0)',
  fields: 'var(--fields-0)',
  mountains: 'var(--mount-0)',
  desert: 'var(--desert-0)',
}

/** An island as large as a stamp: terrains and who stands where, everything else left out and the pieces larger. */
export function CatanMiniature({ state }: MiniatureProps) {
  const model = islandModel(state as CatanState)
  return (
    <svg className={css.miniature} viewBox="-480 -450 960 900" aria-hidden="true">
      {model.hexes.map(({ hex }) => (
        <path
          key={hex}
          d={HEX}
          transform={at(HEX_PLACES[hex]!)}
          fill="var(--sand)"
          stroke="var(--sand)"
          strokeWidth="44"
        />
      ))}
      {model.hexes.map(({ hex, terrain, hasRobber, number }) => (
        <g key={hex} transform={at(HEX_PLACES[hex]!)}>
          <path d={HEX} fill={FILLS[terrain]} />
          {number > 0 && (
            <circle r="26" fill={hasRobber ? 'var(--robber)' : 'var(--token)'} opacity={hasRobber ? 1 : 0.85} />
          )}
        </g>
      ))}
      {model.roads.map(({ edge, seat }) => {
        const place = EDGE_PLACES[edge]!
        return (
          <g key={edge} transform={`${at(place)} rotate(${place.angle})`}>
            <rect x="-42" y="-13" width="84" height="26" fill={paint(seat)} stroke={line(seat)} strokeWidth="4" />
          </g>
        )
      })}
      {model.buildings.map(({ vertex, seat, isCity }) => (
        <g key={vertex} transform={`${at(VERTEX_PLACES[vertex]!)} scale(${isCity ? 1.5 : 1.1})`}>
          <circle r="30" fill={paint(seat)} stroke={line(seat)} strokeWidth="6" />
          <g transform="scale(2.6)">
            <LookShape look={pieceLook(seat)} />
          </g>
        </g>
      ))}
    </svg>
  )
}

const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x} ${y})`
const paint = (seat: number): string => `var(--${pieceLook(seat).colour})`
const line = (seat: number): string => `var(--${pieceLook(seat).colour}-line)`
