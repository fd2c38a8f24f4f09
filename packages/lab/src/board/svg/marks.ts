import { VERTEX_IDS } from '@serai/catan'
import type { Placement } from '../draft/draft-state.ts'
import { at, between, endsOf, line, round, VERTEX_POINTS } from './geometry.ts'

/** Sand to deep glaze. */
export const HEAT_COLOURS = ['#f3ead2', '#cfe3cf', '#8fcabd', '#3e9f98', '#0c6b6a', '#053f40'] as const
const FIRST_WHITE = 3

export function heatColour(heat: number): string {
  return HEAT_COLOURS[Math.min(HEAT_COLOURS.length - 1, Math.floor(heat * HEAT_COLOURS.length))]!
}

/** A disc for every free vertex: darker and larger the better, its pips inside. */
export function heatMap(heat: readonly (number | null)[], pips: ArrayLike<number>): string {
  return heat
    .map((value, vertex) => {
      if (value === null) return ''
      const colour = heatColour(value)
      const isDark = (HEAT_COLOURS as readonly string[]).indexOf(colour) >= FIRST_WHITE
      const size = Math.round(10 * (14 + 8 * value)) / 10
      return `<g transform="${at(VERTEX_POINTS[vertex]!)}"><circle r="${size}" fill="${colour}" stroke="${isDark ? '#fff' : '#4a4030'}" stroke-width="2"/><text y="6.5" class="sb-p" fill="${isDark ? '#fff' : '#2a241c'}">${pips[vertex]}</text>${named(vertex)}</g>`
    })
    .join('')
}

/** What a pointer that rests on it is told. */
const named = (vertex: number): string => `<title>${VERTEX_IDS[vertex]}</title>`

/** Large numbered rings on the best places, and the road to build beside each. */
export function bestPlaces(places: readonly { readonly vertex: number; readonly edge: number }[]): string {
  const roads = places.map(({ vertex, edge }) => {
    const [a, b] = endsOf(edge)
    const here = VERTEX_POINTS[vertex]!
    const far = here === a ? b : a
    const path = line(between(here, far, 0.3), between(here, far, 0.82))
    return `<path d="${path}" stroke="#fffbe9" stroke-width="15" stroke-linecap="round"/><path d="${path}" stroke="#0c6b6a" stroke-width="8" stroke-linecap="round" stroke-dasharray="11 12"/>`
  })
  const rings = places.map(
    ({ vertex }, i) =>
      `<g transform="${at(VERTEX_POINTS[vertex]!)}"><circle r="35" fill="#fffbe9" opacity=".9"/><circle r="35" fill="none" stroke="#0c6b6a" stroke-width="5"/><circle r="27" fill="#053f40"/><text y="11" class="sb-r">${i + 1}</text>${named(vertex)}</g>`,
  )
  return [...roads, ...rings].join('')
}

interface SeatStyle {
  readonly fill: string
  readonly line: string
  readonly mark: string
}

/** Red disc, blue diamond, white cross, orange triangle: the shape says the seat without the colour. */
const SEATS: readonly SeatStyle[] = [
  { fill: '#b0182c', line: '#4f0410', mark: '<circle r="6" fill="#fff"/>' },
  { fill: '#2459b8', line: '#0b2456', mark: '<path d="M0,-8L7,0L0,8L-7,0Z" fill="#fff"/>' },
  { fill: '#fdfaf2', line: '#3a342b', mark: '<path d="M-7,0H7M0,-7V7" stroke="#3a342b" stroke-width="4"/>' },
  { fill: '#f29222', line: '#5c2f00', mark: '<path d="M0,-7L7.5,6H-7.5Z" fill="#3d1f00"/>' },
]

/** The settlements and roads on a board. */
export interface PlacedPieces {
  readonly settlements: readonly { readonly seat: number; readonly vertex: number }[]
  readonly roads: readonly { readonly seat: number; readonly edge: number }[]
}

export function pieces({ settlements, roads }: PlacedPieces): string {
  return [
    ...roads.map(({ seat, edge }) => road(edge, SEATS[seat]!)),
    ...settlements.map(({ seat, vertex }) => house(vertex, SEATS[seat]!)),
  ].join('')
}

/** At which shoulder of a settlement its number stands, 1 right or -1 left: not on its road. */
export function orderSide({ vertex, edge }: Placement): 1 | -1 {
  const here = VERTEX_POINTS[vertex]!
  const isUpRight = endsOf(edge).some(({ x, y }) => x > here.x && y < here.y)
  return isUpRight ? -1 : 1
}

/** When each settlement is placed: dark where it stands already. */
export function orderNumbers(placements: readonly (Placement & { readonly isPlaced: boolean })[]): string {
  return placements
    .map(({ isPlaced, ...one }, i) => {
      const { x, y } = VERTEX_POINTS[one.vertex]!
      const [paper, ink] = isPlaced ? ['#2a241c', '#fffbe9'] : ['#fffbe9', '#2a241c']
      return `<g transform="${at({ x: round(x + 25 * orderSide(one)), y: y - 25 })}"><circle r="18" fill="${paper}" stroke="#2a241c" stroke-width="2.5"/><text y="7.5" class="sb-o" fill="${ink}">${i + 1}</text></g>`
    })
    .join('')
}

/** What is not there yet. */
export function faintPieces(placed: PlacedPieces): string {
  return `<g opacity=".62">${pieces(placed)}</g>`
}

function road(edge: number, { fill, line: dark }: SeatStyle): string {
  const [a, b] = endsOf(edge)
  const path = line(between(a, b, 0.2), between(a, b, 0.8))
  return `<path d="${path}" stroke="#fff" stroke-width="20"/><path d="${path}" stroke="${dark}" stroke-width="16"/><path d="${path}" stroke="${fill}" stroke-width="11"/>`
}

function house(vertex: number, { fill, line: dark, mark }: SeatStyle): string {
  const shape = 'M-20,-4L0,-24L20,-4V20H-20Z'
  return `<g transform="${at(VERTEX_POINTS[vertex]!)}" stroke-linejoin="round"><path d="${shape}" fill="#fff" stroke="#fff" stroke-width="8"/><path d="${shape}" fill="${fill}" stroke="${dark}" stroke-width="3.5"/><g transform="translate(0 5)">${mark}</g></g>`
}
