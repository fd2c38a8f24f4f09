import { Count, Picture } from '../../help/picture.tsx'
import { EDGE_PLACES } from '../island/places.ts'
import { IslandPart } from './island-part.tsx'
import { BROKEN_LINE, BROKEN_ROAD, type Scene, WHOLE_LINE, WHOLE_ROAD } from './scene.ts'
import { useRules } from './use-rules.ts'

const BOX = { x: -50, y: 10, width: 446, height: 280 }
const GAP = 14

/** R118, R119: a line of five with a fork that is not added, and one that somebody has broken. */
export function RoadDrawing() {
  const rules = useRules()
  return (
    <Picture label={rules.pictures.road} box={{ ...BOX, height: 2 * BOX.height + GAP }}>
      <Road scene={WHOLE_ROAD} line={WHOLE_LINE} />
      <g transform={`translate(0 ${BOX.height + GAP})`}>
        <Road scene={BROKEN_ROAD} line={BROKEN_LINE} />
      </g>
    </Picture>
  )
}

function Road({ scene, line }: { scene: Scene; line: readonly number[] }) {
  return (
    <IslandPart scene={scene} box={BOX}>
      {line.map((edge, index) => (
        <Count key={edge} place={EDGE_PLACES[edge]!} value={index + 1} />
      ))}
    </IslandPart>
  )
}
