import type { NardeState } from '@serai/narde'
import * as rules from '@serai/narde'
import { layout } from '@serai/narde/raw'
import { across, bitCount } from './bits.ts'

const { COUNT, FIRST, OCCUPIED, OFF } = layout
const POINTS = rules.POINTS
const HOME = rules.HOME
const CHECKERS = rules.CHECKERS
const DIE_SIDES = rules.DIE_SIDES
const ALL_PIPS = rules.ALL_PIPS
const ALL = (1 << POINTS) - 1
/** The points that a die can reach, from the next one on. */
const REACH = (1 << DIE_SIDES) - 1

/** Each point of a side: at least one, two, three checkers, and how many more. */
const UNITS = 4
const BOARD = POINTS * UNITS

/** Offsets of what is told of one side; docs/bots-narde.md describes the inputs. */
const OFF_SHARE = BOARD
const ANY_OFF = OFF_SHARE + 1
const OUTSIDE = ANY_OFF + 1
const ALL_HOME = OUTSIDE + 1
const PIPS = ALL_HOME + 1
const HEAD = PIPS + 1
const REAR = HEAD + 1
const FREE_PATH = REAR + 1
const FIRST_TURN = FREE_PATH + 1
/** Checkers by how many of the six points before them the opponent holds. */
const FACED = FIRST_TURN + 1
/** Rows of 3, 4, 5 and 6 opposing points: the share of checkers behind one, and whether there is any. */
const BEHIND = FACED + DIE_SIDES + 1
const ROWS = 4
const SHORTEST_ROW = 3
const IS_BEHIND = BEHIND + ROWS
/** By die: how many points a step can start from, and whether the head can make it. */
const STEPS = IS_BEHIND + ROWS
const HEAD_STEPS = STEPS + DIE_SIDES
const SIDE_SIZE = HEAD_STEPS + DIE_SIDES

/** Where a side's inputs begin, for the side that is about to roll and for the other, and what they are. */
export const SIDE_INPUTS = SIDE_SIZE
export const INPUT = { FACED, FREE_PATH, BEHIND, IS_BEHIND, STEPS, HEAD_STEPS, PIPS, OUTSIDE, REAR } as const

const LEAD = 2 * SIDE_SIZE
const RACE = LEAD + 1
const RACE_LEAD = RACE + 1
const BIAS = RACE_LEAD + 1
export const INPUTS = BIAS + 1

const LEAD_UNIT = 40

/** What the net is told of a board: first the side that is about to roll, then the other. Fills out[0..INPUTS). */
export function writeFeatures(s: NardeState, roller: number, out: Float32Array): void {
  out.fill(0)
  const own = writeSide(s, roller, 0, out)
  const other = writeSide(s, 1 - roller, SIDE_SIZE, out)
  const lead = (other - own) / LEAD_UNIT
  const race = out[FREE_PATH] === 1 && out[SIDE_SIZE + FREE_PATH] === 1
  out[LEAD] = lead
  out[RACE] = race ? 1 : 0
  out[RACE_LEAD] = race ? lead : 0
  out[BIAS] = 1
}

/** The pips that the side has to go. */
function writeSide(s: NardeState, side: number, at: number, out: Float32Array): number {
  const base = COUNT + POINTS * side
  const occupied = s[OCCUPIED + side]!
  const opposing = across(s[OCCUPIED + 1 - side]!)
  let pips = 0
  let outside = 0
  for (let rest = occupied; rest !== 0; rest &= rest - 1) {
    const q = 31 - Math.clz32(rest & -rest)
    const count = s[base + q]!
    const unit = at + UNITS * q
    out[unit] = 1
    if (count > 1) out[unit + 1] = 1
    if (count > 2) out[unit + 2] = 1
    if (count > 3) out[unit + 3] = (count - 3) / UNITS
    pips += (POINTS - q) * count
    if (q >= HOME) continue
    outside += count
    out[at + FACED + bitCount((opposing >>> (q + 1)) & REACH)]! += count / CHECKERS
  }
  const off = s[OFF + side]!
  const head = s[base]!
  const rear = occupied === 0 ? POINTS : 31 - Math.clz32(occupied & -occupied)
  out[at + OFF_SHARE] = off / CHECKERS
  out[at + ANY_OFF] = off > 0 ? 1 : 0
  out[at + OUTSIDE] = outside / CHECKERS
  out[at + ALL_HOME] = outside === 0 ? 1 : 0
  out[at + PIPS] = pips / ALL_PIPS
  out[at + HEAD] = head / CHECKERS
  out[at + REAR] = rear / POINTS
  out[at + FREE_PATH] = opposing >>> rear === 0 ? 1 : 0
  out[at + FIRST_TURN] = s[FIRST + side]!
  writeRows(s, base, opposing, at, out)
  const free = ~opposing & ALL
  for (let die = 1; die <= DIE_SIDES; die++) {
    out[at + STEPS + die - 1] = bitCount(occupied & (free >>> die)) / DIE_SIDES
    if (head > 0 && ((free >>> die) & 1) === 1) out[at + HEAD_STEPS + die - 1] = 1
  }
  return pips
}

/** A checker is behind some row of a length exactly when it is behind the foremost one. */
function writeRows(s: NardeState, base: number, opposing: number, at: number, out: Float32Array): void {
  let rows = opposing & (opposing >>> 1)
  for (let row = 0; row < ROWS; row++) {
    rows &= opposing >>> (SHORTEST_ROW - 1 + row)
    if (rows === 0) return
    const start = 31 - Math.clz32(rows)
    let behind = 0
    for (let q = 0; q < start; q++) behind += s[base + q]!
    if (behind === 0) return
    out[at + BEHIND + row] = behind / CHECKERS
    out[at + IS_BEHIND + row] = 1
  }
}
