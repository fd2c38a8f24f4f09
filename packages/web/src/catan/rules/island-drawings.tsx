import { RESOURCES, type Resource, TERRAINS } from '@serai/catan'
import { type Box, Count, Cross, Picture, Ring, Tick } from '../../help/picture.tsx'
import { Die } from '../../narde/board/dice.tsx'
import { CityPiece, SettlementPiece, Token } from '../island/pieces.tsx'
import { EDGE_PLACES, HEX_PLACES, VERTEX_PLACES } from '../island/places.ts'
import { IslandPart, ResourceCards, YieldRow } from './island-part.tsx'
import {
  BLUE,
  BROKEN_LINE,
  BROKEN_ROAD,
  DISTANCE_SCENE,
  FAR_ENOUGH,
  FREE_HARBOUR_CORNERS,
  HARBOUR_SCENE,
  hexOf,
  ISLAND_SCENE,
  RED,
  ROBBER_SCENE,
  ROLL_SCENE,
  ROLLED,
  type Scene,
  TOO_NEAR,
  WHOLE_LINE,
  WHOLE_ROAD,
} from './scene.ts'
import { useRules } from './use-rules.ts'

const resourceOf = (hex: number): Resource => RESOURCES[TERRAINS.indexOf(hexOf(hex).terrain)]!

/** The number of a hex around its own middle. */
function HexNumber({ hex }: { hex: number }) {
  const { x, y } = HEX_PLACES[hex]!
  return (
    <g transform={`translate(${-x} ${-y})`}>
      <Token hex={hex} number={hexOf(hex).number} isRobbed={false} />
    </g>
  )
}

/** The part of a picture that has its cards, right of the sea. */
function Margin({ box: { x, y, width, height } }: { box: Box }) {
  return <rect x={x} y={y} width={width} height={height} fill="var(--surface)" />
}

const THREE_HEXES = { x: 46, y: -140, width: 428, height: 430 }
const BESIDE_THREE = { x: 474, y: -140, width: 202, height: 430 }
const WITH_MARGIN = { ...THREE_HEXES, width: 630 }

/** Three hexes meet at a corner: what each of them gives to a building there. */
export function IslandDrawing() {
  const rules = useRules()
  return (
    <Picture label={rules.pictures.island} box={WITH_MARGIN}>
      <IslandPart scene={ISLAND_SCENE} box={THREE_HEXES} />
      <Margin box={BESIDE_THREE} />
      {ISLAND_SCENE.hexes.map((hex, row) => (
        <YieldRow key={hex} place={{ x: 528, y: -45 + row * 120 }} resources={[resourceOf(hex)]}>
          <HexNumber hex={hex} />
        </YieldRow>
      ))}
    </Picture>
  )
}

const TWO_HEXES = { x: 46, y: -140, width: 428, height: 280 }

/** R47: a settlement gets one card, a city two. */
export function RollDrawing() {
  const rules = useRules()
  const resource = resourceOf(ROLLED.hex)
  return (
    <Picture label={rules.pictures.roll} box={{ ...TWO_HEXES, width: 660 }}>
      <IslandPart scene={ROLL_SCENE} box={TWO_HEXES} />
      <Margin box={{ x: 474, y: -140, width: 232, height: 280 }} />
      {ROLLED.dice.map((value, index) => (
        <g key={value} transform={`translate(${560 + index * 62} -92) scale(1.15)`}>
          <Die value={value} />
        </g>
      ))}
      <YieldRow place={{ x: 526, y: -8 }} resources={[resource]}>
        <SettlementPiece seat={RED} />
      </YieldRow>
      <YieldRow place={{ x: 526, y: 82 }} resources={[resource, resource]}>
        <CityPiece seat={BLUE} />
      </YieldRow>
    </Picture>
  )
}

const DISTANCE_BOX = { x: -50, y: -135, width: 446, height: 425 }

/** R84: the next corners of every building stay free. */
export function DistanceDrawing() {
  const rules = useRules()
  return (
    <Picture label={rules.pictures.distance} box={DISTANCE_BOX}>
      <IslandPart scene={DISTANCE_SCENE} box={DISTANCE_BOX}>
        {TOO_NEAR.map((vertex) => (
          <Cross key={vertex} place={VERTEX_PLACES[vertex]!} />
        ))}
        <Tick place={VERTEX_PLACES[FAR_ENOUGH]!} />
      </IslandPart>
    </Picture>
  )
}

export function RobberDrawing() {
  const rules = useRules()
  return (
    <Picture label={rules.pictures.robber} box={WITH_MARGIN}>
      <IslandPart scene={ROBBER_SCENE} box={THREE_HEXES} />
      <Margin box={BESIDE_THREE} />
      {ROBBER_SCENE.hexes.map((hex, row) => (
        <YieldRow
          key={hex}
          place={{ x: 528, y: -45 + row * 120 }}
          resources={[resourceOf(hex)]}
          isCrossed={hex === ROBBER_SCENE.robber}
        >
          <HexNumber hex={hex} />
        </YieldRow>
      ))}
    </Picture>
  )
}

const HARBOUR_BOX = { x: 118, y: -135, width: 440, height: 485 }

/** R20: a harbour serves two corners. */
export function HarbourDrawing() {
  const rules = useRules()
  return (
    <Picture label={rules.pictures.harbour} box={{ ...HARBOUR_BOX, width: 680 }}>
      <IslandPart scene={HARBOUR_SCENE} box={HARBOUR_BOX}>
        {FREE_HARBOUR_CORNERS.map((vertex) => (
          <Ring key={vertex} place={VERTEX_PLACES[vertex]!} />
        ))}
      </IslandPart>
      <Margin box={{ x: 558, y: -135, width: 240, height: 485 }} />
      <Swap y={10} resources={['brick', 'brick', 'brick']} />
      <Swap y={190} resources={['sheep', 'sheep']} />
    </Picture>
  )
}

function Swap({ y, resources }: { y: number; resources: readonly Resource[] }) {
  return (
    <g transform={`translate(${660 - resources.length * 22} ${y})`}>
      <ResourceCards resources={resources} />
      <g transform={`translate(${resources.length * 34 - 52} 0)`}>
        <YieldRow place={{ x: 0, y: 0 }} resources={[null]}>
          {null}
        </YieldRow>
      </g>
    </g>
  )
}

const ROAD_BOX = { x: -50, y: 10, width: 446, height: 280 }
const ROAD_GAP = 14

/** R118, R119: a line of five with a fork that is not added, and one that somebody has broken. */
export function RoadDrawing() {
  const rules = useRules()
  return (
    <Picture label={rules.pictures.road} box={{ ...ROAD_BOX, height: 2 * ROAD_BOX.height + ROAD_GAP }}>
      <Road scene={WHOLE_ROAD} line={WHOLE_LINE} />
      <g transform={`translate(0 ${ROAD_BOX.height + ROAD_GAP})`}>
        <Road scene={BROKEN_ROAD} line={BROKEN_LINE} />
      </g>
    </Picture>
  )
}

function Road({ scene, line }: { scene: Scene; line: readonly number[] }) {
  return (
    <IslandPart scene={scene} box={ROAD_BOX}>
      {line.map((edge, index) => (
        <Count key={edge} place={EDGE_PLACES[edge]!} value={index + 1} />
      ))}
    </IslandPart>
  )
}
