import { type Board, geometry, HARBOURS, pips, TERRAINS } from '@serai/catan'
import { at, between, endsOf, HEX_POINTS, line, type Point, VERTEX_POINTS } from './geometry.ts'

const { HARBOUR_EDGES, HEX_VERTICES, HEXES } = geometry
const HEX = 'M0,-95.5L82.7,-47.8V47.8L0,95.5L-82.7,47.8V-47.8Z'
const RIM = 'M0,-94L81.4,-47V47L0,94L-81.4,47V-47Z'
const RINGS: { readonly [kind: string]: string } = {
  wood: '#3f6b45',
  brick: '#b4562f',
  sheep: '#86a544',
  wheat: '#d0992a',
  ore: '#69727c',
  '3:1': '#8a7753',
}
/** From the middle of its edge into the sea. */
const OFFSHORE = 66

/** The outline of all hexes: under it lies the sand, round it the shallows. */
const OUTLINE = Array.from({ length: HEXES }, (_, hex) => {
  const corners = [...HEX_VERTICES.subarray(6 * hex, 6 * hex + 6)].map((vertex) => VERTEX_POINTS[vertex]!)
  return `M${corners.map(({ x, y }) => `${x},${y}`).join('L')}Z`
}).join('')

export function coast(): string {
  const stroke = (colour: string, width: number, rest: string): string =>
    `<path d="${OUTLINE}" stroke="${colour}" stroke-width="${width}" ${rest}/>`
  return `<g stroke-linejoin="round">${stroke('#74b3bd', 92, 'fill="none" opacity=".3"')}${stroke('#a9d8d4', 58, 'fill="none" opacity=".45"')}${stroke('#cdb98a', 25, 'fill="#eadbb5"')}${stroke('#eadbb5', 19, 'fill="#eadbb5"')}</g>`
}

export function hexes({ terrain }: Board): string {
  return terrain
    .map((kind, hex) => {
      const name = TERRAINS[kind]!
      const mirror = hex % 2 === 0 ? '1 1' : '-1 1'
      return `<g transform="${at(HEX_POINTS[hex]!)}"><g clip-path="url(#sb-hx)"><use href="#sb-t-${name}" transform="scale(${mirror})"/><path d="${HEX}" fill="url(#sb-hexLight)"/></g><path d="${RIM}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5"/><path d="${HEX}" fill="none" stroke="#5a4a30" stroke-width="1.6" opacity=".5"/></g>`
    })
    .join('')
}

export function tokens({ number }: Board): string {
  return number.map((token, hex) => (token === 0 ? '' : numberToken(token, HEX_POINTS[hex]!))).join('')
}

function numberToken(number: number, point: Point): string {
  const count = pips(number)
  const ink = count === 5 ? '#b0182c' : '#2a241c'
  const dots = Array.from({ length: count }, (_, i) => {
    const x = Math.round(72 * (i - (count - 1) / 2)) / 10
    return `<circle cx="${x}" cy="19" r="2.7"/>`
  }).join('')
  return `<g transform="${at(point)}" fill="${ink}"><circle r="35" cy="2.5" fill="#000" opacity=".25"/><circle r="34" fill="#fbf5e4" stroke="#b9a77f" stroke-width="2"/><circle r="29.5" fill="none" stroke="#b9a77f" opacity=".6"/><text y="9" class="sb-n">${number}</text>${dots}</g>`
}

export function harbours({ harbour }: Board): string {
  return harbour.map((kind, place) => harbourAt(HARBOURS[kind]!, HARBOUR_EDGES[place]!)).join('')
}

function harbourAt(kind: string, edge: number): string {
  const [a, b] = endsOf(edge)
  const middle = between(a, b, 0.5)
  // The way out to sea is the one away from the hex of this edge.
  const inland = nearestHex(middle)
  const plaque = between(inland, middle, 1 + OFFSHORE / 86.6)
  const pier = (end: Point): string => {
    const path = line(between(end, plaque, 0.06), between(end, plaque, 0.62))
    return `<path d="${path}" stroke="#5f4326" stroke-width="11"/><path d="${path}" stroke="#a47c50" stroke-width="8.5" stroke-dasharray="3.4 1.3"/>`
  }
  const icon = kind === '3:1' ? 'any' : kind
  return `${pier(a)}${pier(b)}<g transform="${at(plaque)}"><rect x="-27" y="-31" width="54" height="68" rx="15" opacity=".22"/><rect x="-27" y="-34" width="54" height="68" rx="15" fill="#fbf5e4" stroke="${RINGS[kind]}" stroke-width="4.5"/><use href="#sb-i-${icon}" x="-17" y="-31" width="34" height="34"/><text y="24" class="sb-h">${kind === '3:1' ? '3:1' : '2:1'}</text></g>`
}

function nearestHex(point: Point): Point {
  const distance = ({ x, y }: Point): number => (x - point.x) ** 2 + (y - point.y) ** 2
  return HEX_POINTS.reduce((best, centre) => (distance(centre) < distance(best) ? centre : best))
}
