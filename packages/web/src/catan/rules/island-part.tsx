import type { Resource } from '@serai/catan'
import { type ReactNode, useState } from 'react'
import type { Box } from '../../help/picture.tsx'
import { Cross } from '../../help/picture.tsx'
import { ensureIslandDefs, Hex } from '../island/ground.tsx'
import { HarbourSign } from '../island/harbour-sign.tsx'
import { CityPiece, ROBBER_OFFSET, RoadPiece, RobberPiece, SettlementPiece, SHADE, Token } from '../island/pieces.tsx'
import { EDGE_PLACES, HEX_PLACES, type Place, VERTEX_PLACES } from '../island/places.ts'
import { harbourOf, hexOf, type Scene } from './scene.ts'

const at = ({ x, y }: Place): string => `translate(${x} ${y})`

/** A piece of the island in the sea, drawn with the parts of the board. */
export function IslandPart({ scene, box, children }: { scene: Scene; box: Box; children?: ReactNode }) {
  useState(ensureIslandDefs)
  const { hexes, buildings, roads, harbours = [], robber } = scene
  const coast = hexes
    .map((hex) => HEX_PLACES[hex]!)
    .map(({ x, y }) => `M${x},${y - 100}l86.6,50v100l-86.6,50l-86.6,-50v-100z`)
    .join('')
  return (
    <>
      <rect {...box} fill="url(#isle-sea)" />
      <g strokeLinejoin="round" fill="none">
        <path d={coast} stroke="var(--shallow)" strokeWidth="46" strokeOpacity=".38" />
        <path d={coast} stroke="var(--sand-2)" strokeWidth="25" />
        <path d={coast} fill="var(--sand)" stroke="var(--sand)" strokeWidth="19" />
      </g>
      {harbours.map((place) => (
        <HarbourSign key={place} place={place} kind={harbourOf(place).kind} isMine={false} />
      ))}
      {hexes.map((hex) => (
        <Hex key={hex} hex={hex} terrain={hexOf(hex).terrain} isMirrored={false} />
      ))}
      {robber === undefined ? null : (
        <path d={SHADE} transform={at(HEX_PLACES[robber]!)} fill="#15110d" fillOpacity=".42" />
      )}
      {hexes.map((hex) => (
        <Token key={hex} hex={hex} number={hexOf(hex).number} isRobbed={hex === robber} />
      ))}
      {roads.map(({ edge, seat }) => (
        <g key={edge} transform={at(EDGE_PLACES[edge]!)}>
          <RoadPiece seat={seat} angle={EDGE_PLACES[edge]!.angle} />
        </g>
      ))}
      {robber === undefined ? null : (
        <g transform={`${at(HEX_PLACES[robber]!)} ${at(ROBBER_OFFSET)}`}>
          <RobberPiece />
        </g>
      )}
      {buildings.map(({ vertex, seat, isCity }) => (
        <g key={vertex} transform={at(VERTEX_PLACES[vertex]!)}>
          {isCity ? <CityPiece seat={seat} /> : <SettlementPiece seat={seat} />}
        </g>
      ))}
      {children}
    </>
  )
}

/** What lies on a card; null: whatever one likes. */
type Yield = Resource | null

interface YieldRowProps {
  readonly place: Place
  /** What leads to the cards, around its own middle. */
  readonly children: ReactNode
  readonly resources: readonly Yield[]
  /** The card does not come. */
  readonly isCrossed?: boolean
}

/** Something, an arrow, and the cards that come of it. */
export function YieldRow({ place, children, resources, isCrossed = false }: YieldRowProps) {
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
        <ResourceCards resources={resources} />
        {isCrossed ? <Cross place={{ x: 0, y: 0 }} size={1.2} /> : null}
      </g>
    </g>
  )
}

/** Cards side by side, the first around the middle. */
export function ResourceCards({ resources }: { resources: readonly Yield[] }) {
  return resources.map((resource, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are their places.
    <g key={index} transform={`translate(${index * 34} ${index * 5})`}>
      <rect x="-22" y="-31" width="44" height="62" rx="9" fill="var(--raised)" stroke="var(--line-2)" strokeWidth="2" />
      <rect x="-17" y="-26" width="34" height="52" rx="6" fill={`var(--res-${resource ?? 'any'})`} fillOpacity=".3" />
      {resource ? (
        <use href={`#i-${resource}`} x="-16" y="-16" width="32" height="32" />
      ) : (
        <text y="11" textAnchor="middle" fontSize="32" fontWeight="700" fill="var(--ink)">
          ?
        </text>
      )}
    </g>
  ))
}
