import { listSeats } from '@serai/kernel'
import { EDGE_A, EDGE_B, EDGES, HARBOUR_EDGES, HEX_CENTRES, HEXES, VERTEX_POINTS, VERTICES } from './board/geometry.ts'
import { HEX_IDS } from './board/ids.ts'
import { isKnown } from './hidden/is-known.ts'
import { isOffering, offerAt } from './rules/trade.ts'
import { trueScore } from './rules/victory.ts'
import * as layout from './state/layout.ts'
import { stageName } from './state/stage-names.ts'
import { CARDS, pips, RESOURCES, TERRAINS } from './vocabulary.ts'

type CatanState = layout.CatanState

const SEAT_LETTERS = 'ABCD'
const HARBOUR_LABELS = ['wood 2:1', 'brick 2:1', 'sheep 2:1', 'wheat 2:1', 'ore 2:1', '3:1']

/** Where a point of the lattice is drawn; room for harbours round the island. */
const column = (x: number): number => 12 + (x + 5) * 7
const line = (y: number): number => 2 + 5 * Math.floor((y + 8) / 3) + ((y + 8) % 3 === 0 ? 0 : 2)

/** The island and the players as text. Seats are letters: (A) a settlement, [A] a city, aaa a road. */
export function render(s: CatanState): string {
  return `${renderBoard(s)}\n\n${renderPlayers(s)}\n`
}

/** `free`: how a corner is shown where nothing stands. */
export function renderBoard(s: CatanState, free: (vertex: number) => string = () => '·'): string {
  const canvas = new Canvas()
  for (let edge = 0; edge < EDGES; edge++) drawEdge(s, canvas, edge)
  for (let vertex = 0; vertex < VERTICES; vertex++) drawVertex(s, canvas, vertex, free)
  for (let hex = 0; hex < HEXES; hex++) drawHex(s, canvas, hex)
  for (let place = 0; place < 9; place++) drawHarbour(s, canvas, place)
  return canvas.toString()
}

class Canvas {
  readonly #rows: string[][] = []

  write(x: number, y: number, text: string): void {
    while (this.#rows.length <= y) this.#rows.push([])
    const row = this.#rows[y]!
    while (row.length < x + text.length) row.push(' ')
    for (let i = 0; i < text.length; i++) if (x + i >= 0) row[x + i] = text[i]!
  }

  centre(x: number, y: number, text: string): void {
    this.write(x - (text.length >> 1), y, text)
  }

  toString(): string {
    return this.#rows.map((row) => row.join('').trimEnd()).join('\n')
  }
}

function drawEdge(s: CatanState, canvas: Canvas, edge: number): void {
  const { a, b, x, y } = endsOf(edge)
  const owner = s[layout.ROAD + edge]! - 1
  const letter = owner < 0 ? '' : SEAT_LETTERS[owner]!.toLowerCase()
  if (a.x === b.x) {
    for (let row = line(a.y) + 1; row < line(b.y); row++) canvas.centre(x, row, letter || '|')
  } else if (letter) {
    canvas.centre(x, y, letter.repeat(3))
  } else {
    canvas.centre(x, y, a.x < b.x ? '\\' : '/')
  }
}

function endsOf(edge: number): { a: Point; b: Point; x: number; y: number } {
  const [a, b] = [VERTEX_POINTS[EDGE_A[edge]!]!, VERTEX_POINTS[EDGE_B[edge]!]!]
  return { a, b, x: Math.round((column(a.x) + column(b.x)) / 2), y: Math.floor((line(a.y) + line(b.y)) / 2) }
}

type Point = (typeof VERTEX_POINTS)[number]

function drawVertex(s: CatanState, canvas: Canvas, vertex: number, free: (vertex: number) => string): void {
  const point = VERTEX_POINTS[vertex]!
  const building = s[layout.BUILDING + vertex]!
  const owner = SEAT_LETTERS[(building - 1) & 3]!
  const text = building === 0 ? free(vertex) : building > 4 ? `[${owner}]` : `(${owner})`
  canvas.centre(column(point.x), line(point.y), text)
}

function drawHex(s: CatanState, canvas: Canvas, hex: number): void {
  const centre = HEX_CENTRES[hex]!
  const [x, y] = [column(centre.x), line(centre.y - 1)]
  const number = s[layout.NUMBER + hex]!
  const robber = s[layout.ROBBER] === hex ? ' ROBBER' : ''
  canvas.centre(x, y + 1, `${HEX_IDS[hex]} ${TERRAINS[s[layout.TERRAIN + hex]!]}`)
  canvas.centre(x, y + 2, `${number === 0 ? '' : `${number} ${'.'.repeat(pips(number))}`}${robber}`.trim())
}

/** Beside the edge, on the side of the sea. */
function drawHarbour(s: CatanState, canvas: Canvas, place: number): void {
  const { a, b, x, y } = endsOf(HARBOUR_EDGES[place]!)
  const label = HARBOUR_LABELS[s[layout.HARBOUR + place]!]!
  const row = a.x === b.x ? y : y + (a.y < 0 ? -2 : 2)
  canvas.write(a.x + b.x > 0 ? x + 2 : x - 1 - label.length, row, label)
}

const HEAD = ['seat', 'points', 'cards', ...RESOURCES, 'development', 'knights', 'road', '']

function renderPlayers(s: CatanState): string {
  const { turnStage, subStep } = stageName(s)
  const roll = s[layout.DIE_A] === 0 ? '' : `, dice ${s[layout.DIE_A]} ${s[layout.DIE_B]}`
  const bank = RESOURCES.map((name, r) => `${name} ${s[layout.BANK + r]}`).join(' ')
  const stage = `turn ${s[layout.TURN]}, seat ${s[layout.ACTIVE]}: ${turnStage}${subStep ? ` (${subStep})` : ''}${roll}`
  const rows = [HEAD, ...[...Array(s[layout.SEATS]).keys()].map((p) => playerRow(s, p))]
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)))
  const table = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  )
  return [stage, `bank: ${bank}, deck ${s[layout.DECK_SIZE]}`, ...table, ...renderOffers(s)].join('\n')
}

