import type { Observation } from '@serai/kernel'
import { EDGES, HEXES, VERTICES } from '../board/geometry.ts'
import { isOffering, offerAt } from '../rules/trade.ts'
import * as layout from '../state/layout.ts'
import { STAGE_OVER } from '../state/stage.ts'
import { CARDS_PER_RESOURCE, pips } from '../vocabulary.ts'

type CatanState = layout.CatanState

const PLAYER = 5 + 1 + 5 + 5 + 1 + 4 + 3 + 1 + 1 + 2 + 5 + 1 + 1
const OFFER = 1 + 5 + 5 + 4 + 4

/** Blocks of the tensor and their sizes, in order; docs/encodings/catan.md describes them. */
export const OBSERVATION_BLOCKS = {
  hexes: HEXES * 18,
  harbours: 9 * 6,
  vertices: VERTICES * 8,
  edges: EDGES * 4,
  players: 4 * PLAYER,
  bank: 5 + 1,
  stage: STAGE_OVER + 1,
  turn: 4 + 4 + 2 + 4,
  offers: 4 * OFFER,
} as const

const SIZE = Object.values(OBSERVATION_BLOCKS).reduce((sum, size) => sum + size, 0)

/** Seats are relative: 0 is the seat that looks, 1 the next in turn order. Counts are scaled to about 0 … 1. */
export const observation: Observation<CatanState> = { size: SIZE, write }

function write(s: CatanState, seat: number, out: Float32Array): void {
  const seats = s[layout.SEATS]!
  const relative = (p: number): number => (p - seat + seats) % seats
  out.fill(0, 0, SIZE)
  let at = 0
  for (let hex = 0; hex < HEXES; hex++, at += 18) {
    const number = s[layout.NUMBER + hex]!
    out[at + s[layout.TERRAIN + hex]!] = 1
    if (number > 0) out[at + 6 + (number < 7 ? number - 2 : number - 3)] = 1
    out[at + 16] = pips(number) / 5
    out[at + 17] = s[layout.ROBBER] === hex ? 1 : 0
  }
  for (let place = 0; place < 9; place++, at += 6) out[at + s[layout.HARBOUR + place]!] = 1
  for (let vertex = 0; vertex < VERTICES; vertex++, at += 8) {
    const building = s[layout.BUILDING + vertex]!
    if (building > 0) out[at + (building > 4 ? 4 : 0) + relative((building - 1) & 3)] = 1
  }
  for (let edge = 0; edge < EDGES; edge++, at += 4) {
    const road = s[layout.ROAD + edge]!
    if (road > 0) out[at + relative(road - 1)] = 1
  }
  for (let i = 0; i < 4; i++, at += PLAYER) if (i < seats) writePlayer(s, (seat + i) % seats, i === 0, out, at)
  for (let r = 0; r < 5; r++) out[at++] = s[layout.BANK + r]! / CARDS_PER_RESOURCE
  out[at++] = s[layout.DECK_SIZE]! / 25
  out[at + s[layout.STAGE]!] = 1
  at += STAGE_OVER + 1
  out[at + relative(s[layout.ACTIVE]!)] = 1
  out[at + 4 + seat] = 1
  out[at + 8] = s[layout.CARD_PLAYED]!
  out[at + 9] = s[layout.FREE_ROADS]! / 2
  out[at + 10] = s[layout.DIE_A]! / 6
  out[at + 11] = s[layout.DIE_B]! / 6
  out[at + 12] = s[layout.TARGET]! / 10
  out[at + 13] = Math.min(1, s[layout.TURN]! / 200)
  at += 14
  for (let i = 0; i < 4; i++, at += OFFER) if (i < seats) writeOffer(s, (seat + i) % seats, relative, out, at)
}

function writePlayer(s: CatanState, p: number, own: boolean, out: Float32Array, from: number): void {
  let at = from
  for (let r = 0; r < 5; r++) out[at++] = own ? s[layout.HAND + 5 * p + r]! / 10 : 0
  out[at++] = s[layout.HAND_SIZE + p]! / 10
  for (let c = 0; c < 5; c++) out[at++] = own ? s[layout.CARDS_HELD + 5 * p + c]! / 5 : 0
  for (let c = 0; c < 5; c++) out[at++] = own ? s[layout.CARDS_NEW + 5 * p + c]! / 5 : 0
  out[at++] = s[layout.CARDS_SIZE + p]! / 5
  for (const c of [0, 2, 3, 4]) out[at++] = s[layout.CARDS_SHOWN + 5 * p + c]! / 5
  out[at++] = s[layout.ROADS_LEFT + p]! / 15
  out[at++] = s[layout.SETTLEMENTS_LEFT + p]! / 5
  out[at++] = s[layout.CITIES_LEFT + p]! / 4
  out[at++] = s[layout.POINTS + p]! / 10
  out[at++] = s[layout.ROAD_LENGTH + p]! / 15
  out[at++] = s[layout.LONGEST_ROAD] === p ? 1 : 0
  out[at++] = s[layout.LARGEST_ARMY] === p ? 1 : 0
  for (let r = 0; r < 5; r++) out[at++] = (4 - s[layout.RATE + 5 * p + r]!) / 2
  out[at++] = s[layout.OWES + p]! / 10
  out[at++] = (s[layout.PLAYING]! >> p) & 1
}

function writeOffer(s: CatanState, p: number, relative: (p: number) => number, out: Float32Array, at: number): void {
  if (!isOffering(s, p)) return
  const offer = offerAt(p)
  out[at] = 1
  for (let r = 0; r < 5; r++) {
    out[at + 1 + r] = s[offer + layout.OFFER_GIVE + r]! / 5
    out[at + 6 + r] = s[offer + layout.OFFER_WANT + r]! / 5
  }
  for (let q = 0; q < s[layout.SEATS]!; q++) {
    out[at + 11 + relative(q)] = (s[offer + layout.OFFER_TO]! >> q) & 1
    out[at + 15 + relative(q)] = (s[offer + layout.OFFER_ACCEPTED]! >> q) & 1
  }
}
