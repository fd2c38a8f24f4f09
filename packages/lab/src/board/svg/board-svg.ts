import { type Board, buildingAt, type CatanState, geometry, roadAt } from '@serai/catan'
import type { Seat } from '@serai/kernel'
import { analyse } from '../analysis/analysis.ts'
import type { Advice } from '../draft/advice.ts'
import type { SetupPlan } from '../draft/setup-plan.ts'
import type { SeatFairness } from '../fairness/fairness-card.ts'
import { coast, harbours, hexes, tokens } from './island.ts'
import { bestPlaces, faintPieces, heatMap, orderNumbers, type PlacedPieces, pieces } from './marks.ts'
import { DESERT_DUNES } from './symbols/desert.ts'
import { FIELDS } from './symbols/fields.ts'
import { FOREST } from './symbols/forest.ts'
import { HILLS } from './symbols/hills.ts'
import { ICONS } from './symbols/icons.ts'
import { MOUNTAINS } from './symbols/mountains.ts'
import { PASTURE } from './symbols/pasture.ts'
import { SEA } from './symbols/sea.ts'

export interface BoardPicture {
  /** What the picture is called for those who cannot see it. */
  readonly title?: string
  /** Draws the heat map, what is foreseen, and the best places with their roads. */
  readonly advice?: Pick<Advice, 'heat' | 'foreseen' | 'places'>
  /** Draws the settlements and roads of a whole draft. */
  readonly seats?: readonly SeatFairness[]
  /** Draws a plan: its settlements and roads, numbered in the order of placing. */
  readonly plan?: Pick<SetupPlan, 'placements'>
  /** Draws what stands in a setup. */
  readonly position?: CatanState
  /** Lines in the sea that say what the marks mean. */
  readonly legend?: readonly string[]
}

const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Times New Roman",serif'
const SANS = '-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'
const STYLE = `.sb-n,.sb-h,.sb-p,.sb-r,.sb-o{text-anchor:middle;font-weight:700;font-variant-numeric:lining-nums}.sb-n{font-size:38px;font-family:${SERIF};letter-spacing:-1px}.sb-h{font-size:24px;font-family:${SANS};fill:#2a241c}.sb-p{font-size:19px;font-family:${SANS}}.sb-l{font-size:21px;font-weight:600;font-family:${SANS};fill:#fff}.sb-r{font-size:32px;font-family:${SERIF};fill:#fff}.sb-o{font-size:22px;font-family:${SERIF}}`
const DEFINITIONS = SEA + FOREST + PASTURE + FIELDS + HILLS + MOUNTAINS + DESERT_DUNES + ICONS
const VIEW = { x: -560, y: -510, width: 1120, height: 1020 }

/** A board as one self-contained SVG document. */
export function boardSvg(
  board: Board,
  { title = 'Catan board', advice, seats, plan, position, legend = [] }: BoardPicture = {},
): string {
  const { x, y, width, height } = VIEW
  const water = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sb-seaG)"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sb-waves)"/>`
  const marks = [
    advice ? heatMap(advice.heat, analyse(board).vertexPips) : '',
    seats ? pieces(piecesOf(seats.flatMap(({ placements }, seat) => placements.map((one) => ({ ...one, seat }))))) : '',
    plan ? pieces(piecesOf(plan.placements)) + orderNumbers(plan.placements) : '',
    position ? pieces(piecesIn(position)) : '',
    advice ? faintPieces(piecesOf(advice.foreseen)) : '',
    advice ? bestPlaces(advice.places) : '',
    ...legend.map(legendLine),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" style="max-width:100%;max-height:100vh" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title><style>${STYLE}</style><defs>${DEFINITIONS}</defs>${water}${coast()}${harbours(board)}${hexes(board)}${tokens(board)}${marks}</svg>\n`
}

/** In the lower left corner, the last line at the bottom. */
function legendLine(text: string, i: number, { length }: readonly string[]): string {
  const x = VIEW.x + 24
  const y = VIEW.y + VIEW.height - 24 - 27 * (length - 1 - i)
  return `<text x="${x}" y="${y}" class="sb-l">${escaped(text)}</text>`
}

const piecesOf = (placements: Advice['foreseen']): PlacedPieces => ({ settlements: placements, roads: placements })

function piecesIn(state: CatanState): PlacedPieces {
  const owned = (count: number, ownerAt: (at: number) => Seat | null) =>
    Array.from({ length: count }, (_, at) => ({ seat: ownerAt(at), at })).flatMap(({ seat, at }) =>
      seat === null ? [] : [{ seat, at }],
    )
  return {
    settlements: owned(geometry.VERTICES, (at) => buildingAt(state, at)?.seat ?? null).map(({ seat, at }) => ({
      seat,
      vertex: at,
    })),
    roads: owned(geometry.EDGES, (at) => roadAt(state, at)).map(({ seat, at }) => ({ seat, edge: at })),
  }
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
