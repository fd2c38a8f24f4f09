import { EDGE_A, EDGE_B, EDGES, HARBOUR_EDGES, HEX_CENTRES, HEXES, VERTEX_POINTS, VERTICES } from './geometry.ts'
import { HEX_IDS } from './ids.ts'
import * as layout from './layout.ts'
import { stageName } from './stage-names.ts'
import { trueScore } from './victory.ts'
import { CARDS, RESOURCES, TERRAINS } from './vocabulary.ts'

type CatanState = layout.CatanState

/** One step of the lattice in characters. */
const COLUMNS = 7
const ROWS = 2
const MARGIN = { x: 7, y: 2 }
const SEAT_LETTERS = 'ABCD'
/** What a road of each seat is drawn with; a settlement is a small letter, a city a capital. */
const HARBOUR_LABELS = ['wood 2:1', 'brick 2:1', 'sheep 2:1', 'wheat 2:1', 'ore 2:1', '3:1']

const column = (x: number): number => MARGIN.x + (x + 5) * COLUMNS
const line = (y: number): number => MARGIN.y + Math.round(((y + 8) * ROWS * 3) / 4)

/** The island and the players as text: seats are letters, a small one a settlement, a capital a city, `=` and a letter a road. */
export function render(s: CatanState): string {
  return `${renderBoard(s)}\n\n${renderPlayers(s)}\n`
}

function renderBoard(s: CatanState): string {
  const canvas = new Canvas()
  for (let edge = 0; edge < EDGES; edge++) drawEdge(s, canvas, edge)
  for (let vertex = 0; vertex < VERTICES; vertex++) drawVertex(s, canvas, vertex)
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
  const [a, b] = [VERTEX_POINTS[EDGE_A[edge]!]!, VERTEX_POINTS[EDGE_B[edge]!]!]
  const owner = s[layout.ROAD + edge]! - 1
  const x = (column(a.x) + column(b.x)) / 2
  const top = line(a.y)
  const bottom = line(b.y)
  if (a.x === b.x) {
    for (let y = top + 1; y < bottom; y++) canvas.centre(x, y, owner < 0 ? '|' : SEAT_LETTERS[owner]!.toLowerCase())
    return
  }
  const middle = Math.round((top + bottom) / 2)
  const mark = owner < 0 ? (a.x < b.x ? '\\' : '/') : `${SEAT_LETTERS[owner]!.toLowerCase()}`
  canvas.centre(Math.round(x), middle, owner < 0 ? mark : `${mark}${mark}${mark}`)
}

function drawVertex(s: CatanState, canvas: Canvas, vertex: number): void {
  const point = VERTEX_POINTS[vertex]!
  const building = s[layout.BUILDING + vertex]!
  const owner = SEAT_LETTERS[(building - 1) & 3]!
  const text = building === 0 ? '·' : building > 4 ? `[${owner}]` : `(${owner})`
  canvas.centre(column(point.x), line(point.y), text)
}

function drawHex(s: CatanState, canvas: Canvas, hex: number): void {
  const centre = HEX_CENTRES[hex]!
  const [x, y] = [column(centre.x), line(centre.y)]
  const number = s[layout.NUMBER + hex]!
  canvas.centre(x, y - 1, `${HEX_IDS[hex]}${s[layout.ROBBER] === hex ? ' ROB' : ''}`)
  canvas.centre(x, y, TERRAINS[s[layout.TERRAIN + hex]!]!)
  canvas.centre(x, y + 1, number === 0 ? '' : String(number))
}

function drawHarbour(s: CatanState, canvas: Canvas, place: number): void {
  const edge = HARBOUR_EDGES[place]!
  const [a, b] = [VERTEX_POINTS[EDGE_A[edge]!]!, VERTEX_POINTS[EDGE_B[edge]!]!]
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const label = HARBOUR_LABELS[s[layout.HARBOUR + place]!]!
  canvas.centre(Math.round(column(x * 1.22)), line(y * 1.16), label)
}

function renderPlayers(s: CatanState): string {
  const head = 'seat   points  cards  wood brick sheep wheat ore   development             knights  road'
  const rows = [...Array(s[layout.SEATS]).keys()].map((p) => playerRow(s, p))
  const { turnStage, subStep } = stageName(s)
  const roll = s[layout.DIE_A] === 0 ? '' : `, dice ${s[layout.DIE_A]} ${s[layout.DIE_B]}`
  const bank = RESOURCES.map((name, r) => `${name} ${s[layout.BANK + r]}`).join(' ')
  const stage = `turn ${s[layout.TURN]}, seat ${s[layout.ACTIVE]}: ${turnStage}${subStep ? ` (${subStep})` : ''}${roll}`
  return [stage, `bank: ${bank}, deck ${s[layout.DECK_SIZE]}`, head, ...rows].join('\n')
}

function playerRow(s: CatanState, p: number): string {
  const known = s[layout.VIEWER] === layout.OPEN || s[layout.VIEWER] === p
  const hand = RESOURCES.map((_, r) => (known ? String(s[layout.HAND + 5 * p + r]) : '?').padStart(5)).join('')
  const cards = CARDS.flatMap((card, c) => {
    const held = s[layout.CARDS_HELD + 5 * p + c]!
    return held > 0 ? [`${card}${held > 1 ? ` ${held}` : ''}`] : []
  }).join(', ')
  const points = `${s[layout.POINTS + p]}${known && trueScore(s, p) > s[layout.POINTS + p]! ? `+${trueScore(s, p) - s[layout.POINTS + p]!}` : ''}`
  const held = known ? cards || '-' : `${s[layout.CARDS_SIZE + p]} hidden`
  const marks = [
    s[layout.LONGEST_ROAD] === p ? 'longest road' : '',
    s[layout.LARGEST_ARMY] === p ? 'largest army' : '',
    ((s[layout.PLAYING]! >> p) & 1) === 0 ? 'resigned' : '',
  ].filter(Boolean)
  return `${SEAT_LETTERS[p]} (${p})  ${points.padEnd(6)}  ${String(s[layout.HAND_SIZE + p]).padEnd(5)} ${hand}   ${held.padEnd(22)}  ${String(s[layout.CARDS_SHOWN + 5 * p]).padEnd(7)}  ${String(s[layout.ROAD_LENGTH + p]).padEnd(3)}${marks.join(', ')}`.trimEnd()
}