function renderOffers(s: CatanState): string[] {
  return [...Array(s[layout.SEATS]).keys()]
    .filter((p) => isOffering(s, p))
    .map((p) => {
      const at = offerAt(p)
      const side = (from: number): string =>
        RESOURCES.flatMap((name, r) => (s[at + from + r] === 0 ? [] : [`${name} ${s[at + from + r]}`])).join(', ')
      const accepted = listSeats(s[at + layout.OFFER_ACCEPTED]!)
      const answer = accepted.length > 0 ? `; accepted by ${accepted.join(', ')}` : ''
      const to = listSeats(s[at + layout.OFFER_TO]!).join(', ')
      return `offer ${s[at]} of seat ${p} to ${to}: ${side(layout.OFFER_GIVE)} for ${side(layout.OFFER_WANT)}${answer}`
    })
}

function playerRow(s: CatanState, p: number): string[] {
  const known = isKnown(s, p)
  const points = s[layout.POINTS + p]!
  const unseen = trueScore(s, p) - points
  const cards = CARDS.flatMap((card, c) => {
    const held = s[layout.CARDS_HELD + 5 * p + c]!
    return held > 0 ? [held > 1 ? `${card} ${held}` : card] : []
  })
  const marks = [
    s[layout.LONGEST_ROAD] === p ? 'Longest Road' : '',
    s[layout.LARGEST_ARMY] === p ? 'Largest Army' : '',
    ((s[layout.PLAYING]! >> p) & 1) === 0 ? 'resigned' : '',
    s[layout.OWES + p]! > 0 ? `owes ${s[layout.OWES + p]} cards` : '',
  ]
  return [
    `${SEAT_LETTERS[p]} (${p})`,
    unseen > 0 ? `${points}+${unseen}` : String(points),
    String(s[layout.HAND_SIZE + p]),
    ...RESOURCES.map((_, r) => (known ? String(s[layout.HAND + 5 * p + r]) : '?')),
    known ? cards.join(', ') || '-' : [...cards, `${s[layout.CARDS_SIZE + p]! - unseen} hidden`].join(', '),
    String(s[layout.CARDS_SHOWN + 5 * p]),
    String(s[layout.ROAD_LENGTH + p]),
    marks.filter(Boolean).join(', '),
  ]
}
