import { geometry } from '@serai/catan'
import { type Advice, type BoardPicture, HEAT_COLOURS, heatColour } from '@serai/lab'
import { memo } from 'react'
import { RoadPiece, SettlementPiece } from '../catan/island/pieces.tsx'
import { EDGE_PLACES, type Place, VERTEX_PLACES, VIEW_BOX } from '../catan/island/places.ts'
import { useText } from '../text/language.ts'
import { SHOWN } from './advice-panel.tsx'
import { isRoadNext } from './draft.ts'
import styles from './heat-map.module.css'
import type { Draft } from './use-draft.ts'

const { EDGE_A, EDGE_B } = geometry
/** From this colour on what stands inside is white. */
const FIRST_DARK = 3

const at = ({ x, y }: Place): string => `translate(${x} ${y})`

interface Props {
  readonly advice: Advice
  /** By vertex. */
  readonly pips: ArrayLike<number>
  readonly hasHeat: boolean
  /** The settlement stands: only the road is advised. */
  readonly isRoad: boolean
}

/** A disc for every free corner, what the others would place first, and the best four as numbered rings. */
export const HeatLayer = memo(function HeatLayer({ advice, pips, hasHeat, isRoad }: Props) {
  const best = advice.places.slice(0, SHOWN)
  const taken = new Set(best.map(({ vertex }) => vertex))
  return (
    <svg className={styles.layer} viewBox={VIEW_BOX} aria-hidden="true">
      {hasHeat &&
        advice.heat.map((heat, vertex) =>
          heat === null || taken.has(vertex) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the corner.
            <Disc key={vertex} place={VERTEX_PLACES[vertex]!} heat={heat} pips={pips[vertex]!} />
          ),
        )}
      <g opacity=".62">
        {advice.foreseen.map(({ seat, vertex, edge }) => (
          <g key={vertex}>
            <g transform={at(EDGE_PLACES[edge]!)}>
              <RoadPiece seat={seat} angle={EDGE_PLACES[edge]!.angle} />
            </g>
            <g transform={at(VERTEX_PLACES[vertex]!)}>
              <SettlementPiece seat={seat} />
            </g>
          </g>
        ))}
      </g>
      {best.map(({ vertex, edge }) => (
        <Way key={vertex} vertex={vertex} edge={edge} />
      ))}
      {!isRoad && best.map(({ vertex }, i) => <Ring key={vertex} place={VERTEX_PLACES[vertex]!} rank={i + 1} />)}
    </svg>
  )
})

function Disc({ place, heat, pips }: { place: Place; heat: number; pips: number }) {
  const colour = heatColour(heat)
  const isDark = (HEAT_COLOURS as readonly string[]).indexOf(colour) >= FIRST_DARK
  return (
    <g transform={at(place)}>
      <circle r={14 + 8 * heat} fill={colour} stroke={isDark ? '#fff' : '#4a4030'} strokeWidth="2" />
      <text y="6.5" className={styles.pips} fill={isDark ? '#fff' : '#2a241c'}>
        {pips}
      </text>
    </g>
  )
}

/** The road beside a settlement, as a dashed line. */
function Way({ vertex, edge }: { vertex: number; edge: number }) {
  const from = VERTEX_PLACES[vertex]!
  const to = VERTEX_PLACES[EDGE_A[edge] === vertex ? EDGE_B[edge]! : EDGE_A[edge]!]!
  const along = (share: number): string => `${from.x + share * (to.x - from.x)},${from.y + share * (to.y - from.y)}`
  const line = `M${along(0.3)}L${along(0.82)}`
  return (
    <g strokeLinecap="round">
      <path d={line} stroke="#fffbe9" strokeWidth="15" />
      <path d={line} stroke="#0c6b6a" strokeWidth="8" strokeDasharray="11 12" />
    </g>
  )
}

function Ring({ place, rank }: { place: Place; rank: number }) {
  return (
    <g transform={at(place)}>
      <circle r="35" fill="#fffbe9" opacity=".9" />
      <circle r="35" fill="none" stroke="#0c6b6a" strokeWidth="5" />
      <circle r="27" fill={HEAT_COLOURS.at(-1)} />
      <text y="11" className={styles.rank}>
        {rank}
      </text>
    </g>
  )
}

/** What the colours of the heat map mean. */
export function HeatKey() {
  const { lab } = useText()
  return (
    <p className={styles.key} role="img" aria-label={lab.key}>
      <span>{lab.weak}</span>
      <i>
        {HEAT_COLOURS.map((colour) => (
          <u key={colour} style={{ background: colour }} />
        ))}
      </i>
      <span>{lab.strong}</span>
    </p>
  )
}

type Marks = Pick<BoardPicture, 'position' | 'advice'>

/** What lies on the island on the screen, for a picture of it. */
export function marksOnScreen({ state, advice }: Pick<Draft, 'state' | 'advice'>, hasHeat: boolean): Marks {
  if (!advice) return { position: state }
  // The settlement stands: no ring is drawn over it.
  const places: Advice['places'] = isRoadNext(state) ? [] : advice.places
  return { position: state, advice: { heat: hasHeat ? advice.heat : [], foreseen: advice.foreseen, places } }
}
