import { type ReactNode, useState } from 'react'
import type { Box } from '../../help/picture.tsx'
import { Hex } from '../island/ground.tsx'
import { HarbourSign } from '../island/harbour-sign.tsx'
import { ensureIslandDefs } from '../island/island-defs.ts'
import { CityPiece, ROBBER_OFFSET, RoadPiece, RobberPiece, SettlementPiece } from '../island/piece.tsx'
import { SHADE } from '../island/pieces.tsx'
import { EDGE_PLACES, HEX_PLACES, type Place, VERTEX_PLACES } from '../island/places.ts'
import { Token } from '../island/token.tsx'
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
